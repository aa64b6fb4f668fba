// Measuring: the counts are those of the searches, whoever does them, and what is missing is told.
// And the middle of samples, and which of them stands for all.

#include "core/formats/importtree.h"
#include "core/growth/growth.h"
#include "tests/rows.h"

#include <QTest>
#include <thread>

using namespace prunus;

namespace {

using Reason = GrowthGap::Reason;
using ByDepth = std::map<std::uint32_t, double>;

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

/// Searches with seeds 1, 2, ... that visited so many nodes.
GrowthPoint pointOf(std::initializer_list<std::uint64_t> nodes) {
    GrowthPoint point;
    for (const std::uint64_t n : nodes) {
        point.samples.push_back({point.samples.size() + 1, n, 0});
    }
    return point;
}

std::vector<GrowthLine> everyLine() {
    std::vector<GrowthLine> lines;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        for (const MoveOrder order : {MoveOrder::asWritten, MoveOrder::bestFirst,
                                      MoveOrder::worstFirst, MoveOrder::random}) {
            lines.push_back({each.algorithm, order});
        }
    }
    return lines;
}

GrowthPlan randomTrees(std::uint32_t branching, std::uint32_t depth, std::uint32_t samples) {
    UniformShape shape;
    shape.branching = branching;
    shape.seed = 11;
    GrowthPlan plan;
    plan.subject = RandomTrees{shape};
    plan.lines = everyLine();
    plan.depth = depth;
    plan.samples = samples;
    return plan;
}

GrowthPlan givenTree(const char* text, std::vector<GrowthLine> lines) {
    GrowthPlan plan;
    plan.subject = GivenTree{std::make_shared<const GameTree>(readTree(text).value())};
    plan.lines = std::move(lines);
    plan.depth = std::get<GivenTree>(plan.subject).tree->height();
    return plan;
}

GrowthPlan ticTacToe(std::uint32_t depth, std::vector<GrowthLine> lines) {
    GrowthPlan plan;
    plan.subject = GivenGame{gameNamed("tic-tac-toe").value()};
    plan.lines = std::move(lines);
    plan.depth = depth;
    return plan;
}

bool same(const std::vector<GrowthPoint>& a, const std::vector<GrowthPoint>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const GrowthPoint& x, const GrowthPoint& y) {
                          return x.line == y.line && x.depth == y.depth && x.samples == y.samples;
                      });
}

std::vector<std::uint64_t> nodesOf(const std::vector<GrowthPoint>& points) {
    std::vector<std::uint64_t> nodes;
    for (const GrowthPoint& each : points) {
        nodes.push_back(each.samples.front().nodesVisited);
    }
    return nodes;
}

} // namespace

class TestMeasuring : public QObject {
    Q_OBJECT

  private slots:
    void countsAreThoseOfARecordedSearch();
    void threadsChangeNothing();
    void aTreeIsSearchedToEachDepth();
    void aRandomOrderOfATreeHasSamples();
    void aDepthWithoutStaticValuesIsAGap();
    void aRandomOrderNeverMeetsTheGapByLuck();
    void aGameIsSearchedWithoutATree();
    void aSearchThatVisitsTooMuchIsGivenUp();
    void treesThatAreTooLargeAreNotMade();
    void stoppedBeforeItBeginsItHasNothing();
    void stoppedItKeepsWhatIsThere();
    void spread_data();
    void spread();
    void leavesHaveASpreadOfTheirOwn();
    void typical_data();
    void typical();
    void aPlyGrowsByTheRootOfTwo_data();
    void aPlyGrowsByTheRootOfTwo();
};

void TestMeasuring::countsAreThoseOfARecordedSearch() {
    const GrowthPlan plan = randomTrees(3, 4, 3);
    Growth growth(plan);
    growth.run(2);
    QCOMPARE(growth.points().size(), plan.lines.size() * 4);
    for (const GrowthPoint& point : growth.points()) {
        QCOMPARE(point.samples.size(), std::size_t{3});
        for (const GrowthSample& sample : point.samples) {
            const auto tree = generateUniform(shapeAt(plan, point.depth, sample.seed));
            SearchOptions options;
            options.algorithm = point.line.algorithm;
            options.order = point.line.order;
            options.seed = sample.seed;
            const auto recorded = recordSearch(*tree, options);
            QCOMPARE(sample.nodesVisited, (*recorded)->totals().nodesVisited);
            QCOMPARE(sample.leavesEvaluated, (*recorded)->totals().leavesEvaluated);
        }
    }
}

