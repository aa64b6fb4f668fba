#pragma once

#include "core/games/board.h"
#include "ui/play/boardcursor.h"

#include <QAccessibleWidget>
#include <map>

namespace prunus {

class BoardWidget;

/// Makes screen readers get every BoardWidget as a group of its places from now on. The value of
/// the group is the place at the cursor, and its description is what lies on the board. Only the
/// first call does anything.
void makeBoardsAccessible();

/// Returns the words for a place, what lies there, and whether a move can be made there, such as
/// `b2: free, a move`.
[[nodiscard]] QString spokenPlace(const BoardWidget& board, const BoardPlace& place);
/// Returns the words for what lies where, and whose move it is or who won.
[[nodiscard]] QString spokenBoard(const Board& board);
/// Tells screen readers that the cursor has moved, if the board has the keyboard.
void tellCursor(BoardWidget& board);
/// Tells screen readers a little later that something else may lie on the board: a move changes it
/// in several steps.
void tellBoard(BoardWidget& board);

/// A board for screen readers: its squares, or in Nim the places of its counters, are buttons, and
/// the button at the cursor has the focus.
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
    /// Tells screen readers that the cursor is at current().
    void tellCursor();
    /// Tells screen readers what has changed, of the board and of the place at the cursor, since
    /// they were told last.
    void tellChanges();

  private:
    /// The name of a place, and the part of it that says what lies there.
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
