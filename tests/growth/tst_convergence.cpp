// How UCT's estimates near the minimax value, against runs of the naive search.

#include "core/growth/convergence.h"
#include "tests/uct/naiveuct.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::test;

namespace {

Convergence measured(const oracle::NaiveTree& tree, std::uint32_t iterations,
                     std::uint32_t samples) {
    UctOptions options;
    options.iterations = iterations;
    options.seed = 7;
    return measureConvergence(std::make_shared<const GameTree>(gameTree(tree)), options, samples)
        .value();
}

} // namespace

class TestConvergence : public QObject {
    Q_OBJECT

  private slots:
    void isThatOfEachRun();
    void tendsToTheValue();
    void aTrapKeepsTheFirstRunsFromTheBestMove();
    void aWishToStopIsHeard();
};

/// Of three numbers the quartiles lie half way between the middle and the outer ones.
void TestConvergence::isThatOfEachRun() {
    const oracle::NaiveTree tree = oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]");
    const Convergence found = measured(tree, 60, 3);
    std::vector<NaiveUct> runs;
    for (std::uint64_t seed = 7; seed < 10; ++seed) {
        NaiveUctOptions options;
        options.iterations = 60;
        options.seed = seed;
        options.least = 2;
        options.greatest = 14;
        runs.push_back(naiveUct(placeIn(tree), options));
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

void TestConvergence::tendsToTheValue() {
    const Convergence found = measured(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"), 20'000, 5);
    QCOMPARE(found.points.back().bestShare, 1.0);
    QVERIFY(std::abs(found.points.back().estimate.median - 3) < 0.3);
    QVERIFY(std::abs(found.points.front().estimate.median - 3) > 0.3);
}

void TestConvergence::aTrapKeepsTheFirstRunsFromTheBestMove() {
    const Convergence found =
        measured(oracle::naiveTree("[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]"), 2000, 10);
    QCOMPARE(found.value, 5.0);
    QCOMPARE(found.leavesAsWritten, std::uint64_t{16});
    QCOMPARE(found.points.back().bestShare, 1.0);
    const auto atTwenty = std::ranges::find(found.points, 20U, &ConvergencePoint::leaves);
    QVERIFY(atTwenty->bestShare < 0.5);
}

void TestConvergence::aWishToStopIsHeard() {
    Progress progress;
    progress.cancel();
    const auto tree =
        std::make_shared<const GameTree>(gameTree(oracle::naiveTree("[[1,2],[3,4]]")));
    const auto found = measureConvergence(tree, UctOptions{}, 5, &progress);
    QVERIFY(!found && found.error().kind == SearchError::Kind::cancelled);
}

QTEST_APPLESS_MAIN(TestConvergence)
#include "tst_convergence.moc"
