#include "core/games/offeredorders.h"
#include "core/games/searchgame.h"
#include "tests/games/naivegame.h"
#include "tests/games/unfoldedgame.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <iterator>

using namespace prunus;
using namespace prunus::gamestest;
using namespace prunus::test;

using Naming = std::function<int(const NaiveGame&, const std::string&)>;

namespace {

int squared(int n) {
    return n * n;
}

// How soon a move comes, the least first, from its name and from the board as text alone.

Naming nearTheMiddle(int columns, int rows) {
    return [=](const NaiveGame&, const std::string& move) {
        return squared(2 * (move[0] - 'a') - columns + 1) +
               squared(2 * (std::stoi(move.substr(1)) - 1) - rows + 1);
    };
}

Naming nearTheMiddleColumn(int columns) {
    return [=](const NaiveGame&, const std::string& move) {
        return std::abs(2 * std::stoi(move) - columns - 1);
    };
}

int nearTheMiddleBoard(const NaiveGame&, const std::string& move) {
    const int x = move[0] - 'a';
    const int y = std::stoi(move.substr(1)) - 1;
    const int board = squared(x / 3 - 1) + squared(y / 3 - 1);
    return 100 * board + squared(x % 3 - 1) + squared(y % 3 - 1);
}

int mostTurned(const NaiveGame& at, const std::string& move) {
    const std::string before = at.text();
    const std::string after = at.after(move)->text();
    int turned = 0;
    for (std::size_t i = 0; i + 1 < before.size(); ++i) {
        turned += before[i] != '.' && before[i] != after[i] ? 1 : 0;
    }
    return -turned;
}

int fewestReplies(const NaiveGame& at, const std::string& move) {
    const std::vector<std::string> replies = at.after(move)->moves();
    const bool passes = !replies.empty() && replies.front() == "pass";
    return passes ? 0 : static_cast<int>(replies.size());
}

Naming cornersFirst(int size) {
    return [=](const NaiveGame&, const std::string& move) {
        if (move == "pass") {
            return 0;
        }
        const int x = std::min(move[0] - 'a', size - 1 - (move[0] - 'a'));
        const int row = std::stoi(move.substr(1)) - 1;
        const int y = std::min(row, size - 1 - row);
        if (x + y <= 1) {
            return x + y == 0 ? 0 : 3;
        }
        return x == 1 && y == 1 ? 4 : std::min(x, y) == 0 ? 1 : 2;
    };
}

/// Chess: of the most valuable piece by the least valuable, as the move's name and the board say.
int capturesOfChess(int size, const NaiveGame& at, const std::string& move) {
    const std::string men = "PNBRQK";
    const auto valueOf = [&](char man) {
        const std::size_t found = men.find(static_cast<char>(std::toupper(man)));
        return static_cast<int>(found == std::string::npos ? 0 : found); // what is passed is a pawn
    };
    const std::size_t takes = move.find('x');
    if (takes == std::string::npos) {
        return 64;
    }
    const int column = move[takes + 1] - 'a';
    const int row = size - (move[takes + 2] - '0');
    const char victim = at.text()[static_cast<std::size_t>(row * size + column)];
    return (5 - valueOf(victim)) * 8 + (std::isupper(move[0]) != 0 ? valueOf(move[0]) : 0);
}

Naming capturesFirst(int size) {
    return [=](const NaiveGame& at, const std::string& move) {
        return capturesOfChess(size, at, move);
    };
}

Naming checksFirst(int size) {
    return [=](const NaiveGame& at, const std::string& move) {
        const bool checks = move.back() == '+' || move.back() == '#';
        return capturesOfChess(size, at, move) + (checks ? 0 : 128);
    };
}

std::vector<std::string> sorted(const NaiveGame& at, const Naming& rank) {
    std::vector<std::string> moves = at.moves();
    std::stable_sort(moves.begin(), moves.end(), [&](const std::string& a, const std::string& b) {
        return rank(at, a) < rank(at, b);
    });
    return moves;
}

/// Alpha-beta, fail-hard, 0 at the depth limit; counts its calls.
int searched(const NaiveGame& at, const Naming& rank, int left, int alpha, int beta, int& calls) {
    ++calls;
    if (const auto result = at.result(); result || left == 0) {
        return result.value_or(0);
    }
    for (const std::string& move : sorted(at, rank)) {
        const int value = searched(*at.after(move), rank, left - 1, alpha, beta, calls);
        (at.firstToMove() ? alpha : beta) =
            at.firstToMove() ? std::max(alpha, value) : std::min(beta, value);
        if (alpha >= beta) {
            break;
        }
    }
    return at.firstToMove() ? alpha : beta;
}

} // namespace

/// The orders that games offer by themselves, against the same orders found from names and text.
class TestOrders : public QObject {
    Q_OBJECT

  private slots:
    void countsAsPlayedOnText_data();
    void countsAsPlayedOnText();
    void everyAlgorithmFindsTheSameValue_data();
    void everyAlgorithmFindsTheSameValue();
    void namesTheLineInTheGamesOwnNumbers();
    void whatAGameOffers();
};

