#pragma once

#include "core/games/offeredorders.h"
#include "core/games/playing.h"
#include "ui/words/gamewords.h"

#include <QComboBox>

namespace prunus {

/// The box in which one of the move orders that a game offers is chosen, its own first.
class OrderBox : public QComboBox {
  public:
    using QComboBox::QComboBox;

    /// Offers the move orders of this game. The chosen one stays if this game offers it too.
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
        return static_cast<GameMoveOrder>(currentData().toInt()); // own (0) while empty
    }
    void choose(GameMoveOrder order) { setCurrentIndex(std::max(findData(int(order)), 0)); }

  private:
    void add(GameMoveOrder order, BoardKind kind) {
        addItem(shownGameOrder(order, kind), int(order));
    }
};

} // namespace prunus
