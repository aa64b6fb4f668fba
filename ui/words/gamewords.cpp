#include "ui/words/gamewords.h"

#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

// TRANSLATOR GameWords X and O are pieces; moves are squares such as b2.

namespace prunus {
namespace {

bool hasMarks(BoardKind kind) {
    return kind == BoardKind::marks || kind == BoardKind::nested;
}

class GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)

  public:
    static QString side(BoardKind kind, Player player);
    static QString result(const Board& board);
    static QString pass(const Board& board);
    static QString mover(const Board& board);
    static QString man(Man man, bool first);
    static QStringList captions(const Board& board);
    static QString position(const Board& board, const std::string& move, bool tellsResult);
    static QString contradiction(const QString& ended, Value result, Value value);
    static QString lastMove(const Board& board, const QString& move);

  private:
    static QStringList resultCaptions(const Board& board);
    /// A piece of the side, or where there are none its number.
    static QString sign(BoardKind kind, bool first);
};

QString GameWords::side(BoardKind kind, Player player) {
    if (hasMarks(kind)) {
        return player == Player::max ? tr("X") : tr("O");
    }
    if (kind == BoardKind::chess) {
        return player == Player::max ? tr("White") : tr("Black");
    }
    return player == Player::max ? tr("the first player") : tr("the second player");
}

QString GameWords::result(const Board& board) {
    if (board.result == 0) {
        return board.kind == BoardKind::chess ? tr("Stalemate") : tr("Draw");
    }
    const bool first = board.result > 0;
    if (hasMarks(board.kind)) {
        return first ? tr("X wins") : tr("O wins");
    }
    if (board.kind == BoardKind::chess) {
        return first ? tr("White has mated") : tr("Black has mated");
    }
    if (board.kind == BoardKind::discs) {
        const int discs = static_cast<int>(std::lround(std::abs(board.result)));
        return first ? tr("The first player wins by %n discs", nullptr, discs)
                     : tr("The second player wins by %n discs", nullptr, discs);
    }
    if (board.kind == BoardKind::stones) {
        const QString points = shownNumber(std::abs(board.result));
        //: %1 are points, perhaps with a half.
        return (first ? tr("The first player wins by %1") : tr("The second player wins by %1"))
            .arg(points);
    }
    return first ? tr("The first player wins") : tr("The second player wins");
}

QString GameWords::pass(const Board& board) {
    const bool first = board.placement.toMove == Player::min;
    if (hasMarks(board.kind)) {
        return first ? tr("X passes") : tr("O passes");
    }
    return first ? tr("The first player passes") : tr("The second player passes");
}

QString GameWords::mover(const Board& board) {
    const bool first = board.placement.toMove == Player::max;
    if (hasMarks(board.kind)) {
        return first ? tr("X to move") : tr("O to move");
    }
    if (board.kind == BoardKind::chess) {
        if (board.stoodPat) {
            return first ? tr("White stands pat") : tr("Black stands pat");
        }
        if (board.checked) {
            return first ? tr("White to move, in check") : tr("Black to move, in check");
        }
        return first ? tr("White to move") : tr("Black to move");
    }
    return first ? tr("The first player to move") : tr("The second player to move");
}

QString GameWords::man(Man man, bool first) {
    switch (man) {
    case Man::pawn:
        return first ? tr("white pawn") : tr("black pawn");
    case Man::knight:
        return first ? tr("white knight") : tr("black knight");
    case Man::bishop:
        return first ? tr("white bishop") : tr("black bishop");
    case Man::rook:
        return first ? tr("white rook") : tr("black rook");
    case Man::queen:
        return first ? tr("white queen") : tr("black queen");
    case Man::king:
        return first ? tr("white king") : tr("black king");
    case Man::none:
        break;
    }
    return {};
}

QString GameWords::sign(BoardKind kind, bool first) {
    if (hasMarks(kind)) {
        return first ? tr("X") : tr("O");
    }
    if (kind == BoardKind::heaps) {
        return first ? tr("1st", "the first player") : tr("2nd", "the second player");
    }
    if (kind == BoardKind::chess) {
        return first ? tr("White") : tr("Black");
    }
    return first ? QStringLiteral("●") : QStringLiteral("○");
}

