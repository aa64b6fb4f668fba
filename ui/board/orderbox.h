#pragma once

#include "core/games/offeredorders.h"
#include "core/games/playing.h"
#include "ui/words/gamewords.h"

#include <QComboBox>

namespace prunus {

/// The orders of moves that a game offers, its own first.
class OrderBox : public QComboBox {
  public:
    using QComboBox::QComboBox;

    /// What was chosen stays where this game offers it too.
    void setGame(const AnyGame& game) {
        const GameMoveOrder chosen = order();
        clear();
        add(GameMoveOrder::own, boardKind(game));
        for (const GameMoveOrder each : offeredOrders(game)) {
            add(each, boardKind(game));
        }
        choose(chosen);
        setEnabled(count() > 1);
    }
    [[nodiscard]] GameMoveOrder order() const {
        return static_cast<GameMoveOrder>(currentData().toInt()); // 0, its own, while empty
    }
    void choose(GameMoveOrder order) { setCurrentIndex(std::max(findData(int(order)), 0)); }

  private:
    void add(GameMoveOrder order, BoardKind kind) {
        addItem(shownGameOrder(order, kind), int(order));
    }
};

} // namespace prunus
