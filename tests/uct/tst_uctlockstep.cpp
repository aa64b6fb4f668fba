// Thousands of random trees, and every kind of game: the events of UCT, one by one, and what every
// node has counted after each, against a naive search written from the contract.

#include "core/games/namedgame.h"
#include "core/uct/recorduct.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/uct/naiveuct.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::test;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

const std::uint64_t trees = oracle::enough(4000);

struct Options {
    UctOptions ours;
    NaiveUctOptions naive;
};

Options randomOptions(Draw& draw, std::uint32_t mostIterations) {
    Options options;
    options.ours.iterations = 1 + draw.below(mostIterations);
    options.ours.exploration = draw.oneIn(5) ? 0 : 0.1 * (1 + draw.below(30));
    options.ours.seed = draw.below(1000);
    options.ours.finalMove = draw.oneIn(2) ? UctFinal::value : UctFinal::visits;
    options.naive.iterations = options.ours.iterations;
    options.naive.exploration = options.ours.exploration;
    options.naive.seed = options.ours.seed;
    options.naive.byValue = options.ours.finalMove == UctFinal::value;
    return options;
}

void setRange(NaiveUctOptions& options, const NaiveTree& tree) {
    options.least = 1e300;
    options.greatest = -1e300;
    for (const oracle::NaiveNode* const node : tree.nodes) {
        if (node->children.empty()) {
            const double value = node->value ? *node->value : *tree.failureValue;
            options.least = std::min(options.least, value);
            options.greatest = std::max(options.greatest, value);
        }
    }
}

/// How UCT goes on another way than the naive search on a random tree, or nothing.
std::string differenceOn(const NaiveTree& tree, Options options, bool everyCount,
                         std::uint64_t& decided) {
    setRange(options.naive, tree);
    const auto trace =
        recordUct(std::make_shared<const GameTree>(gameTree(tree)), options.ours).value();
    const NaiveUct found = naiveUct(placeIn(tree), options.naive, everyCount);
    decided += found.margin < 1 ? 1 : 0;
    return differenceOf(*trace, found);
}

} // namespace

class TestUctLockstep : public QObject {
    Q_OBJECT

  private slots:
    void onRandomTrees();
    void onLargerTrees();
    void onGames_data();
    void onGames();
    void onGo_data();
    void onGo();
};

/// Every node after every event.
void TestUctLockstep::onRandomTrees() {
    std::uint64_t decided = 0;
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        Draw draw(seed);
        const NaiveTree naive = oracle::randomTree(draw);
        const std::string other = differenceOn(naive, randomOptions(draw, 40), true, decided);
        QVERIFY2(other.empty(), ("seed " + std::to_string(seed) + ": " + other).c_str());
    }
    QVERIFY(decided > trees / 4); // many had something to choose
}

void TestUctLockstep::onLargerTrees() {
    std::uint64_t decided = 0;
    for (std::uint64_t seed = 0; seed < trees / 20; ++seed) {
        Draw draw(seed);
        const NaiveTree naive = oracle::randomTree(draw, 7, 6);
        const std::string other = differenceOn(naive, randomOptions(draw, 600), false, decided);
        QVERIFY2(other.empty(), ("seed " + std::to_string(seed) + ": " + other).c_str());
    }
}

void TestUctLockstep::onGames_data() {
    const Rows<QString, std::uint32_t> row("name", "iterations");
    row("tic-tac-toe", "tic-tac-toe", 800);
    row("mnk:4,3,3", "mnk:4,3,3", 400);
    row("connect-four", "connect-four", 100);
    row("connect-four:4,4,3", "connect-four:4,4,3", 300);
    row("nim:3:3,4,5", "nim:3:3,4,5", 600);
    row("nim-normal:2:4,3", "nim-normal:2:4,3", 600);
    row("reversi:4", "reversi:4", 400);
    row("reversi:6", "reversi:6", 40);
    row("ultimate-tic-tac-toe", "ultimate-tic-tac-toe", 40);
}

void TestUctLockstep::onGames() {
    QFETCH(QString, name);
    QFETCH(std::uint32_t, iterations);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Draw draw(seed);
        Options options = randomOptions(draw, 1);
        options.ours.iterations = options.naive.iterations = iterations;
        options.naive.signAlone = true;
        if (const QString size = name.section(':', 1, 1); seed == 2 && name.startsWith("reversi")) {
            options.ours.reward = UctReward::margin;
            options.naive.signAlone = false;
            options.naive.greatest = size.toInt() * size.toInt();
            options.naive.least = -options.naive.greatest;
        }
        const auto trace = recordUct(gameNamed(name.toStdString()).value(), options.ours).value();
        const std::shared_ptr<const NaiveGame> start = naiveNamed(name.toStdString());
        const std::string other = differenceOf(*trace, naiveUct(placeIn(start), options.naive));
        QVERIFY2(other.empty(), ("seed " + std::to_string(seed) + ": " + other).c_str());
    }
}

void TestUctLockstep::onGo_data() {
    const Rows<int, int, std::uint32_t, bool> row("columns", "rows", "iterations", "givenUp");
    row("a row of 4 points", 4, 1, 300, true);
    row("2 x 2 points", 2, 2, 300, true);
    row("3 x 2 points", 3, 2, 200, true);
    row("3 x 3 points", 3, 3, 100, true);
    row("5 x 5 points", 5, 5, 40, false);
}

/// With the points that playouts leave out, and where they are given up.
void TestUctLockstep::onGo() {
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(std::uint32_t, iterations);
    QFETCH(bool, givenUp);
    const std::string name = "go:" + std::to_string(columns) + "," + std::to_string(rows) + ",0";
    int capped = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        UctOptions options{.iterations = iterations, .seed = seed};
        NaiveUctOptions naive{.iterations = iterations, .seed = seed, .signAlone = seed % 2 == 0};
        if (!naive.signAlone) {
            options.reward = UctReward::margin;
            naive.greatest = columns * rows;
            naive.least = -naive.greatest;
        }
        const auto trace = recordUct(gameNamed(name).value(), options).value();
        const NaiveUct found = naiveUct(placeInGo(naiveGo(columns, rows), columns, rows), naive);
        const std::string other = differenceOf(*trace, found);
        QVERIFY2(other.empty(), ("seed " + std::to_string(seed) + ": " + other).c_str());
        capped += found.capped;
    }
    QVERIFY2((capped > 0) == givenUp, qPrintable(QString::number(capped)));
}

QTEST_APPLESS_MAIN(TestUctLockstep)
#include "tst_uctlockstep.moc"
