// What theory says of the searches, each fact with its conditions, on random trees.

#include "core/analysis/minimaltree.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <functional>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

const std::uint64_t trees = oracle::enough(400);

/// Every combination of --fail, --cut and --order of an algorithm, on top of `base`.
std::vector<SearchOptions> variants(SearchOptions base, Algorithm algorithm) {
    std::vector<SearchOptions> result;
    base.algorithm = algorithm;
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            for (const MoveOrder order : {MoveOrder::asWritten, MoveOrder::bestFirst,
                                          MoveOrder::worstFirst, MoveOrder::random}) {
                base.fail = fail;
                base.cut = cut;
                base.order = order;
                result.push_back(base);
            }
        }
    }
    return result;
}

struct Case {
    std::uint64_t seed;
    NaiveTree naive;
    GameTree tree;
    SearchOptions base; ///< a depth, a root player, a seed
    Value truth;        ///< the depth-limited tree's minimax value, by the definition

    [[nodiscard]] std::string with(const SearchOptions& options) const {
        return "seed " + std::to_string(seed) + ": " + text(naive) + " " + oracle::text(options);
    }
};

/// Random trees that have every static value their depth limit asks for.
void forEachCase(const std::function<void(const Case&)>& check) {
    for (std::uint64_t seed = 0; seed < trees && !QTest::currentTestFailed(); ++seed) {
        Draw draw(seed);
        const NaiveTree naive = randomTree(draw);
        SearchOptions base = randomOptions(draw, Algorithm::minimax);
        try {
            const Value truth = oracle::trueValue(naive, base);
            check({seed, naive, gameTree(naive), base, truth});
        } catch (const oracle::MissingStaticValue&) {
            base.depth.reset();
            check({seed, naive, gameTree(naive), base, oracle::trueValue(naive, base)});
        }
    }
}

Value result(const GameTree& tree, const SearchOptions& options) {
    return summariseSearch(tree, options).value().value;
}

Counts counts(const GameTree& tree, const SearchOptions& options) {
    return recordSearch(tree, options).value()->totals();
}

/// Nodes, and leaves among them, of the tree to the depth limit.
std::pair<std::uint64_t, std::uint64_t> size(const NaiveTree& tree, const SearchOptions& options) {
    std::pair<std::uint64_t, std::uint64_t> result;
    for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
        const bool within = !options.depth || tree.paths[n].size() <= *options.depth;
        result.first += within ? 1 : 0;
        result.second += within && oracle::isSearchLeaf(tree, options, n) ? 1 : 0;
    }
    return result;
}

std::uint64_t power(std::uint64_t base, std::uint32_t exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

} // namespace

class TestFacts : public QObject {
    Q_OBJECT

  private slots:
    void anOpenWindowGivesTheMinimaxValue();
    void hardAndSoftVisitTheSameNodes();
    void hardMayVisitOthersWithGreater();
    void theFirstDraftNeverVisitsFewer();
    void aFiniteWindowGivesAClampedValueOrABound();
    void aWindowIsIgnoredWhereNoneIsTaken();
    void visitedAndPrunedAreAll();
    void bestFirstReadsKnuthAndMooresLeaves_data();
    void bestFirstReadsKnuthAndMooresLeaves();
    void worstFirstOnlyComesCloseToEverything();
};

void TestFacts::anOpenWindowGivesTheMinimaxValue() {
    forEachCase([](const Case& c) {
        for (const AlgorithmTraits& each : everyAlgorithm) {
            for (const SearchOptions& options : variants(c.base, each.algorithm)) {
                QVERIFY2(result(c.tree, options) == c.truth, c.with(options).c_str());
            }
        }
    });
}

void TestFacts::hardAndSoftVisitTheSameNodes() {
    forEachCase([](const Case& c) {
        for (const AlgorithmTraits& each : algorithms) {
            SearchOptions hard = c.base;
            hard.algorithm = each.algorithm;
            hard.cut = CutRule::greaterOrEqual;
            hard.fail = FailMode::hard;
            SearchOptions soft = hard;
            soft.fail = FailMode::soft;
            const auto byHard = recordSearch(c.tree, hard).value();
            const auto bySoft = recordSearch(c.tree, soft).value();
            for (NodeId n; n.value < c.tree.nodeCount(); ++n) {
                QVERIFY2(byHard->visited(n) == bySoft->visited(n), c.with(hard).c_str());
            }
        }
    });
}

void TestFacts::hardMayVisitOthersWithGreater() {
    const GameTree tree = gameTree(oracle::naiveTree("[4,-3,[7,[-8]]]"));
    SearchOptions options;
    options.cut = CutRule::greater;
    options.order = MoveOrder::bestFirst;
    QCOMPARE(counts(tree, options).nodesVisited, 7U);
    options.fail = FailMode::soft;
    QCOMPARE(counts(tree, options).nodesVisited, 6U);
}

void TestFacts::theFirstDraftNeverVisitsFewer() {
    forEachCase([](const Case& c) {
        SearchOptions draft = c.base;
        draft.cut = CutRule::greaterOrEqual;
        SearchOptions final = draft;
        draft.algorithm = Algorithm::alphaBetaFirstDraft;
        final.algorithm = Algorithm::alphaBeta;
        QVERIFY2(counts(c.tree, draft).nodesVisited >= counts(c.tree, final).nodesVisited,
                 c.with(draft).c_str());
    });
}

