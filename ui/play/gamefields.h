#pragma once

#include "core/games/namedgame.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>
#include <array>
#include <tl/expected.hpp>

namespace prunus {

/// Which game, and on what board: as players name it, with its measures.
class GameFields : public QWidget {
    Q_OBJECT

  public:
    explicit GameFields(QWidget* parent = nullptr);

    /// The start of the game, or one sentence on what is wrong with its measures.
    [[nodiscard]] tl::expected<AnyGame, QString> game() const;
    /// What the command line calls it, as the fields stand.
    [[nodiscard]] QString name() const;
    /// A game as the command line calls it, without a position; what is no game changes nothing.
    void setName(const QString& name);

  signals:
    void changed();

  private:
    [[nodiscard]] const GameRow& row() const;
    [[nodiscard]] BoardMeasures measures() const;
    void setMeasures(const BoardMeasures& measures);
    [[nodiscard]] QSpinBox* spin(const char* name, const QString& label, std::uint32_t most);
    /// Whether it is asked for columns and rows.
    [[nodiscard]] bool hasMeasures() const;
    void addBoard();
    void addKomi();
    void addVariant();
    void addHeaps();
    void derive();
    void showMeasures();

    QFormLayout* form_;
    QComboBox* kind_;
    QSpinBox* columns_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QSpinBox* inRow_ = nullptr;
    QComboBox* size_ = nullptr;
    QComboBox* variant_ = nullptr;
    QDoubleSpinBox* komi_ = nullptr;
    QLineEdit* heaps_ = nullptr;
    QSpinBox* take_ = nullptr;
    /// Each game on a grid keeps its own measures; those on screen are of the game `measured_`.
    GameKind measured_ = GameKind::mnk;
    std::array<BoardMeasures, everyGame.size()> kept_;
};

} // namespace prunus
