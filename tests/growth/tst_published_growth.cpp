// What theory says of uniform trees, against numbers worked out by hand, and published results on
// how alpha-beta grows, measured. How UCT's estimates near the minimax value, against runs of the
// naive search.

#include "core/growth/convergence.h"
#include "core/growth/growth.h"
#include "core/growth/reference.h"
#include "tests/rows.h"
#include "tests/uct/naiveuct.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace prunus;
using namespace prunus::test;

namespace {

const char* const figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

/// Random trees without equal values under one line, measured to this depth.
std::vector<GrowthPoint> measured(std::uint32_t branching, std::uint32_t depth,
                                  std::uint32_t samples, GrowthLine line) {
    UniformShape shape;
    shape.branching = branching;
    shape.low = 0;
    shape.high = std::int64_t{1} << 52;
    GrowthPlan plan;
    plan.subject = RandomTrees{shape};
    plan.lines = {line};
    plan.depth = depth;
    plan.samples = samples;
    Growth growth(plan);
    growth.run(2);
    return growth.points();
}

/// Of runs of UCT with seeds from 7 on.
Convergence converging(const oracle::NaiveTree& tree, std::uint32_t iterations,
                       std::uint32_t samples) {
    const auto shared = std::make_shared<const GameTree>(gameTree(tree));
    return measureConvergence(shared, {.iterations = iterations, .seed = 7}, samples).value();
}

double meanLeaves(const GrowthPoint& point) {
    double sum = 0;
    for (const GrowthSample& each : point.samples) {
        sum += double(each.leavesEvaluated);
    }
    return sum / double(point.samples.size());
}

} // namespace

class TestPublishedGrowth : public QObject {
    Q_OBJECT

  private slots:
    void sizesOfUniformTrees_data();
    void sizesOfUniformTrees();
    void minimalNodesAreThoseOfEveryRow();
    void pearlsRateOfTwoChildrenIsTheGoldenRatio();
    void pearlsRateSolvesItsEquation_data();
    void pearlsRateSolvesItsEquation();
    void largeNumbersStayNumbers();
    void bestFirstReadsTheMinimalTree_data();
    void bestFirstReadsTheMinimalTree();
    void randomTreesNeedTheExpectedLeaves_data();
    void randomTreesNeedTheExpectedLeaves();
    void randomTreesGrowAtPearlsRate_data();
    void randomTreesGrowAtPearlsRate();
    void plyByPlyAsTheBenchmarksSay_data();
    void plyByPlyAsTheBenchmarksSay();
    void convergenceIsThatOfEachRun();
    void tendsToTheValue();
    void aTrapKeepsTheFirstRunsFromTheBestMove();
    void aWishToStopIsHeard();
};

void TestPublishedGrowth::sizesOfUniformTrees_data() {
    const Rows<std::uint32_t, std::uint32_t, double, double, double> row("b", "d", "nodes",
                                                                         "leaves", "minimal");
    row("a lone leaf", 3, 0, 1, 1, 1);
    row("a path has one leaf", 1, 7, 8, 1, 1);
    row("one ply is read whole", 4, 1, 5, 4, 4);
    row("b = 2, an even depth: 4 + 4 - 1", 2, 4, 31, 16, 7);
    row("b = 2, an odd depth: 8 + 4 - 1", 2, 5, 63, 32, 11);
    row("b = 3, an even depth: 9 + 9 - 1", 3, 4, 121, 81, 17);
    row("b = 3, an odd depth: 27 + 9 - 1", 3, 5, 364, 243, 35);
    row("b = 10: 1000 + 1000 - 1", 10, 6, 1111111, 1000000, 1999);
    row("chess to 4 plies: 1444 + 1444 - 1", 38, 4, 2141491, 2085136, 2887);
}

void TestPublishedGrowth::sizesOfUniformTrees() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::uint32_t, d);
    QTEST(uniformNodes(b, d), "nodes");
    QTEST(uniformLeaves(b, d), "leaves");
    QTEST(minimalLeaves(b, d), "minimal");
}

void TestPublishedGrowth::minimalNodesAreThoseOfEveryRow() {
    QCOMPARE(minimalNodes(3, 2), 1.0 + 3 + 5);
    QCOMPARE(minimalNodes(2, 4), 1.0 + 2 + 3 + 5 + 7);
    QCOMPARE(minimalNodes(1, 3), 4.0);
}

void TestPublishedGrowth::pearlsRateOfTwoChildrenIsTheGoldenRatio() {
    QVERIFY(std::abs(randomOrderRate(2) - (1 + std::sqrt(5.0)) / 2) < 1e-12);
}

