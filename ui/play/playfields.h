#pragma once

#include "core/games/game.h"
#include "core/games/namedgame.h"
#include "core/search/options.h"
#include "ui/board/orderbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSettings>
#include <QSpinBox>
#include <QWidget>

namespace prunus {

/// Who plays which side, and how the program searches for its moves.
class PlayFields : public QWidget {
    Q_OBJECT

  public:
    explicit PlayFields(QWidget* parent = nullptr);

    /// Sides are called as this game calls them, and the depth becomes one that alpha-beta soon
    /// searches, unless it was chosen.
    void setGame(const AnyGame& game);
    [[nodiscard]] bool isProgram(Player side) const;
    void setProgram(Player side, bool program);
    /// Algorithm and depth; the others as they are.
    void apply(SearchOptions& options) const;
    [[nodiscard]] Evaluation evaluation() const;
    [[nodiscard]] GameMoveOrder order() const { return order_->order(); }
    [[nodiscard]] bool distanceCounts() const { return distance_->isChecked(); }

    /// What was chosen the last time, but for the sides; what is not understood stays as it is.
    void restore(const QSettings& settings);
    void keep(QSettings& settings) const;

  signals:
    /// Who plays which side.
    void sidesChanged();

  private:
    QFormLayout* form_;
    QComboBox* first_;
    QComboBox* second_;
    QComboBox* algorithm_;
    QSpinBox* depth_;
    QComboBox* evaluation_;
    OrderBox* order_;
    QCheckBox* distance_;
    bool depthChosen_ = false;
};

} // namespace prunus
