// The middle of samples, and which of them stands for all.

#include "core/growth/growthsample.h"

#include <QTest>

using namespace prunus;

namespace {

/// Searches with seeds 1, 2, ... that visited so many nodes.
GrowthPoint pointOf(std::initializer_list<std::uint64_t> nodes) {
    GrowthPoint point;
    for (const std::uint64_t n : nodes) {
        point.samples.push_back({point.samples.size() + 1, n, 0});
    }
    return point;
}

} // namespace

class TestGrowthSample : public QObject {
    Q_OBJECT

  private slots:
    void spread_data();
    void spread();
    void leavesHaveASpreadOfTheirOwn();
    void typical_data();
    void typical();
    void aPlyGrowsByTheRootOfTwo_data();
    void aPlyGrowsByTheRootOfTwo();
};

void TestGrowthSample::spread_data() {
    QTest::addColumn<GrowthPoint>("point");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("upper");
    QTest::newRow("one is all three") << pointOf({7}) << 7.0 << 7.0 << 7.0;
    QTest::newRow("the middle of two lies between") << pointOf({10, 20}) << 12.5 << 15.0 << 17.5;
    QTest::newRow("five in any order") << pointOf({5, 1, 4, 2, 3}) << 2.0 << 3.0 << 4.0;
    QTest::newRow("of four each lies between two") << pointOf({1, 2, 3, 4}) << 1.75 << 2.5 << 3.25;
    QTest::newRow("one far away moves nothing") << pointOf({1, 1, 1, 1, 900}) << 1.0 << 1.0 << 1.0;
}

void TestGrowthSample::spread() {
    QFETCH(GrowthPoint, point);
    QFETCH(double, lower);
    QFETCH(double, median);
    QFETCH(double, upper);
    const Spread spread = spreadOf(point, &GrowthSample::nodesVisited);
    QCOMPARE(spread.lowerQuartile, lower);
    QCOMPARE(spread.median, median);
    QCOMPARE(spread.upperQuartile, upper);
}

void TestGrowthSample::leavesHaveASpreadOfTheirOwn() {
    GrowthPoint point;
    point.samples = {{1, 100, 8}, {2, 300, 2}, {3, 200, 5}};
    QCOMPARE(spreadOf(point, &GrowthSample::nodesVisited).median, 200.0);
    QCOMPARE(spreadOf(point, &GrowthSample::leavesEvaluated).median, 5.0);
}

void TestGrowthSample::typical_data() {
    QTest::addColumn<GrowthPoint>("point");
    QTest::addColumn<int>("seed");
    QTest::newRow("the median itself") << pointOf({30, 10, 20}) << 3;
    QTest::newRow("of two that are equally near the first") << pointOf({10, 40, 20, 30}) << 3;
    QTest::newRow("of equal ones the first") << pointOf({9, 5, 5, 5, 1}) << 2;
}

void TestGrowthSample::typical() {
    QFETCH(GrowthPoint, point);
    QFETCH(int, seed);
    QCOMPARE(typicalSample(point, &GrowthSample::nodesVisited).seed, std::uint64_t(seed));
}

void TestGrowthSample::aPlyGrowsByTheRootOfTwo_data() {
    using Counts = std::map<std::uint32_t, double>;
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<std::optional<double>>("growth");
    const std::optional<double> none;
    QTest::newRow("nothing measured") << Counts{} << none;
    QTest::newRow("one depth") << Counts{{2, 7}} << none;
    QTest::newRow("one ply alone") << Counts{{1, 3}, {2, 9}} << none;
    QTest::newRow("even steps") << Counts{{1, 3}, {2, 9}, {3, 27}} << std::optional(3.0);
    QTest::newRow("the last two plies count")
        << Counts{{1, 3}, {2, 5}, {3, 11}, {4, 20}} << std::optional(2.0);
    QTest::newRow("over a depth that is missing") << Counts{{1, 4}, {3, 9}} << std::optional(1.5);
    QTest::newRow("the depth before is missing") << Counts{{1, 4}, {4, 9}} << none;
}

void TestGrowthSample::aPlyGrowsByTheRootOfTwo() {
    using Counts = std::map<std::uint32_t, double>;
    QFETCH(Counts, counts);
    QFETCH(std::optional<double>, growth);
    QCOMPARE(growthAPly(counts), growth);
}

QTEST_APPLESS_MAIN(TestGrowthSample)
#include "tst_growthsample.moc"