void TestOrders::countsAsPlayedOnText_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("order");
    QTest::addColumn<int>("depth");
    QTest::addColumn<Naming>("rank");
    const auto row = [](const char* name, const char* order, int depth, const Naming& rank) {
        QTest::addRow("%s, %s", name, order) << name << order << depth << rank;
    };
    row("tic-tac-toe", "centre-first", 9, nearTheMiddle(3, 3));
    row("mnk:4,3,3", "centre-first", 6, nearTheMiddle(4, 3));
    row("connect-four", "centre-first", 6, nearTheMiddleColumn(7));
    row("connect-four:4,4,3", "centre-first", 8, nearTheMiddleColumn(4));
    row("ultimate-tic-tac-toe", "centre-first", 4, nearTheMiddleBoard);
    const Naming passFirst = [](const NaiveGame&, const std::string& move) {
        return move == "pass" ? 0 : 1;
    };
    row("go:2", "pass-first", 7, passFirst);
    row("go:3,2", "pass-first", 5, passFirst);
    row("chess@6k1/5ppp/8/8/8/8/8/R6K w", "checks-first", 3, checksFirst(8));
    const char* const taking = "chess:gardner@r1bqk/p1p1p/1pPp1/P2PP/RNBQK w";
    row(taking, "captures-first", 3, capturesFirst(5));
    row(taking, "checks-first", 3, checksFirst(5));
    row("reversi:4", "captures-first", 20, mostTurned);
    row("reversi:4", "corners-first", 20, cornersFirst(4));
    row("reversi:4", "fewest-replies", 20, fewestReplies);
    row("reversi:6", "captures-first", 6, mostTurned);
    row("reversi:6", "corners-first", 6, cornersFirst(6));
    row("reversi:6", "fewest-replies", 6, fewestReplies);
}

void TestOrders::countsAsPlayedOnText() {
    QFETCH(QString, name);
    QFETCH(QString, order);
    QFETCH(int, depth);
    QFETCH(Naming, rank);
    const AnyGame start = game(name);
    const NaiveStart plain = naiveNamed(name.toStdString());
    const GameMoveOrder wanted = gameMoveOrderFromId(order.toStdString()).value();
    QVERIFY(offers(start, wanted));
    SearchOptions options;
    options.depth = static_cast<std::uint32_t>(depth);
    int calls = 0;
    const int value = searched(*plain, rank, depth, -1'000'000, 1'000'000, calls);
    const GameSearch found = searchGame(start, options, Evaluation::zero, wanted).value();
    QCOMPARE(found.summary.value, static_cast<Value>(value));
    QCOMPARE(found.summary.nodesVisited, static_cast<std::uint64_t>(calls));

    UnfoldWish wish = toDepth(std::min(options.depth.value(), 4U));
    wish.evaluation = Evaluation::zero;
    wish.order = wanted;
    const GameTree tree = unfold(start, wish)->tree;
    std::vector<std::string> firstRow;
    for (const NodeId child : tree.children(GameTree::root())) {
        firstRow.emplace_back(tree.moves().at(child));
    }
    QVERIFY(firstRow == sorted(*plain, rank));
    options.depth = wish.depth;
    QCOMPARE(summariseSearch(tree, options)->nodesVisited,
             searchGame(start, options, Evaluation::zero, wanted)->summary.nodesVisited);
}

void TestOrders::everyAlgorithmFindsTheSameValue_data() {
    const Rows<QString, std::optional<std::uint32_t>> row("name", "depth");
    for (const char* name : {"tic-tac-toe", "mnk:4,2,3", "connect-four:4,3,3", "reversi:4"}) {
        row(name, name, std::nullopt);
    }
    row("Gardner", "chess:gardner", 3);
    row("a mate in two", "chess@1r4k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w", 3);
    row("pawns that pass, Black to move", "chess@4k3/3p1p2/8/4P3/8/8/8/4K3 b", 3);
}

void TestOrders::everyAlgorithmFindsTheSameValue() {
    QFETCH(QString, name);
    QFETCH(std::optional<std::uint32_t>, depth);
    const AnyGame start = game(name);
    std::vector<GameMoveOrder> orders{GameMoveOrder::own};
    std::ranges::copy(offeredOrders(start), std::back_inserter(orders));
    std::optional<Value> own;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        SearchOptions options;
        options.algorithm = each.algorithm;
        options.depth = depth;
        for (const GameMoveOrder order : orders) {
            const auto found = searchGame(start, options, Evaluation::own, order);
            own = own.value_or(found->summary.value);
            QCOMPARE(found->summary.value, *own);
        }
    }
}

void TestOrders::namesTheLineInTheGamesOwnNumbers() {
    SearchOptions options;
    options.depth = 1;
    const auto found =
        searchGame(game("connect-four"), options, Evaluation::zero, GameMoveOrder::centreFirst);
    QVERIFY(found->moves == std::vector<std::string>{"4"});
    QVERIFY(found->variation == std::vector<std::uint32_t>{3});
}

void TestOrders::whatAGameOffers() {
    const auto offered = [](const char* name) {
        const auto orders = offeredOrders(game(name));
        return std::vector<GameMoveOrder>(orders.begin(), orders.end());
    };
    using enum GameMoveOrder;
    QVERIFY(offered("nim:3:3,4,5").empty());
    QVERIFY(offers(game("nim:3:3,4,5"), own));
    QVERIFY(!offers(game("nim:3:3,4,5"), centreFirst));
    QVERIFY(offered("mnk:5,5,4") == std::vector{centreFirst});
    QVERIFY(offered("go:5") == std::vector{passFirst});
    QVERIFY((offered("reversi:8") ==
             std::vector{capturesFirst, cornersFirst, fewestReplies, promisingFirst}));
    QVERIFY((offered("chess:gardner") == std::vector{capturesFirst, checksFirst}));
    QVERIFY(!offers(game("go:5"), Evaluation::material));
    for (const GameRow& row : everyGame) {
        QVERIFY(offers(game(row.usual.data()), Quiescence::none));
        QCOMPARE(offers(game(row.usual.data()), Quiescence::captures), row.kind == GameKind::chess);
    }
    QVERIFY(!gameMoveOrderFromId("best-first"));
}

QTEST_APPLESS_MAIN(TestOrders)
#include "tst_orders.moc"
