#pragma once

#include "core/games/offeredorders.h"

#include <QCheckBox>
#include <QCoreApplication>

namespace prunus {

/// The check box for following captures where the depth ends; hidden for games that do not offer
/// this.
class CapturesBox : public QCheckBox {
    Q_DECLARE_TR_FUNCTIONS(prunus::CapturesBox)

  public:
    CapturesBox(const QString& text, QWidget* parent) : QCheckBox(text, parent) {
        setGame(TicTacToe{});
        setLimited(true);
    }

    void setGame(const AnyGame& game) { setVisible(offers(game, Quiescence::captures)); }
    /// Enables the box while the depth is limited. Without a limit the search ends with the game,
    /// and there is nothing to follow.
    void setLimited(bool limited) {
        setEnabled(limited);
        setToolTip(
            limited ? tr("Where the depth ends and something can be captured, the search goes on: "
                         "whoever moves captures, or stands pat and leaves the position at its "
                         "static value, until nothing can be captured.")
                    : tr("Choose a depth first: captures follow where it ends."));
        setAccessibleDescription(toolTip());
    }
    [[nodiscard]] Quiescence quiescence() const {
        return !isHidden() && isEnabled() && isChecked() ? Quiescence::captures : Quiescence::none;
    }
};

} // namespace prunus