void TestPublishedGrowth::pearlsRateSolvesItsEquation_data() {
    QTest::addColumn<std::uint32_t>("b");
    for (const std::uint32_t b : {1U, 2U, 3U, 5U, 10U, 40U, 1000U}) {
        QTest::newRow(QByteArray::number(b) + " children") << b;
    }
}

void TestPublishedGrowth::pearlsRateSolvesItsEquation() {
    QFETCH(std::uint32_t, b);
    const double rate = randomOrderRate(b);
    double power = 1;
    for (std::uint32_t k = 0; k < b; ++k) {
        power *= rate / (1 + rate);
    }
    QVERIFY(std::abs(power + rate / (1 + rate) - 1) < 1e-9);
}

void TestPublishedGrowth::largeNumbersStayNumbers() {
    QVERIFY(std::isfinite(uniformNodes(1000, 100)));
    QVERIFY(minimalLeaves(1000, 100) < uniformLeaves(1000, 100));
}

void TestPublishedGrowth::bestFirstReadsTheMinimalTree_data() {
    const Rows<std::uint32_t, std::vector<std::uint64_t>> row("b", "leaves");
    // b^ceil(d/2) + b^floor(d/2) - 1 for d = 1, 2, ...: Knuth and Moore, corollary 1.
    row("1 child", 1, {1, 1, 1, 1});
    row("2 children", 2, {2, 3, 5, 7, 11, 15, 23, 31, 47, 63});
    row("3 children", 3, {3, 5, 11, 17, 35, 53, 107, 161});
    row("4 children", 4, {4, 7, 19, 31, 79, 127});
    row("5 children", 5, {5, 9, 29, 49, 149, 249});
    row("10 children", 10, {10, 19, 109, 199});
}

void TestPublishedGrowth::bestFirstReadsTheMinimalTree() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::vector<std::uint64_t>, leaves);
    for (const Algorithm algorithm : {Algorithm::alphaBeta, Algorithm::alphaBetaNegamax}) {
        const auto points = measured(b, static_cast<std::uint32_t>(leaves.size()), 5,
                                     {algorithm, MoveOrder::bestFirst});
        QCOMPARE(points.size(), leaves.size());
        for (std::size_t i = 0; i < leaves.size(); ++i) {
            QCOMPARE(points[i].samples.size(), std::size_t{5});
            for (const GrowthSample& each : points[i].samples) {
                QCOMPARE(each.leavesEvaluated, leaves[i]);
            }
        }
    }
}

void TestPublishedGrowth::randomTreesNeedTheExpectedLeaves_data() {
    const Rows<std::uint32_t, double> row("depth", "leaves");
    // The mean over all orders of different values, each of 4! and 8! searched apart.
    row("two plies: 11/3", 2, 11.0 / 3);
    row("three plies: 719/105", 3, 719.0 / 105);
}

void TestPublishedGrowth::randomTreesNeedTheExpectedLeaves() {
    QFETCH(std::uint32_t, depth);
    QFETCH(double, leaves);
    constexpr std::uint32_t samples = 10'000;
    const auto points = measured(2, depth, samples, {Algorithm::alphaBeta, MoveOrder::asWritten});
    // No tree is further than 2 from the mean, so five standard deviations are less than this.
    QVERIFY(std::abs(meanLeaves(points.back()) - leaves) < 5 * 2 / std::sqrt(double(samples)));
}

void TestPublishedGrowth::randomTreesGrowAtPearlsRate_data() {
    const Rows<std::uint32_t, std::uint32_t, double> row("b", "depth", "rate");
    // xi / (1 - xi), with xi^b + xi = 1.
    row("2 children", 2, 12, 1.6180);
    row("3 children", 3, 8, 2.1479);
    row("5 children", 5, 7, 3.0796);
}

/// A pair of plies at a time, since odd and even ones differ. The limit is reached slowly, and from
/// above.
void TestPublishedGrowth::randomTreesGrowAtPearlsRate() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::uint32_t, depth);
    QFETCH(double, rate);
    const auto points = measured(b, depth, 100, {Algorithm::alphaBeta, MoveOrder::random});
    const auto grown = [&](std::uint32_t d) {
        return std::sqrt(meanLeaves(points[d - 1]) / meanLeaves(points[d - 3]));
    };
    QVERIFY2(grown(depth) > 0.99 * rate && grown(depth) < 1.1 * rate,
             qPrintable(QString::number(grown(depth))));
    QVERIFY(grown(depth) < grown(depth - 2));
}

