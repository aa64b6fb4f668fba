// Where steps and cutoffs lie on the timeline, without a window.

#include "ui/panels/timescale.h"

#include <QTest>

using namespace prunus;

class TestTimeScale : public QObject {
    Q_OBJECT

  private slots:
    void endsOfTheLine();
    void everyStepIsFoundWhereItStands();
    void manyCutoffsShareAColumnAndNoneIsLost();
    void fewCutoffsKeepTheirOwnColumns();
};

namespace {

/// Of a search by itself.
Beat sameBeat(Step step) {
    return Beat{step.value};
}

} // namespace

void TestTimeScale::endsOfTheLine() {
    const TimeScale scale{10, 260, Beat{26}};
    QCOMPARE(scale.xOf(Beat{0}), 10.0);
    QCOMPARE(scale.xOf(Beat{26}), 270.0);
    QVERIFY(scale.beatAt(-500) == Beat{0});
    QVERIFY(scale.beatAt(5000) == Beat{26});
    QVERIFY((TimeScale{10, 260, Beat{0}}.beatAt(100) == Beat{0}));
}

void TestTimeScale::everyStepIsFoundWhereItStands() {
    for (const std::uint32_t end : {1U, 26U, 999U}) {
        const TimeScale scale{10, 1000, Beat{end}};
        for (std::uint32_t t = 0; t <= end; ++t) {
            QVERIFY(scale.beatAt(scale.xOf(Beat{t})) == Beat{t});
        }
    }
}

void TestTimeScale::manyCutoffsShareAColumnAndNoneIsLost() {
    std::vector<SearchTrace::Cutoff> cutoffs;
    for (std::uint32_t t = 1; t <= 3'000'000; t += 3) {
        cutoffs.push_back({Step{t}, 0, 0});
    }
    const TimeScale scale{0, 1000, Beat{3'000'000}};
    const std::vector<CutoffColumn> columns = cutoffColumns(cutoffs, scale, sameBeat);
    QCOMPARE(columns.size(), std::size_t(1000));
    std::size_t counted = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        QCOMPARE(columns[i].column, static_cast<int>(i));
        counted += columns[i].cutoffs;
    }
    QCOMPARE(counted, cutoffs.size());
}

void TestTimeScale::fewCutoffsKeepTheirOwnColumns() {
    const TimeScale scale{0, 100, Beat{1000}};
    const std::vector<SearchTrace::Cutoff> cutoffs{
        {Step{0}, 0, 0}, {Step{9}, 0, 0}, {Step{10}, 0, 0}, {Step{1000}, 0, 0}};
    const std::vector<CutoffColumn> expected{{0, 2}, {1, 1}, {100, 1}};
    QVERIFY(cutoffColumns(cutoffs, scale, sameBeat) == expected);
    QVERIFY(cutoffColumns({}, scale, sameBeat).empty());
}

QTEST_APPLESS_MAIN(TestTimeScale)
#include "tst_timescale.moc"
