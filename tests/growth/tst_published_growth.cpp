// Published results on how alpha-beta grows, measured.

#include "core/growth/growth.h"

#include <QTest>
#include <cmath>

using namespace prunus;

namespace {

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
    void bestFirstReadsTheMinimalTree_data();
    void bestFirstReadsTheMinimalTree();
    void randomTreesNeedTheExpectedLeaves_data();
    void randomTreesNeedTheExpectedLeaves();
    void randomTreesGrowAtPearlsRate_data();
    void randomTreesGrowAtPearlsRate();
    void plyByPlyAsTheBenchmarksSay_data();
    void plyByPlyAsTheBenchmarksSay();
};

void TestPublishedGrowth::bestFirstReadsTheMinimalTree_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<std::uint32_t>("b");
    QTest::addColumn<std::vector<std::uint64_t>>("leaves");
    // b^ceil(d/2) + b^floor(d/2) - 1 for d = 1, 2, ...: Knuth and Moore, corollary 1.
    const auto rows = [](Algorithm algorithm) {
        const auto row = [&](std::uint32_t b, const std::vector<std::uint64_t>& leaves) {
            QTest::addRow("%s, %u children", traits(algorithm).id.data(), b)
                << static_cast<int>(algorithm) << b << leaves;
        };
        row(1, {1, 1, 1, 1});
        row(2, {2, 3, 5, 7, 11, 15, 23, 31, 47, 63});
        row(3, {3, 5, 11, 17, 35, 53, 107, 161});
        row(4, {4, 7, 19, 31, 79, 127});
        row(5, {5, 9, 29, 49, 149, 249});
        row(10, {10, 19, 109, 199});
    };
    rows(Algorithm::alphaBeta);
    rows(Algorithm::alphaBetaNegamax);
}

void TestPublishedGrowth::bestFirstReadsTheMinimalTree() {
    QFETCH(int, algorithm);
    QFETCH(std::uint32_t, b);
    QFETCH(std::vector<std::uint64_t>, leaves);
    const auto points = measured(b, static_cast<std::uint32_t>(leaves.size()), 5,
                                 {static_cast<Algorithm>(algorithm), MoveOrder::bestFirst});
    QCOMPARE(points.size(), leaves.size());
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        QCOMPARE(points[i].samples.size(), std::size_t{5});
        for (const GrowthSample& each : points[i].samples) {
            QCOMPARE(each.leavesEvaluated, leaves[i]);
        }
    }
}

void TestPublishedGrowth::randomTreesNeedTheExpectedLeaves_data() {
    QTest::addColumn<std::uint32_t>("depth");
    QTest::addColumn<double>("leaves");
    // The mean over all orders of different values, each of 4! and 8! searched apart.
    QTest::newRow("two plies: 11/3") << 2U << 11.0 / 3;
    QTest::newRow("three plies: 719/105") << 3U << 719.0 / 105;
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
    QTest::addColumn<std::uint32_t>("b");
    QTest::addColumn<std::uint32_t>("depth");
    QTest::addColumn<double>("rate");
    // xi / (1 - xi), with xi^b + xi = 1.
    QTest::newRow("2 children") << 2U << 12U << 1.6180;
    QTest::newRow("3 children") << 3U << 8U << 2.1479;
    QTest::newRow("5 children") << 5U << 7U << 3.0796;
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
    QTest::addColumn<std::uint32_t>("b");
    QTest::addColumn<std::uint32_t>("depth");
    QTest::addColumn<std::uint32_t>("samples");
    QTest::addColumn<double>("rate");
    // The table of tests/bench/README.md, under "Growth".
    QTest::newRow("2 children, 14 plies") << 2U << 14U << 100U << 1.678;
    QTest::newRow("3 children, 7 plies") << 3U << 7U << 100U << 2.299;
    QTest::newRow("3 children, 9 plies") << 3U << 9U << 100U << 2.222;
    QTest::newRow("4 children, 4 plies") << 4U << 4U << 100U << 3.096;
    QTest::newRow("4 children, 6 plies") << 4U << 6U << 100U << 2.841;
    QTest::newRow("5 children, 5 plies") << 5U << 5U << 100U << 3.469;
    QTest::newRow("10 children, 4 plies") << 10U << 4U << 60U << 6.151;
}

/// What stands at the end of a curve of the chart.
void TestPublishedGrowth::plyByPlyAsTheBenchmarksSay() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::uint32_t, depth);
    QFETCH(std::uint32_t, samples);
    QFETCH(double, rate);
    std::map<std::uint32_t, double> leaves;
    for (const GrowthPoint& each :
         measured(b, depth, samples, {Algorithm::alphaBeta, MoveOrder::asWritten})) {
        leaves[each.depth] = spreadOf(each, &GrowthSample::leavesEvaluated).median;
    }
    QCOMPARE(std::round(growthAPly(leaves).value() * 1000) / 1000, rate);
}

QTEST_APPLESS_MAIN(TestPublishedGrowth)
#include "tst_published_growth.moc"
