// What games are called, and what of them can be chosen.

#include "ui/words/gamewords.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

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
    GameKindWords{GameKind::reversi, QT_TRANSLATE_NOOP("GameKind", "Reversi, empties to nobody")},
    GameKindWords{GameKind::reversiWof,
                  QT_TRANSLATE_NOOP("GameKind", "Reversi, empties to the winner (WOF)")},
    GameKindWords{GameKind::go, QT_TRANSLATE_NOOP("GameKind", "Go")},
    GameKindWords{GameKind::chess, QT_TRANSLATE_NOOP("GameKind", "Chess")},
    GameKindWords{GameKind::ultimateTicTacToe,
                  QT_TRANSLATE_NOOP("GameKind", "Ultimate tic-tac-toe")},
};
static_assert(isEnumTable<gameKindWords, &GameKindWords::kind>());

// lupdate puts what stands near these types into contexts of their own.
bool lastOneLoses(const Nim& game) {
    return game.lastOne() == Nim::LastOne::loses;
}
bool isTheWinners(EmptySquares empty) {
    return empty == EmptySquares::winners;
}

class GameNames {
    Q_DECLARE_TR_FUNCTIONS(GameNames)

  public:
    static QString name(const AnyGame& position);
    static QString order(GameMoveOrder order);
    static QString ownOrder(BoardKind kind);
    static QString evaluation(Evaluation evaluation);
    static QString ownEvaluation(BoardKind kind);

  private:
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

QString GameNames::nameOf(const TicTacToe& /*game*/) {
    return tr("Tic-tac-toe");
}

QString GameNames::nameOf(const AnyMnk& game) {
    return tr("%1 in a row on %2 × %3")
        .arg(game.board().inRow())
        .arg(game.board().width())
        .arg(game.board().height());
}

QString GameNames::nameOf(const Nim& game) {
    QStringList heaps;
    for (std::uint32_t k = 0; k < game.measures().columns; ++k) {
        heaps << shownCount(game.heaps().at(k));
    }
    const QString rule = lastOneLoses(game) ? tr("Nim %1; take up to %2, the last one loses")
                                            : tr("Nim %1; take up to %2, the last one wins");
    return rule.arg(listed(heaps)).arg(game.take());
}

QString GameNames::nameOf(const UltimateTicTacToe& /*game*/) {
    return tr("Ultimate tic-tac-toe");
}

QString GameNames::nameOf(const Go& game) {
    const auto [columns, rows, inRow] = game.measures();
    const QString name = tr("Go %1 × %2").arg(columns).arg(rows);
    //: A game of Go, and what the second player gets for moving second.
    return game.komiHalves() == 0
               ? name
               : tr("%1, komi %2").arg(name, shownNumber(game.komiHalves() / 2.0));
}

QString GameNames::nameOf(const Chess<5>& /*game*/) {
    return tr("Gardner’s chess 5 × 5");
}

QString GameNames::nameOf(const Chess<6>& /*game*/) {
    return tr("Los Alamos chess 6 × 6");
}

QString GameNames::nameOf(const Chess<8>& /*game*/) {
    return tr("Chess");
}

template <std::uint32_t size> QString GameNames::nameOf(const Reversi<size>& game) {
    //: Whose the squares are that are still empty at the end.
    return (isTheWinners(game.emptySquares()) ? tr("Reversi %1 × %1, empty squares to the winner")
                                              : tr("Reversi %1 × %1"))
        .arg(size);
}

QString GameNames::connect(std::uint32_t columns, std::uint32_t rows, std::uint32_t inRow) {
    return columns == 7 && rows == 6 && inRow == 4
               ? tr("Connect Four")
               : tr("Connect %1 on %2 × %3").arg(inRow).arg(columns).arg(rows);
}

QString GameNames::name(const AnyGame& position) {
    return std::visit([](const auto& game) { return nameOf(game); }, position);
}

QString GameNames::evaluation(Evaluation evaluation) {
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

QString GameNames::ownEvaluation(BoardKind kind) {
    switch (kind) {
    case BoardKind::marks:
    case BoardKind::columns:
        //: What positions are judged by.
        return tr("lines still open");
    case BoardKind::discs:
        return tr("weighted discs");
    case BoardKind::nested:
        return tr("small boards won");
    case BoardKind::heaps:
        return tr("0.5 or −0.5, by who wins in theory");
    case BoardKind::stones:
        return tr("points if play ended now");
    case BoardKind::chess:
        break;
    }
    return evaluation(Evaluation::own);
}

QString GameNames::ownOrder(BoardKind kind) {
    switch (kind) {
    case BoardKind::columns:
        return tr("columns from the left");
    case BoardKind::marks:
    case BoardKind::discs:
    case BoardKind::stones:
        return tr("row by row");
    case BoardKind::heaps:
        return tr("heap by heap, the fewest first");
    case BoardKind::nested:
        return tr("small board by small board");
    case BoardKind::chess:
        break;
    }
    return order(GameMoveOrder::own);
}

QString GameNames::order(GameMoveOrder order) {
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

} // namespace

QString shownGameKind(GameKind kind) {
    return QCoreApplication::translate("GameKind",
                                       gameKindWords.at(static_cast<std::size_t>(kind)).name);
}

QString shownGame(const AnyGame& position) {
    return GameNames::name(position);
}

QString shownEvaluation(Evaluation evaluation) {
    return GameNames::evaluation(evaluation);
}

QString shownEvaluation(Evaluation evaluation, BoardKind kind) {
    return evaluation == Evaluation::own ? GameNames::ownEvaluation(kind)
                                         : shownEvaluation(evaluation);
}

QString shownGame(const AnyGame& position, Evaluation evaluation, Quiescence quiescence) {
    QStringList words{shownGame(position)};
    if (evaluation != Evaluation::own) {
        words << GameNames::tr("static values: %1").arg(shownEvaluation(evaluation));
    }
    if (quiescence != Quiescence::none) {
        words << GameNames::tr("captures followed behind the depth");
    }
    return words.join(QLatin1String("; "));
}

QString shownGameOrder(GameMoveOrder order) {
    return GameNames::order(order);
}

QString shownGameOrder(GameMoveOrder order, BoardKind kind) {
    return order == GameMoveOrder::own ? GameNames::ownOrder(kind) : shownGameOrder(order);
}

} // namespace prunus
