// The Monte Carlo window, from its first step to its last and back while a part of the tree is
// looked at; tst_zoomed has the others.

#include "tests/ui/base/rows.h"
#include "tests/ui/gamewindow.h"
#include "tests/ui/montecarlo/searching.h"
#include "tests/ui/zoomed.h"
#include "ui/montecarlo/besidealphabeta.h"
#include "ui/montecarlo/uctcanvas.h"

#include <QCheckBox>

using namespace prunus;

class TestZoomedMonteCarlo : public QObject {
    Q_OBJECT

  private slots:
    void monteCarlo_data();
    void monteCarlo();
};

void TestZoomedMonteCarlo::monteCarlo_data() {
    const Rows<bool, bool> row("ofGame", "beside");
    row("in a tree", false, false);
    row("beside alpha-beta, with differences marked", false, true);
    row("on a game", true, false);
}

/// Step 0 is about no node, and neither is what comes before the first playout.
void TestZoomedMonteCarlo::monteCarlo() {
    QFETCH(const bool, ofGame);
    QFETCH(const bool, beside);
    const montecarlotest::Searching searching(ofGame ? lateGame() : unevenTree);
    MonteCarloWindow& shown = *searching.shown;
    QCOMPARE(shown.run().trace()->start().has_value(), ofGame);
    searching.setIterations(7);
    if (beside) {
        part<QCheckBox>(shown, "besideChoice").click();
        part<QCheckBox>(shown, "uctDifferencesChoice").click();
        settle(shown);
        zoomIn(shown.beside().canvas());
    }
    zoomIn(shown.canvas());
    const MonteCarlo& run = shown.run();
    thereAndBack({[&] { return run.step().value; }, run.trace()->end().value,
                  [&](Qt::Key key) { searching.key(key); },
                  [&] {
                      QVERIFY(isInView(shown.canvas(), run.moment().event().node));
                      QVERIFY(!shown.canvas().grab().isNull());
                  }});
}

QTEST_MAIN(TestZoomedMonteCarlo)
#include "tst_zoomedmontecarlo.moc"