void TestFacts::aFiniteWindowGivesAClampedValueOrABound() {
    forEachCase([](const Case& c) {
        Draw draw(c.seed + 1000000);
        SearchOptions base = c.base;
        base.window.alpha = c.truth + (static_cast<Value>(draw.below(9)) - 5) / 2;
        base.window.beta = base.window.alpha + (1 + static_cast<Value>(draw.below(5))) / 2;
        const bool loneLeaf = oracle::isSearchLeaf(c.naive, base, 0);
        const Value clamped = std::clamp(c.truth, base.window.alpha, base.window.beta);
        for (const AlgorithmTraits& each : algorithms) {
            if (!each.takesWindow) {
                continue;
            }
            for (const SearchOptions& options : variants(base, each.algorithm)) {
                const Value v = result(c.tree, options);
                const bool hard = options.fail == FailMode::hard;
                const bool right = loneLeaf                    ? v == c.truth
                                   : hard                      ? v == clamped
                                   : v <= options.window.alpha ? c.truth <= v
                                   : v >= options.window.beta  ? c.truth >= v
                                                               : c.truth == v;
                QVERIFY2(right, c.with(options).c_str());
            }
        }
    });
}

void TestFacts::aWindowIsIgnoredWhereNoneIsTaken() {
    forEachCase([](const Case& c) {
        for (const AlgorithmTraits& each : everyAlgorithm) {
            SearchOptions options = c.base;
            options.algorithm = each.algorithm;
            const Counts open = counts(c.tree, options);
            options.window = {c.truth + 1, c.truth + 2};
            const bool same = result(c.tree, options) == c.truth && counts(c.tree, options) == open;
            QVERIFY2(each.takesWindow || same, c.with(options).c_str());
        }
    });
}

void TestFacts::visitedAndPrunedAreAll() {
    forEachCase([](const Case& c) {
        const auto [nodes, leaves] = size(c.naive, c.base);
        for (const AlgorithmTraits& each : everyAlgorithm) {
            for (const SearchOptions& options : variants(c.base, each.algorithm)) {
                const Counts done = counts(c.tree, options);
                const std::string message = c.with(options);
                QVERIFY2(done.differentNodes() + done.nodesPruned == nodes, message.c_str());
                QVERIFY2(done.leavesEvaluated + done.leavesPruned >= leaves, message.c_str());
                QVERIFY2(each.repeats || done.revisits == 0, message.c_str());
                // A table knows a leaf that was read once.
                const bool once = !each.repeats || each.remembers;
                QVERIFY2(!once || done.leavesEvaluated + done.leavesPruned == leaves,
                         message.c_str());
                QVERIFY2(each.windowed || done.nodesPruned == 0, message.c_str());
            }
        }
    });
}

void TestFacts::bestFirstReadsKnuthAndMooresLeaves_data() {
    QTest::addColumn<std::uint32_t>("depth");
    QTest::addColumn<std::uint32_t>("branching");
    for (std::uint32_t depth = 0; depth <= 7; ++depth) {
        for (std::uint32_t branching = 1; branching <= 4; ++branching) {
            QTest::addRow("depth %u, branching factor %u", depth, branching) << depth << branching;
        }
    }
}

/// Knuth and Moore, An Analysis of Alpha-Beta Pruning (1975), corollary of theorem 1.
void TestFacts::bestFirstReadsKnuthAndMooresLeaves() {
    QFETCH(std::uint32_t, depth);
    QFETCH(std::uint32_t, branching);
    const std::uint64_t leaves =
        power(branching, (depth + 1) / 2) + power(branching, depth / 2) - 1;
    Draw draw(depth * 10 + branching);
    const NaiveTree naive = uniformDistinct(draw, depth, branching);
    const GameTree tree = gameTree(naive);
    for (const Player root : {Player::max, Player::min}) {
        for (const Algorithm a : {Algorithm::alphaBeta, Algorithm::alphaBetaNegamax,
                                  Algorithm::principalVariationSearch, Algorithm::negaScout}) {
            for (SearchOptions options : variants({}, a)) {
                if (options.order == MoveOrder::bestFirst &&
                    options.cut == CutRule::greaterOrEqual) {
                    options.root = root;
                    const Counts done = counts(tree, options);
                    QCOMPARE(done.leavesEvaluated, leaves);
                    QCOMPARE(done.revisits, 0U); // every probe says no
                    QCOMPARE(minimalTree(tree, options)->leaves(), leaves);
                }
            }
        }
    }
}

/// Worst-first by true value saves little, but on some trees it does save something.
void TestFacts::worstFirstOnlyComesCloseToEverything() {
    std::uint64_t fewest = 16;
    std::uint64_t most = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Draw draw(seed);
        const GameTree tree = gameTree(uniformDistinct(draw, 4, 2));
        SearchOptions options;
        options.order = MoveOrder::worstFirst;
        const std::uint64_t read = counts(tree, options).leavesEvaluated;
        fewest = std::min(fewest, read);
        most = std::max(most, read);
    }
    QVERIFY(fewest < 16);
    QVERIFY(fewest >= 7); // best-first's leaves are the least that any order reads
    QVERIFY(most <= 16);
    QVERIFY(most >= 15);
}

QTEST_APPLESS_MAIN(TestFacts)
#include "tst_facts.moc"
