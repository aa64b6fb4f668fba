#include "ui/words/gamewords.h"

#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>
#include <cmath>

// TRANSLATOR GameWords X and O are pieces; moves are squares such as b2.

namespace prunus {
namespace {

struct GameKindWords {
    GameKind kind;
    const char* name;
};

constexpr std::array gameKindWords{
    GameKindWords{GameKind::ticTacToe, QT_TRANSLATE_NOOP("GameKind", "Tic-tac-toe")},
    GameKindWords{GameKind::mnk, QT_TRANSLATE_NOOP("GameKind", "k in a row on a grid (m,n,k)")},
    GameKindWords{GameKind::connectFour, QT_TRANSLATE_NOOP("GameKind", "Connect Four")},
    GameKindWords{GameKind::nim, QT_TRANSLATE_NOOP("GameKind", "Nim, the last one loses (misère)")},
    GameKindWords{GameKind::nimNormal,
                  QT_TRANSLATE_NOOP("GameKind", "Nim, the last one wins (normal)")},
    GameKindWords{GameKind::reversi, QT_TRANSLATE_NOOP("GameKind", "Reversi")},
    GameKindWords{GameKind::go, QT_TRANSLATE_NOOP("GameKind", "Go")},
    GameKindWords{GameKind::chess, QT_TRANSLATE_NOOP("GameKind", "Chess")},
    GameKindWords{GameKind::ultimateTicTacToe,
                  QT_TRANSLATE_NOOP("GameKind", "Ultimate tic-tac-toe")},
};
static_assert(isEnumTable<gameKindWords, &GameKindWords::kind>());

bool hasMarks(BoardKind kind) {
    return kind == BoardKind::marks || kind == BoardKind::nested;
}

// lupdate puts what stands near these types into contexts of their own.
bool lastOneLoses(const Nim& game) {
    return game.lastOne() == Nim::LastOne::loses;
}

class GameWords {
    Q_DECLARE_TR_FUNCTIONS(GameWords)

  public:
    static QString name(const AnyGame& position);
    static QString side(BoardKind kind, Player player);
    static QString result(const Board& board);
    static QString pass(const Board& board);
    static QString mover(const Board& board);
    static QString order(GameMoveOrder order);
    static QString man(Man man, bool first);
    static QString evaluation(Evaluation evaluation);
    static QStringList captions(const Board& board);
    static QString position(const Board& board, const std::string& move, bool tellsResult);
    static QString contradiction(const QString& ended, Value result, Value value);
    static QString lastMove(const Board& board, const QString& move);

  private:
    static QStringList resultCaptions(const Board& board);
    /// A piece of the side, or where there are none its number.
    static QString sign(BoardKind kind, bool first);
    static QString nameOf(const TicTacToe& game);
    static QString nameOf(const AnyMnk& game);
    static QString nameOf(const Nim& game);
    static QString nameOf(const UltimateTicTacToe& game);
    static QString nameOf(const Go& game);
    static QString nameOf(const Chess<5>& game);
    static QString nameOf(const Chess<6>& game);
    static QString nameOf(const Chess<8>& game);
    template <std::uint32_t size> static QString nameOf(const Reversi<size>& game);
    template <class B> static QString nameOf(const ConnectFour<B>& game) {
        return connect(game.columns(), game.rows(), game.lying().inRow());
    }
    static QString connect(std::uint32_t columns, std::uint32_t rows, std::uint32_t inRow);
};

QString GameWords::nameOf(const TicTacToe& /*game*/) {
    return tr("Tic-tac-toe");
}

QString GameWords::nameOf(const AnyMnk& game) {
    return tr("%1 in a row on %2 × %3")
        .arg(game.board().inRow())
        .arg(game.board().width())
        .arg(game.board().height());
}

QString GameWords::nameOf(const Nim& game) {
    QStringList heaps;
    for (std::uint32_t k = 0; k < game.measures().columns; ++k) {
        heaps << QString::number(game.heaps().at(k));
    }
    const QString rule = lastOneLoses(game) ? tr("Nim %1; take up to %2, the last one loses")
                                            : tr("Nim %1; take up to %2, the last one wins");
    return rule.arg(listed(heaps)).arg(game.take());
}

QString GameWords::nameOf(const UltimateTicTacToe& /*game*/) {
    return tr("Ultimate tic-tac-toe");
}

QString GameWords::nameOf(const Go& game) {
    const auto [columns, rows, inRow] = game.measures();
    const QString name = tr("Go %1 × %2").arg(columns).arg(rows);
    //: A game of Go, and what the second player gets for moving second.
    return game.komiHalves() == 0
               ? name
               : tr("%1, komi %2").arg(name, shownNumber(game.komiHalves() / 2.0));
}

QString GameWords::nameOf(const Chess<5>& /*game*/) {
    return tr("Gardner’s chess 5 × 5");
}

QString GameWords::nameOf(const Chess<6>& /*game*/) {
    return tr("Los Alamos chess 6 × 6");
}

QString GameWords::nameOf(const Chess<8>& /*game*/) {
    return tr("Chess");
}

template <std::uint32_t size> QString GameWords::nameOf(const Reversi<size>& /*game*/) {
    return tr("Reversi %1 × %1").arg(size);
}

QString GameWords::connect(std::uint32_t columns, std::uint32_t rows, std::uint32_t inRow) {
    return columns == 7 && rows == 6 && inRow == 4
               ? tr("Connect Four")
               : tr("Connect %1 on %2 × %3").arg(inRow).arg(columns).arg(rows);
}

QString GameWords::name(const AnyGame& position) {
    return std::visit([](const auto& game) { return nameOf(game); }, position);
}

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
        if (board.checked) {
            return first ? tr("White to move, in check") : tr("Black to move, in check");
        }
        return first ? tr("White to move") : tr("Black to move");
    }
    return first ? tr("The first player to move") : tr("The second player to move");
}

QString GameWords::evaluation(Evaluation evaluation) {
    switch (evaluation) {
    case Evaluation::own:
        break;
    case Evaluation::zero:
        return tr("0 everywhere");
    case Evaluation::material:
        return tr("material");
    case Evaluation::shannon:
        //: Claude Shannon's evaluation of chess
        return tr("Shannon’s, of 1950");
    case Evaluation::simplified:
        return tr("material and squares");
    }
    return tr("the game’s own judgement");
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

QString GameWords::order(GameMoveOrder order) {
    switch (order) {
    case GameMoveOrder::own:
        break;
    case GameMoveOrder::centreFirst:
        return tr("centre first");
    case GameMoveOrder::capturesFirst:
        return tr("captures first");
    case GameMoveOrder::cornersFirst:
        return tr("corners first");
    case GameMoveOrder::fewestReplies:
        return tr("fewest replies first");
    case GameMoveOrder::promisingFirst:
        return tr("promising moves first");
    case GameMoveOrder::passFirst:
        return tr("pass first");
    case GameMoveOrder::checksFirst:
        return tr("checks first");
    }
    return tr("as the game lists them");
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

QString shownGameKind(GameKind kind) {
    return QCoreApplication::translate("GameKind",
                                       gameKindWords.at(static_cast<std::size_t>(kind)).name);
}

QString shownGame(const AnyGame& position) {
    return GameWords::name(position);
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

QString shownEvaluation(Evaluation evaluation) {
    return GameWords::evaluation(evaluation);
}

QString shownMan(Man man, bool first) {
    return GameWords::man(man, first);
}

QString shownGameOrder(GameMoveOrder order) {
    return GameWords::order(order);
}

} // namespace prunus
