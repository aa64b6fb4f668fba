#include "core/games/offeredorders.h"
#include "core/games/searchgame.h"
#include "core/games/unfold.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <algorithm>
#include <functional>

using namespace prunus;
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

std::vector<std::string> firstRow(const GameTree& tree) {
    std::vector<std::string> names;
    for (const NodeId child : tree.children(GameTree::root())) {
        names.emplace_back(tree.moves().at(child));
    }
    return names;
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
    QTest::addColumn<std::function<NaiveStart()>>("naive");
    QTest::addColumn<Naming>("rank");
    QTest::addColumn<int>("depth");
    const auto row = [](const char* name, const char* order, int depth,
                        std::function<NaiveStart()> naive, Naming rank) {
        QTest::addRow("%s, %s", name, order)
            << name << order << std::move(naive) << std::move(rank) << depth;
    };
    const auto reversi4 = [] { return naiveReversi(4); };
    const auto reversi6 = [] { return naiveReversi(6); };
    row(
        "tic-tac-toe", "centre-first", 9, [] { return naiveMnk(3, 3, 3); }, nearTheMiddle(3, 3));
    row(
        "mnk:4,3,3", "centre-first", 6, [] { return naiveMnk(4, 3, 3); }, nearTheMiddle(4, 3));
    row(
        "connect-four", "centre-first", 6, [] { return naiveConnectFour(7, 6, 4); },
        nearTheMiddleColumn(7));
    row(
        "connect-four:4,4,3", "centre-first", 8, [] { return naiveConnectFour(4, 4, 3); },
        nearTheMiddleColumn(4));
    row("ultimate-tic-tac-toe", "centre-first", 4, naiveUltimate, nearTheMiddleBoard);
    const Naming passFirst = [](const NaiveGame&, const std::string& move) {
        return move == "pass" ? 0 : 1;
    };
    row(
        "go:2", "pass-first", 7, [] { return naiveGo(2, 2); }, passFirst);
    row(
        "go:3,2", "pass-first", 5, [] { return naiveGo(3, 2); }, passFirst);
    const auto rook = [] { return naiveChess("6k1/5ppp/8/8/8/8/8/R6K w - -"); };
    row("chess@6k1/5ppp/8/8/8/8/8/R6K w", "checks-first", 3, rook, checksFirst(8));
    const auto taking = [] { return naiveChess("r1bqk/p1p1p/1pPp1/P2PP/RNBQK w - -"); };
    row("chess:gardner@r1bqk/p1p1p/1pPp1/P2PP/RNBQK w", "captures-first", 3, taking,
        capturesFirst(5));
    row("chess:gardner@r1bqk/p1p1p/1pPp1/P2PP/RNBQK w", "checks-first", 3, taking, checksFirst(5));
    row("reversi:4", "captures-first", 20, reversi4, mostTurned);
    row("reversi:4", "corners-first", 20, reversi4, cornersFirst(4));
    row("reversi:4", "fewest-replies", 20, reversi4, fewestReplies);
    row("reversi:6", "captures-first", 6, reversi6, mostTurned);
    row("reversi:6", "corners-first", 6, reversi6, cornersFirst(6));
    row("reversi:6", "fewest-replies", 6, reversi6, fewestReplies);
}

void TestOrders::countsAsPlayedOnText() {
    QFETCH(QString, name);
    QFETCH(QString, order);
    QFETCH(std::function<NaiveStart()>, naive);
    QFETCH(Naming, rank);
    QFETCH(int, depth);
    const auto start = gameNamed(name.toStdString()).value();
    const GameMoveOrder wanted = gameMoveOrderFromId(order.toStdString()).value();
    QVERIFY(offers(start, wanted));
    SearchOptions options;
    options.depth = static_cast<std::uint32_t>(depth);
    int calls = 0;
    const int value = searched(*naive(), rank, depth, -1'000'000, 1'000'000, calls);
    const GameSearch found = searchGame(start, options, Evaluation::zero, wanted).value();
    QCOMPARE(found.summary.value, static_cast<Value>(value));
    QCOMPARE(found.summary.nodesVisited, static_cast<std::uint64_t>(calls));

    UnfoldWish wish;
    wish.depth = std::min(options.depth.value(), 4U);
    wish.evaluation = Evaluation::zero;
    wish.order = wanted;
    const GameTree tree = unfold(start, wish)->tree;
    QVERIFY(firstRow(tree) == sorted(*naive(), rank));
    options.depth = wish.depth;
    QCOMPARE(summariseSearch(tree, options)->nodesVisited,
             searchGame(start, options, Evaluation::zero, wanted)->summary.nodesVisited);
}

void TestOrders::everyAlgorithmFindsTheSameValue_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"tic-tac-toe", "mnk:4,2,3", "connect-four:4,3,3", "reversi:4"}) {
        QTest::newRow(name) << name;
    }
}

void TestOrders::everyAlgorithmFindsTheSameValue() {
    QFETCH(QString, name);
    const auto start = gameNamed(name.toStdString()).value();
    SearchOptions options;
    const Value own = searchGame(start, options, Evaluation::own)->summary.value;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        options.algorithm = each.algorithm;
        for (const GameMoveOrder order : offeredOrders(start)) {
            QCOMPARE(searchGame(start, options, Evaluation::own, order)->summary.value, own);
        }
    }
}

void TestOrders::namesTheLineInTheGamesOwnNumbers() {
    SearchOptions options;
    options.depth = 1;
    const auto found = searchGame(gameNamed("connect-four").value(), options, Evaluation::zero,
                                  GameMoveOrder::centreFirst);
    QVERIFY(found->moves == std::vector<std::string>{"4"});
    QVERIFY(found->variation == std::vector<std::uint32_t>{3});
}

void TestOrders::whatAGameOffers() {
    const auto offered = [](const char* name) {
        const auto orders = offeredOrders(gameNamed(name).value());
        return std::vector<GameMoveOrder>(orders.begin(), orders.end());
    };
    using enum GameMoveOrder;
    QVERIFY(offered("nim:3:3,4,5").empty());
    QVERIFY(offers(gameNamed("nim:3:3,4,5").value(), own));
    QVERIFY(!offers(gameNamed("nim:3:3,4,5").value(), centreFirst));
    QVERIFY(offered("mnk:5,5,4") == std::vector{centreFirst});
    QVERIFY(offered("go:5") == std::vector{passFirst});
    QVERIFY((offered("reversi:8") ==
             std::vector{capturesFirst, cornersFirst, fewestReplies, promisingFirst}));
    QVERIFY(!gameMoveOrderFromId("best-first"));
}

QTEST_APPLESS_MAIN(TestOrders)
#include "tst_orders.moc"
