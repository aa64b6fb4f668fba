#pragma once

#include "core/games/board.h"
#include "ui/play/boardcursor.h"

#include <QAccessibleWidget>
#include <map>

namespace prunus {

class BoardWidget;

/// From now on screen readers get every BoardWidget as a group of its places, whose value is where
/// the cursor is and whose description is what lies on the board. Does its work once.
void makeBoardsAccessible();

/// A place, what lies there, and whether a move can be made: `b2: free, a move`.
[[nodiscard]] QString spokenPlace(const BoardWidget& board, const BoardPlace& place);
/// What lies where, whose move it is or who won.
[[nodiscard]] QString spokenBoard(const Board& board);
/// Tells screen readers that the cursor has moved, if the board has the keyboard.
void tellCursor(BoardWidget& board);
/// Tells them soon that something else may lie on the board: a move changes it in several steps.
void tellBoard(BoardWidget& board);

/// A board for screen readers: its squares, or in Nim the places of its counters, are buttons, the
/// one at the cursor with the focus.
class AccessibleBoard : public QAccessibleWidget {
  public:
    explicit AccessibleBoard(BoardWidget& board);
    ~AccessibleBoard() override;
    AccessibleBoard(const AccessibleBoard&) = delete;
    AccessibleBoard& operator=(const AccessibleBoard&) = delete;

    [[nodiscard]] BoardWidget& board() const;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    /// The place at the cursor.
    [[nodiscard]] QAccessibleInterface* current() const;
    /// That the cursor is there.
    void tellCursor();
    /// Of the board and the place at the cursor, what is not as it was told last.
    void tellChanges();

  private:
    /// The name of a place, and what of it says what lies there.
    struct Told {
        QString name;
        QString lies;
    };
    [[nodiscard]] Told toTell() const;

    Told told_;
    QString toldDescription_;
    mutable std::map<int, QAccessible::Id> made_;
};

} // namespace prunus