void TestMeasuring::threadsChangeNothing() {
    Growth alone(randomTrees(3, 5, 7));
    QCOMPARE(alone.share(), 0.0);
    alone.run(1);
    QCOMPARE(alone.share(), 1.0);
    Growth many(randomTrees(3, 5, 7));
    many.run(8);
    QVERIFY(same(alone.points(), many.points()));
}

void TestMeasuring::aTreeIsSearchedToEachDepth() {
    // Minimax visits what there is: 1 + 2, and 4 more below.
    Growth growth(givenTree(R"({"format": "prunus-tree", "version": 1, "tree":
        {"children": [{"value": 1, "children": [2, 3]}, {"value": 4, "children": [5, 6]}]}})",
                            {{Algorithm::minimax, MoveOrder::asWritten}}));
    growth.run(1);
    QCOMPARE(nodesOf(growth.points()), (std::vector<std::uint64_t>{3, 7}));
    QVERIFY(growth.gaps().empty());
}

void TestMeasuring::aRandomOrderOfATreeHasSamples() {
    GrowthPlan plan = givenTree(figure52, {{Algorithm::alphaBeta, MoveOrder::asWritten},
                                           {Algorithm::alphaBeta, MoveOrder::random}});
    plan.samples = 12;
    plan.seed = 5;
    Growth growth(plan);
    growth.run(3);
    const auto points = growth.points();
    QCOMPARE(points.size(), std::size_t{2}); // depth 1 has no static values
    QCOMPARE(points[0].samples.size(), std::size_t{1});
    QCOMPARE(points[0].samples[0].nodesVisited, std::uint64_t{11});
    QCOMPARE(points[1].samples.size(), std::size_t{12});
    QCOMPARE(points[1].samples.front().seed, std::uint64_t{5});
    QCOMPARE(points[1].samples.back().seed, std::uint64_t{16});
}

void TestMeasuring::aDepthWithoutStaticValuesIsAGap() {
    const GrowthLine line{Algorithm::alphaBeta, MoveOrder::bestFirst};
    Growth growth(givenTree(figure52, {line}));
    growth.run(1);
    QCOMPARE(growth.points().size(), std::size_t{1});
    QCOMPARE(growth.points()[0].depth, 2U);
    const std::vector<GrowthGap> gaps{{Reason::missingStaticValue, line, 1, NodeId{1}, 0}};
    QCOMPARE(growth.gaps(), gaps);
}

/// The only node without a value stands in the way of some orders, and is cut off in others.
void TestMeasuring::aRandomOrderNeverMeetsTheGapByLuck() {
    const GrowthLine line{Algorithm::alphaBeta, MoveOrder::random};
    GrowthPlan plan = givenTree(R"({"format": "prunus-tree", "version": 1, "tree":
        [[9, 8], {"children": [1, [1, 2]]}]})",
                                {line});
    plan.samples = 20;
    Growth growth(plan);
    growth.run(4);
    const auto gaps = growth.gaps();
    QCOMPARE(gaps.size(), std::size_t{2});
    QCOMPARE(gaps[1].depth, 2U);
    QCOMPARE(gaps[1].node, NodeId{6});
    QCOMPARE(growth.points().size(), std::size_t{1}); // the whole tree
}

void TestMeasuring::aGameIsSearchedWithoutATree() {
    Growth growth(ticTacToe(4, {{Algorithm::minimax, MoveOrder::asWritten}}));
    growth.run(2);
    // 9, 9 * 8, ... positions a ply; nobody can win before the fifth.
    QCOMPARE(nodesOf(growth.points()), (std::vector<std::uint64_t>{10, 82, 586, 3610}));
    QCOMPARE(growth.points()[3].samples[0].leavesEvaluated, std::uint64_t{3024});
}

void TestMeasuring::aSearchThatVisitsTooMuchIsGivenUp() {
    const GrowthLine all{Algorithm::minimax, MoveOrder::asWritten};
    const GrowthLine few{Algorithm::alphaBeta, MoveOrder::asWritten};
    GrowthPlan plan = ticTacToe(6, {all, few});
    plan.maxNodes = 10'000; // minimax visits 3,610 nodes to depth 4, then 18,730
    Growth growth(plan);
    growth.run(2);
    const std::vector<GrowthGap> gaps{{Reason::tooManyVisits, all, 5, noNode, 0}};
    QCOMPARE(growth.gaps(), gaps);
    QCOMPARE(growth.points().size(), std::size_t{4 + 6});
}