void TestPublishedGrowth::plyByPlyAsTheBenchmarksSay_data() {
    const Rows<std::uint32_t, std::uint32_t, std::uint32_t, double> row("b", "depth", "samples",
                                                                        "rate");
    // The table of tests/bench/README.md, under "Growth".
    row("2 children, 14 plies", 2, 14, 100, 1.678);
    row("3 children, 7 plies", 3, 7, 100, 2.299);
    row("3 children, 9 plies", 3, 9, 100, 2.222);
    row("4 children, 4 plies", 4, 4, 100, 3.096);
    row("4 children, 6 plies", 4, 6, 100, 2.841);
    row("5 children, 5 plies", 5, 5, 100, 3.469);
    row("10 children, 4 plies", 10, 4, 60, 6.151);
}

/// What stands at the end of a curve of the chart.
void TestPublishedGrowth::plyByPlyAsTheBenchmarksSay() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::uint32_t, depth);
    QFETCH(std::uint32_t, samples);
    std::map<std::uint32_t, double> leaves;
    for (const GrowthPoint& each :
         measured(b, depth, samples, {Algorithm::alphaBeta, MoveOrder::asWritten})) {
        leaves[each.depth] = spreadOf(each, &GrowthSample::leavesEvaluated).median;
    }
    QTEST(std::round(growthAPly(leaves).value() * 1000) / 1000, "rate");
}

/// Of three numbers the quartiles lie half way between the middle and the outer ones.
void TestPublishedGrowth::convergenceIsThatOfEachRun() {
    const oracle::NaiveTree tree = oracle::naiveTree(figure52);
    const Convergence found = converging(tree, 60, 3);
    std::vector<NaiveUct> runs;
    for (std::uint64_t seed = 7; seed < 10; ++seed) {
        runs.push_back(
            naiveUct(placeIn(tree), {.iterations = 60, .seed = seed, .least = 2, .greatest = 14}));
    }
    const std::vector<std::uint32_t> stops{1, 2, 5, 10, 20, 50, 60};
    QCOMPARE(found.points.size(), stops.size());
    for (std::size_t k = 0; k < stops.size(); ++k) {
        const ConvergencePoint& point = found.points[k];
        QCOMPARE(point.leaves, stops[k]);
        std::vector<double> estimates;
        int best = 0;
        for (const NaiveUct& run : runs) {
            estimates.push_back(run.estimates.at(stops[k] - 1));
            best += run.leaders.at(stops[k] - 1) == 0 ? 1 : 0; // A is worth 3, the others 2
        }
        std::sort(estimates.begin(), estimates.end());
        QCOMPARE(point.estimate.lowerQuartile, (estimates[0] + estimates[1]) / 2);
        QCOMPARE(point.estimate.median, estimates[1]);
        QCOMPARE(point.estimate.upperQuartile, (estimates[1] + estimates[2]) / 2);
        QCOMPARE(point.bestShare, best / 3.0);
    }
    // Russell and Norvig's tree: 3, which alpha-beta finds with 7 of the 9 leaves.
    QCOMPARE(found.value, 3.0);
    QCOMPARE(found.leavesAsWritten, std::uint64_t{7});
    // With the best first everywhere: 3^1 + 3^1 - 1.
    QCOMPARE(found.leavesBestFirst, std::uint64_t{5});
}

void TestPublishedGrowth::tendsToTheValue() {
    const Convergence found = converging(oracle::naiveTree(figure52), 20'000, 5);
    QCOMPARE(found.points.back().bestShare, 1.0);
    QVERIFY(std::abs(found.points.back().estimate.median - 3) < 0.3);
    QVERIFY(std::abs(found.points.front().estimate.median - 3) > 0.3);
}

void TestPublishedGrowth::aTrapKeepsTheFirstRunsFromTheBestMove() {
    const Convergence found =
        converging(oracle::naiveTree("[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]"), 2000, 10);
    QCOMPARE(found.value, 5.0);
    QCOMPARE(found.leavesAsWritten, std::uint64_t{16});
    QCOMPARE(found.points.back().bestShare, 1.0);
    const auto atTwenty = std::ranges::find(found.points, 20U, &ConvergencePoint::leaves);
    QVERIFY(atTwenty->bestShare < 0.5);
}

void TestPublishedGrowth::aWishToStopIsHeard() {
    Progress progress;
    progress.cancel();
    const auto tree =
        std::make_shared<const GameTree>(gameTree(oracle::naiveTree("[[1,2],[3,4]]")));
    const auto found = measureConvergence(tree, UctOptions{}, 5, &progress);
    QVERIFY(!found && found.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestPublishedGrowth)
#include "tst_published_growth.moc"
