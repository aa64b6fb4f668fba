#pragma once

#include "core/games/board.h"

#include <QAccessibleWidget>

namespace prunus {

class BoardWidget;

/// From now on screen readers get every BoardWidget as a picture whose value is where the cursor is
/// and whose description is what lies on the board. Does its work once.
void makeBoardsAccessible();

/// What lies on a square, in a word.
[[nodiscard]] QString shownMark(const Board& board, std::uint32_t square);
/// What lies where, whose move it is or who won.
[[nodiscard]] QString spokenBoard(const Board& board);

class AccessibleBoard : public QAccessibleWidget {
  public:
    explicit AccessibleBoard(BoardWidget& board);

    [[nodiscard]] QString text(QAccessible::Text kind) const override;
};

} // namespace prunus