void TestMeasuring::treesThatAreTooLargeAreNotMade() {
    GrowthPlan plan = randomTrees(10, 9, 1);
    plan.maxNodes = 1'110;
    Growth growth(plan);
    growth.run(2);
    const std::vector<GrowthGap> gaps{{Reason::tooManyNodes, {}, 3, noNode, 1'111}};
    QCOMPARE(growth.gaps(), gaps);
    QCOMPARE(growth.points().size(), plan.lines.size() * 2);
    QCOMPARE(growth.share(), 1.0);
}

void TestMeasuring::stoppedBeforeItBeginsItHasNothing() {
    Growth growth(randomTrees(2, 3, 2));
    growth.stop();
    growth.run(2);
    QVERIFY(growth.points().empty());
    QVERIFY(growth.gaps().empty());
    QVERIFY(growth.share() < 1);
}

void TestMeasuring::stoppedItKeepsWhatIsThere() {
    GrowthPlan plan = randomTrees(4, 9, 200);
    Growth growth(plan);
    std::jthread work([&] { growth.run(2); });
    while (growth.points().size() < 60) {
        std::this_thread::yield();
    }
    growth.stop();
    work.join();
    QVERIFY(growth.stopped());
    QVERIFY(growth.share() < 1);
    QVERIFY(growth.gaps().empty()); // a stop is no reason why a point cannot be measured
    plan.samples = 3;
    plan.depth = 1;
    Growth whole(plan);
    whole.run(1);
    const auto kept = growth.points()[0].samples;
    const auto expected = whole.points()[0].samples;
    QVERIFY(std::equal(expected.begin(), expected.end(), kept.begin()));
}

void TestMeasuring::spread_data() {
    const Rows<GrowthPoint, double, double, double> row("point", "lower", "median", "upper");
    row("one is all three", pointOf({7}), 7, 7, 7);
    row("the middle of two lies between", pointOf({10, 20}), 12.5, 15, 17.5);
    row("five in any order", pointOf({5, 1, 4, 2, 3}), 2, 3, 4);
    row("of four each lies between two", pointOf({1, 2, 3, 4}), 1.75, 2.5, 3.25);
    row("one far away moves nothing", pointOf({1, 1, 1, 1, 900}), 1, 1, 1);
}

void TestMeasuring::spread() {
    QFETCH(GrowthPoint, point);
    const Spread spread = spreadOf(point, &GrowthSample::nodesVisited);
    QTEST(spread.lowerQuartile, "lower");
    QTEST(spread.median, "median");
    QTEST(spread.upperQuartile, "upper");
}

void TestMeasuring::leavesHaveASpreadOfTheirOwn() {
    GrowthPoint point;
    point.samples = {{1, 100, 8}, {2, 300, 2}, {3, 200, 5}};
    QCOMPARE(spreadOf(point, &GrowthSample::nodesVisited).median, 200.0);
    QCOMPARE(spreadOf(point, &GrowthSample::leavesEvaluated).median, 5.0);
}

void TestMeasuring::typical_data() {
    const Rows<GrowthPoint, std::uint64_t> row("point", "seed");
    row("the median itself", pointOf({30, 10, 20}), 3);
    row("of two that are equally near the first", pointOf({10, 40, 20, 30}), 3);
    row("of equal ones the first", pointOf({9, 5, 5, 5, 1}), 2);
}

void TestMeasuring::typical() {
    QFETCH(GrowthPoint, point);
    QTEST(typicalSample(point, &GrowthSample::nodesVisited).seed, "seed");
}

void TestMeasuring::aPlyGrowsByTheRootOfTwo_data() {
    const Rows<ByDepth, std::optional<double>> row("counts", "growth");
    row("nothing measured", {}, std::nullopt);
    row("one depth", {{2, 7}}, std::nullopt);
    row("one ply alone", {{1, 3}, {2, 9}}, std::nullopt);
    row("even steps", {{1, 3}, {2, 9}, {3, 27}}, 3.0);
    row("the last two plies count", {{1, 3}, {2, 5}, {3, 11}, {4, 20}}, 2.0);
    row("over a depth that is missing", {{1, 4}, {3, 9}}, 1.5);
    row("the depth before is missing", {{1, 4}, {4, 9}}, std::nullopt);
}

void TestMeasuring::aPlyGrowsByTheRootOfTwo() {
    QFETCH(ByDepth, counts);
    QTEST(growthAPly(counts), "growth");
}

QTEST_APPLESS_MAIN(TestMeasuring)
#include "tst_measuring.moc"
