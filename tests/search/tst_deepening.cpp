// Iterative deepening: which depths it searches, and what the best move of the last iteration does.

#include "core/trace/moment.h"
#include "tests/search/randomsearches.h"

#include <QTest>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;
using oracle::optionsOf;

namespace {

/// The depths of the iterations, in order: those of the root's calls.
QList<int> depthsOf(const GameTree& tree, const SearchOptions& options) {
    const auto trace = recordSearch(tree, options).value();
    QList<int> depths;
    const Moment end(tree, *trace, trace->end());
    for (const NodeVisit& visit : end.visits(GameTree::root())) {
        const Event entered = Moment(tree, *trace, visit.entered).event();
        depths.push_back(static_cast<int>(entered.depthLeft.value_or(0)));
    }
    return depths;
}

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
    void searchesTheseDepths_data();
    void searchesTheseDepths();
    void theLastIterationIsAlphaBetas();
    void thePreviousBestMoveSavesLeaves();
};

void TestDeepening::searchesTheseDepths_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("limit"); // -1: none
    QTest::addColumn<QList<int>>("depths");
    const auto row = [](const char* what, const char* text, int limit, const QList<int>& depths) {
        QTest::newRow(what) << QByteArray(text) << limit << depths;
    };
    row("none has a value at depth 1", "[[3,12,8],[2,4,6],[14,5,2]]", -1, {2});
    row("not all have values at depth 2",
        R"([{"value": 1, "children": [[5, 0], 7]}, {"value": 2, "children": [4, [3, 6]]}])", -1,
        {1, 3});
    row("a lone leaf is read once", "7", -1, {0});
    // MIN may take 1 at once; what lies deeper is cut off in every iteration from the third on.
    row("it stops where no limit is met",
        R"([5, {"value": 0, "children": [1, {"value": 3, "children":
            [{"value": 4, "children": [{"value": 9, "children": [8]}]}]}]}])",
        -1, {1, 2});
    const char* const path =
        R"({"value": 6, "children": [{"value": 1, "children": [{"value": 2, "children": [3]}]}]})";
    row("to the end of a path", path, -1, {1, 2, 3});
    row("a limit ends it", path, 2, {1, 2});
    row("a limit that lies deeper does not", path, 9, {1, 2, 3});
    row("with a limit of nothing the root is a leaf, which tells no depth", path, 0, {0});
}

void TestDeepening::searchesTheseDepths() {
    QFETCH(QByteArray, text);
    QFETCH(int, limit);
    SearchOptions options = optionsOf(Algorithm::iterativeDeepening);
    if (limit >= 0) {
        options.depth = static_cast<std::uint32_t>(limit);
    }
    QTEST(depthsOf(gameTree(oracle::naiveTree(text.toStdString())), options), "depths");
}

/// Without the best move first, the last iteration goes as alpha-beta alone.
void TestDeepening::theLastIterationIsAlphaBetas() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 1800000, Algorithm::iterativeDeepening, {.whole = true});
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
        SearchOptions options = optionsOf(Algorithm::iterativeDeepening);
        with += summariseSearch(tree, options).value().leavesEvaluated;
        options.previousBestFirst = false;
        without += summariseSearch(tree, options).value().leavesEvaluated;
    }
    QVERIFY(with < without);
}

QTEST_APPLESS_MAIN(TestDeepening)
#include "tst_deepening.moc"
