// Monte Carlo tree search beside alpha-beta, as its window shows them: leaf by leaf, what only one
// of them has seen, and where its estimates go. The numbers are worked by hand.

#include "tests/ui/montecarlo/searching.h"
#include "ui/montecarlo/besidealphabeta.h"

#include <QCheckBox>
#include <QDialog>

using namespace prunus;
using namespace prunus::montecarlotest;

class TestBesideAlphaBeta : public QObject {
    Q_OBJECT

  private slots:
    /// The tree on which UCT prefers the wrong move at first: 16 leaves, of which alpha-beta reads
    /// all.
    void alphaBetaReadsAsManyLeaves() {
        const Searching searching("[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]");
        auto& both = searching.its<QCheckBox>("besideChoice");
        QVERIFY(!searching.shown->beside().isVisible());
        both.setChecked(true);
        QVERIFY(searching.shown->beside().isVisible());
        QTRY_VERIFY(searching.shown->beside().session().hasSearch());
        MonteCarlo& run = searching.shown->run();
        const auto read = [&] {
            return searching.shown->beside().session().moment().counts().leavesEvaluated;
        };
        for (const std::uint32_t iteration : {1U, 2U, 7U, 15U}) {
            run.setStep(firstStepOf(*run.trace(), iteration, UctEventKind::simulate));
            QCOMPARE(read(), std::uint64_t(iteration));
        }
        run.setStep(run.trace()->end());
        QCOMPARE(read(), 16U);
        QCOMPARE(searching.says("besideTold"),
                 "Alpha-beta is over: it read 16 leaves, and the value is exactly 5.");
        run.setStep(Step{0});
        QCOMPARE(read(), 0U);
    }

    /// The first three playouts end at A's third leaf, B's first and C's first; alpha-beta reads
    /// the three of A. In the end it has cut two of B's.
    void differencesAreMarked() {
        const Searching searching(figure);
        auto& marks = searching.its<QCheckBox>("uctDifferencesChoice");
        const auto& told = searching.its<QLabel>("uctDifferences");
        QVERIFY(!marks.isEnabled());
        searching.its<QCheckBox>("besideChoice").setChecked(true);
        QTRY_VERIFY(searching.shown->beside().session().hasSearch());
        QVERIFY(marks.isEnabled() && !told.isVisible());
        marks.setChecked(true);
        QVERIFY(told.isVisible());
        QCOMPARE(told.text(), "So far both have read the same leaves.");
        MonteCarlo& run = searching.shown->run();
        run.setStep(firstStepOf(*run.trace(), 3, UctEventKind::simulate));
        QCOMPARE(told.text(), "Playouts have ended at 2 leaves that alpha-beta has not read. "
                              "Alpha-beta has read 2 leaves at which no playout has ended yet. "
                              "Corners, or a line beneath, mark what only this search has seen; "
                              "brackets, or dots, what only the other has.");
        const BesideAlphaBeta& beside = searching.shown->beside();
        const auto isMarked = [&](std::uint32_t n, bool ofUct, Difference expected) {
            return beside.differenceAt(NodeId{n}, ofUct) == expected;
        };
        QVERIFY(isMarked(1, true, {}) && isMarked(1, false, {}));                       // A
        QVERIFY(isMarked(2, true, {true, false}) && isMarked(2, false, {false, true})); // B
        QVERIFY(isMarked(4, true, {false, true}) && isMarked(4, false, {true, false})); // A's 3
        QVERIFY(isMarked(6, true, {}));                                                 // A's 8
        run.setStep(run.trace()->end());
        QVERIFY(told.text().startsWith("Playouts have ended at 2 leaves that alpha-beta has not "
                                       "read. Corners"));
        QVERIFY(isMarked(8, true, {true, false}) && isMarked(9, false, {false, true}));
        searching.its<QCheckBox>("besideChoice").setChecked(false);
        QVERIFY(!told.isVisible() && !marks.isEnabled());
    }

    /// Best first, alpha-beta reads B and the 0 of A.
    void estimatesConverge() {
        const Searching searching("[[9,9,9,9,9,9,9,0],[5,5,5,5,5,5,5,5]]");
        searching.setIterations(400);
        searching.its<QPushButton>("showConvergence").click();
        const auto& dialog = searching.its<QDialog>("convergence");
        const auto& told = part<QLabel>(dialog, "convergenceTold");
        QTRY_VERIFY2(
            told.text().contains("Alpha-beta reads 16 leaves as written, 9 best first, and "
                                 "then knows that the value is 5."),
            qPrintable(told.text()));
        QVERIFY2(
            told.text().startsWith("UCT with 20 seeds. After 400 leaves the median estimate is ≈"),
            qPrintable(told.text()));
        QVERIFY2(told.text().contains("and 100 % of the runs would make a best move"),
                 qPrintable(told.text()));
    }
};

QTEST_MAIN(TestBesideAlphaBeta)
#include "tst_besidealphabeta.moc"
