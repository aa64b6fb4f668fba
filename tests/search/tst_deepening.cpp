// Iterative deepening: which depths it searches, and what the best move of the last iteration does.

#include "core/trace/moment.h"
#include "core/trace/run.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/search/oracle/truevalue.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

/// The depths of the iterations, in order: those of the root's calls.
std::vector<std::uint32_t> depthsOf(const GameTree& tree, SearchOptions options) {
    options.algorithm = Algorithm::iterativeDeepening;
    const auto trace = recordSearch(tree, options).value();
    std::vector<std::uint32_t> depths;
    const Moment end(tree, *trace, trace->end());
    for (const NodeVisit& visit : end.visits(GameTree::root())) {
        depths.push_back(Moment(tree, *trace, visit.entered).event().depthLeft.value_or(0));
    }
    return depths;
}

using Depths = std::vector<std::uint32_t>;

/// Gives each inner node its true value, less or more some noise: a static value worth its name.
void estimate(NaiveNode& node, const NaiveTree& tree, Draw& draw) {
    for (NaiveNode& child : node.children) {
        estimate(child, tree, draw);
    }
    if (!node.children.empty()) {
        node.value = oracle::trueValue(tree, {}, node.id) + draw.below(10);
    }
}

} // namespace

class TestDeepening : public QObject {
    Q_OBJECT

  private slots:
    void searchesEachDepthThatHasValues();
    void stopsWhereNoLimitIsMet();
    void aLimitEndsIt();
    void theLastIterationIsAlphaBetas();
    void thePreviousBestMoveSavesLeaves();
    void provesNothingFromAnIterationBefore();
};

void TestDeepening::searchesEachDepthThatHasValues() {
    const GameTree plain = gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    QCOMPARE(depthsOf(plain, {}), Depths{2}); // none has a value at depth 1
    const GameTree valued = gameTree(oracle::naiveTree(
        R"([{"value": 1, "children": [[5, 0], 7]}, {"value": 2, "children": [4, [3, 6]]}])"));
    QCOMPARE(depthsOf(valued, {}), (Depths{1, 3}));
    QCOMPARE(depthsOf(gameTree(oracle::naiveTree("7")), {}), Depths{0}); // read once
}

void TestDeepening::stopsWhereNoLimitIsMet() {
    // MIN may take 1 at once; what lies deeper is cut off in every iteration from the third on.
    const GameTree tree = gameTree(oracle::naiveTree(
        R"([5, {"value": 0, "children": [1, {"value": 3, "children":
            [{"value": 4, "children": [{"value": 9, "children": [8]}]}]}]}])"));
    QCOMPARE(depthsOf(tree, {}), (Depths{1, 2}));
}

void TestDeepening::aLimitEndsIt() {
    const GameTree tree = gameTree(oracle::naiveTree(
        R"({"value": 6, "children": [{"value": 1, "children": [{"value": 2, "children": [3]}]}]})"));
    SearchOptions options;
    QCOMPARE(depthsOf(tree, options), (Depths{1, 2, 3}));
    options.depth = 2;
    QCOMPARE(depthsOf(tree, options), (Depths{1, 2}));
    options.depth = 9;
    QCOMPARE(depthsOf(tree, options), (Depths{1, 2, 3}));
    options.depth = 0;
    QCOMPARE(depthsOf(tree, options), Depths{0}); // a leaf, which tells no depth
}

/// Without the best move first, the last iteration goes as alpha-beta alone.
void TestDeepening::theLastIterationIsAlphaBetas() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Draw draw(seed + 1800000);
        const GameTree tree = gameTree(randomTree(draw));
        SearchOptions options = randomOptions(draw, Algorithm::iterativeDeepening);
        options.depth.reset();
        options.previousBestFirst = false;
        const auto trace = recordSearch(tree, options).value();
        const Moment end(tree, *trace, trace->end());
        const Step begin = end.visits(GameTree::root()).back().entered;
        options.algorithm = Algorithm::alphaBeta;
        const auto plain = recordSearch(tree, options).value();
        QCOMPARE(trace->end().value - begin.value + 1, plain->end().value);
        for (std::uint32_t t = 1; t <= plain->end().value; ++t) {
            const Event one = Moment(tree, *trace, begin + (t - 1)).event();
            const Event other = Moment(tree, *plain, Step{t}).event();
            QCOMPARE(one.kind, other.kind);
            QCOMPARE(one.node, other.node);
            QCOMPARE(one.value, other.value);
            QVERIFY(one.window == other.window);
        }
    }
}

/// Where static values are worth something, the best moves of an iteration order the next one.
void TestDeepening::thePreviousBestMoveSavesLeaves() {
    std::uint64_t with = 0;
    std::uint64_t without = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Draw draw(seed + 1900000);
        const NaiveTree bare = uniformDistinct(draw, 6, 3);
        NaiveNode root = bare.root;
        estimate(root, bare, draw);
        const GameTree tree = gameTree(NaiveTree(root));
        SearchOptions options;
        options.algorithm = Algorithm::iterativeDeepening;
        with += summariseSearch(tree, options).value().leavesEvaluated;
        options.previousBestFirst = false;
        without += summariseSearch(tree, options).value().leavesEvaluated;
    }
    QVERIFY(with < without);
}

void TestDeepening::provesNothingFromAnIterationBefore() {
    const GameTree tree = gameTree(oracle::naiveTree(
        R"([{"value": 1, "children": [5, 0]}, {"value": 2, "children": [4, 3]}])"));
    SearchOptions options;
    options.algorithm = Algorithm::iterativeDeepening;
    const auto trace = recordSearch(tree, options).value(); // among the hand traces
    QCOMPARE(Moment(tree, *trace, Step{6}).proven(GameTree::root()), (Bounds{2, 2}));
    QVERIFY(Moment(tree, *trace, Step{7}).proven(GameTree::root()).nothing());
    QVERIFY(Moment(tree, *trace, Step{7}).proven(NodeId{1}).nothing());
    QCOMPARE(Moment(tree, *trace, Step{14}).proven(NodeId{2}), (Bounds{3, 3}));
    QCOMPARE(Moment(tree, *trace, Step{14}).proven(GameTree::root()), (Bounds{3, infinity}));
    QCOMPARE(Moment(tree, *trace, trace->end()).proven(GameTree::root()), (Bounds{3, 3}));
}

QTEST_APPLESS_MAIN(TestDeepening)
#include "tst_deepening.moc"
