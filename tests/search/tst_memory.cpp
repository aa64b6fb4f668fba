// What a transposition table does for a search: in a game, where positions come back by other ways,
// and over the passes of a driver.

#include "core/games/nim.h"
#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"
#include "core/trace/moment.h"
#include "tests/search/randomsearches.h"

#include <QTest>

using namespace prunus;
using oracle::optionsOf;

namespace {

/// Misère Nim, with static values that depend on the position alone: at the end, the mover has won.
class ValuedNim : public Nim {
  public:
    using Nim::Nim;

    [[nodiscard]] Value staticValue() const {
        if (terminal()) {
            return fromSideOf(toMove(), 100);
        }
        return static_cast<Value>((heaps()[0] * 7 + heaps()[1] * 3 + heaps()[2] * 5) % 11);
    }
};

static_assert(Position<ValuedNim>);

std::pair<Value, CountingListener> played(const SearchOptions& options, Player root) {
    CountingListener counts;
    const ValuedNim start({3, 4, 2}, 3, Nim::LastOne::loses, root);
    const Value v = search(start, options, root, counts);
    return {v, counts};
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT

  private slots:
    void inAGameTheValueIsMinimaxs_data();
    void inAGameTheValueIsMinimaxs();
    void inAGameTheTableAnswers();
    void inATreeOneSearchGoesAsAlphaBeta();
    void whatIsRememberedIsTrueAndGrows_data() {
        oracle::algorithmRows(&AlgorithmTraits::remembers);
    }
    void whatIsRememberedIsTrueAndGrows();
    void theRulesAreTheDrivers();
};

void TestMemory::inAGameTheValueIsMinimaxs_data() {
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<int>("depth");
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        for (const int depth : {-1, 0, 1, 2, 3, 4, 5}) {
            QTest::addRow("%s, depth %d", each.id.data(), depth) << each.algorithm << depth;
        }
    }
}

/// The same position can come back with other plies left, where its value is another one.
void TestMemory::inAGameTheValueIsMinimaxs() {
    QFETCH(Algorithm, algorithm);
    QFETCH(int, depth);
    SearchOptions options;
    if (depth >= 0) {
        options.depth = static_cast<std::uint32_t>(depth);
    }
    for (const Player root : {Player::max, Player::min}) {
        for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
            for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
                options.fail = fail;
                options.cut = cut;
                options.algorithm = Algorithm::minimax;
                const Value right = played(options, root).first;
                options.algorithm = algorithm;
                QCOMPARE(played(options, root).first, right);
            }
        }
    }
}

void TestMemory::inAGameTheTableAnswers() {
    const CountingListener plain = played({}, Player::max).second;
    const CountingListener remembering =
        played(optionsOf(Algorithm::alphaBetaWithMemory), Player::max).second;
    QCOMPARE(plain.recalls, 0U);
    QVERIFY(remembering.recalls > 0);
    QVERIFY(remembering.interior * 4 < plain.interior);
    QVERIFY(remembering.leaves <= 2); // the heaps are empty, and either player is to move
}

void TestMemory::inATreeOneSearchGoesAsAlphaBeta() {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 1500000, Algorithm::alphaBetaWithMemory, {.whole = true});
        const auto remembering = recordSearch(tree, options).value();
        options.algorithm = Algorithm::alphaBeta;
        const auto plain = recordSearch(tree, options).value();
        QCOMPARE(remembering->totals(), plain->totals());
        QCOMPARE(remembering->end(), plain->end());
    }
}

void TestMemory::whatIsRememberedIsTrueAndGrows() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t recalls = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 1700000, algorithm, {.whole = true});
        const auto trace = recordSearch(tree, options).value();
        std::vector<Bounds> before(tree.nodeCount());
        for (Step t; t <= trace->end(); ++t) {
            const Moment moment(tree, *trace, t);
            for (NodeId n; n.value < tree.nodeCount(); ++n) {
                const Bounds now = moment.remembered(n);
                const Value truth = oracle::trueValue(naive, options, n.value);
                QVERIFY(now.lower <= truth && truth <= now.upper);
                QVERIFY(before[n.value].lower <= now.lower && now.upper <= before[n.value].upper);
                // The leaves prove at least as much as the search took from them.
                const Bounds proven = moment.proven(n);
                QVERIFY(now.lower <= proven.lower && proven.upper <= now.upper);
                before[n.value] = now;
            }
        }
        const Bounds root = before[0];
        QVERIFY(root.exact() && root.lower == trace->value());
        recalls += trace->totals().recalls;
    }
    QVERIFY(recalls > 0 || algorithm == Algorithm::alphaBetaWithMemory);
}

/// With hard bounds a driver would go from each number to the next one.
void TestMemory::theRulesAreTheDrivers() {
    const GameTree tree = gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    for (const Algorithm a : {Algorithm::mtdf, Algorithm::sssStar}) {
        SearchOptions options = optionsOf(a);
        options.cut = CutRule::greater;
        const auto trace = recordSearch(tree, options).value();
        QCOMPARE(trace->options().fail, FailMode::soft);
        QCOMPARE(trace->options().cut, CutRule::greaterOrEqual);
        QCOMPARE(trace->value(), 3);
    }
}

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
