#include "ui/play/accessibleboard.h"

#include "ui/play/boardwidget.h"
#include "ui/words/gamewords.h"
#include "ui/words/lists.h"

#include <QCoreApplication>

namespace prunus {
namespace {

class Said {
    Q_DECLARE_TR_FUNCTIONS(AccessibleBoard)

  public:
    static QString mark(const Board& board, std::uint32_t square);
    static QString board(const Board& board);

  private:
    static QString squares(const Board& board);
    static QString heaps(const Board& board);
};

QString Said::mark(const Board& board, std::uint32_t square) {
    switch (board.placement.squares.at(square)) {
    case Mark::first:
        return shownSide(board.kind, Player::max);
    case Mark::second:
        return shownSide(board.kind, Player::min);
    case Mark::none:
        break;
    }
    //: Of a square without a piece.
    return tr("free");
}

/// Row by row from above.
QString Said::squares(const Board& board) {
    QStringList rows;
    for (std::uint32_t row = 0; row < board.measures.rows; ++row) {
        QStringList squares;
        for (std::uint32_t column = 0; column < board.measures.columns; ++column) {
            squares << mark(board, row * board.measures.columns + column);
        }
        rows << tr("Row %1: %2.").arg(row + 1).arg(listed(squares));
    }
    return rows.join(u' ');
}

QString Said::heaps(const Board& board) {
    QStringList heaps;
    for (std::size_t k = 0; k < board.placement.heaps.size(); ++k) {
        heaps << tr("Heap %1: %2.").arg(QChar(u'A' + int(k))).arg(board.placement.heaps[k]);
    }
    return heaps.join(u' ');
}

QString Said::board(const Board& board) {
    const QString lies = board.kind == BoardKind::heaps ? heaps(board) : squares(board);
    //: Who is to move, or how play ended; and the rows of the board.
    return tr("%1. %2").arg(board.ended ? shownResult(board) : shownMover(board), lies);
}

QAccessibleInterface* interfaceFor(const QString& className, QObject* object) {
    return className == QLatin1String("prunus::BoardWidget")
               ? new AccessibleBoard(*qobject_cast<BoardWidget*>(object))
               : nullptr;
}

} // namespace

QString shownMark(const Board& board, std::uint32_t square) {
    return Said::mark(board, square);
}

QString spokenBoard(const Board& board) {
    return Said::board(board);
}

void makeBoardsAccessible() {
    [[maybe_unused]] static const bool installed =
        (QAccessible::installFactory(interfaceFor), true);
}

AccessibleBoard::AccessibleBoard(BoardWidget& board)
    : QAccessibleWidget(&board, QAccessible::Graphic) {}

QString AccessibleBoard::text(QAccessible::Text kind) const {
    const auto* const board = qobject_cast<BoardWidget*>(object());
    switch (kind) {
    case QAccessible::Value:
        return board->spokenCursor();
    case QAccessible::Description:
        return spokenBoard(board->board());
    default:
        return QAccessibleWidget::text(kind);
    }
}

} // namespace prunus