QStringList GameWords::resultCaptions(const Board& board) {
    if (board.result == 0) {
        return {result(board), QStringLiteral("=")};
    }
    const QString winner = sign(board.kind, board.result > 0);
    QStringList forms{result(board)};
    if (board.kind == BoardKind::discs || board.kind == BoardKind::stones) {
        const QString by = shownNumber(std::abs(board.result));
        forms << tr("%1 wins by %2", "a disc, by so many").arg(winner, by)
              << QStringLiteral("%1 +%2").arg(winner, by);
    } else {
        forms << tr("%1 wins", "a side").arg(winner);
    }
    return forms << winner;
}

QStringList GameWords::captions(const Board& board) {
    if (board.ended) {
        return resultCaptions(board);
    }
    if (!board.passed) {
        return {};
    }
    const QString passer = sign(board.kind, board.placement.toMove == Player::min);
    //: Where a player cannot move, with little room on a board.
    return {pass(board), tr("%1 passes", "a side").arg(passer), tr("pass")};
}

QString GameWords::lastMove(const Board& board, const QString& move) {
    if (board.passed) {
        return pass(board);
    }
    const bool first = board.placement.toMove == Player::min;
    if (board.taken) {
        const QString heap(QChar(static_cast<char16_t>(u'A' + board.taken->heap)));
        return (first ? tr("The first player takes %1 from heap %2")
                      : tr("The second player takes %1 from heap %2"))
            .arg(board.taken->taken)
            .arg(heap);
    }
    if (board.kind == BoardKind::columns) {
        return (first ? tr("The first player in column %1") : tr("The second player in column %1"))
            .arg(move);
    }
    if (board.kind == BoardKind::chess) {
        //: %1 is a move, such as Nf3
        return (first ? tr("White plays %1") : tr("Black plays %1")).arg(move);
    }
    const QString who = hasMarks(board.kind) ? side(board.kind, first ? Player::max : Player::min)
                        : first              ? tr("The first player")
                                             : tr("The second player");
    return tr("%1 on %2", "a side, a square").arg(who, move);
}

QString GameWords::position(const Board& board, const std::string& move, bool tellsResult) {
    const bool moved = board.passed || board.taken || !board.put.empty();
    if (!moved) {
        return board.ended ? (tellsResult ? result(board) : QString()) : mover(board);
    }
    const QString last = lastMove(board, QString::fromStdString(move));
    if (board.ended) {
        return tellsResult ? tr("%1. %2", "a move, how play ended").arg(last, result(board)) : last;
    }
    return tr("%1. %2", "a move, who is to move").arg(last, mover(board));
}

QString GameWords::contradiction(const QString& ended, Value result, Value value) {
    //: How play ended, and a number in the tree that is not what that is worth.
    return tr("%1. That is worth %2, but its value here is %3")
        .arg(ended, shownNumber(result), shownNumber(value));
}

} // namespace

QString withContradiction(const QString& ended, const Board& board, Value value) {
    return board.result == value ? ended : GameWords::contradiction(ended, board.result, value);
}

QString shownLastMove(const Board& board, const std::string& move) {
    return GameWords::lastMove(board, QString::fromStdString(move));
}

QString shownPosition(const Board& board, const std::string& move, bool tellsResult) {
    return GameWords::position(board, move, tellsResult);
}

QStringList boardCaptions(const Board& board) {
    return GameWords::captions(board);
}

QString shownSide(BoardKind kind, Player player) {
    return GameWords::side(kind, player);
}

QString shownResult(const Board& board) {
    return GameWords::result(board);
}

QString shownPass(const Board& board) {
    return GameWords::pass(board);
}

QString shownMover(const Board& board) {
    return GameWords::mover(board);
}

QString shownMan(Man man, bool first) {
    return GameWords::man(man, first);
}

} // namespace prunus
