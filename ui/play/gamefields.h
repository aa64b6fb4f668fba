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

/// The fields that say which game is played, and on what board: its name and its measures.
class GameFields : public QWidget {
    Q_OBJECT

  public:
    explicit GameFields(QWidget* parent = nullptr);

    /// The start of the game, or one sentence on what is wrong with its measures.
    [[nodiscard]] tl::expected<AnyGame, QString> game() const;
    /// Returns the command line's name for the game that the fields say.
    [[nodiscard]] QString name() const;
    /// Sets the fields to the game with this name on the command line, without a position; a name
    /// of no game changes nothing.
    void setName(const QString& name);

  signals:
    void changed();

  private:
    [[nodiscard]] const GameRow& row() const;
    [[nodiscard]] BoardMeasures measures() const;
    void setMeasures(const BoardMeasures& measures);
    [[nodiscard]] QSpinBox* spin(const char* name, const QString& label, std::uint32_t most);
    /// Whether the chosen game has fields for columns and rows.
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
