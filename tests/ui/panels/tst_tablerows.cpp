// What the rows of the transposition table in the window say at a step. The numbers of figure 5.2
// are worked by hand.

#include "core/analysis/story.h"
#include "tests/ui/panels/openedtable.h"
#include "tests/ui/panels/readygame.h"
#include "ui/widgets/elidedlabel.h"

using namespace prunus;
using namespace prunus::paneltest;

namespace {

/// What stands in a row, the columns apart.
QString row(const ShownWindow& shown, int at) {
    const TableModel& model = panelOf(shown).model();
    QStringList cells;
    for (int c = 0; c < model.columnCount(); ++c) {
        cells << model.index(at, c).data().toString();
    }
    return cells.join(QStringLiteral(" | "));
}

QStringList headings(const ShownWindow& shown) {
    const TableModel& model = panelOf(shown).model();
    QStringList all;
    for (int c = 0; c < model.columnCount(); ++c) {
        all << model.headerData(c, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    return all;
}

QString told(const ShownWindow& shown) {
    return shown.find<ElidedLabel>("tableStep").text();
}

} // namespace

class TestTableRows : public QObject {
    Q_OBJECT

  private slots:
    /// In the figure's tree B's leaves are 3, 12 and 8, C's 2, 4 and 6, D's 14, 5 and 2.
    void itsRowsAreThoseOfTheStep() {
        ShownWindow shown;
        Session& session = shown.window.session();
        open(shown, session, Algorithm::alphaBetaWithMemory);
        const TableModel& model = panelOf(shown).model();
        QCOMPARE(headings(shown), (QStringList{"position", "bound", "value", "step"}));
        session.setStep(Step{0});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(told(shown), "The table is empty.");
        session.setStep(Step{3}); // the first leaf
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(row(shown, 0), "3 | exact | 3 | 3");
        QCOMPARE(model.litRow(), 0);
        QCOMPARE(told(shown), "Stored in this step: 3.");
        session.setStep(Step{4}); // B compares
        QCOMPARE(model.litRow(), -1);
        QCOMPARE(told(shown), "The table holds 1 position.");
        session.setStep(Step{15}); // C returns 2, cut off
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(row(shown, 1), "12 | exact | 12 | 5");
        QCOMPARE(row(shown, 3), "B | exact | 3 | 9");
        QCOMPARE(row(shown, 5), "C | at most | 2 | 15");
        QCOMPARE(told(shown), "Stored in this step: C.");
        session.setStep(Step{26});
        QCOMPARE(model.rowCount(), 11);
        QCOMPARE(row(shown, 10), "A | exact | 3 | 26");
        session.setStep(Step{14}); // and back
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(row(shown, 3), "B | exact | 3 | 9");
    }

    /// MIN moves at B and C, and a leaf belongs to MAX in this tree.
    void numbersAreFromTheChosenSide() {
        ShownWindow shown;
        Session& session = shown.window.session();
        open(shown, session, Algorithm::alphaBetaWithMemory);
        session.setStep(Step{15});
        session.chooseSide(Algorithm::alphaBetaWithMemory, Side::mover);
        QCOMPARE(row(shown, 0), "3 | exact | 3 | 3");
        QCOMPARE(row(shown, 3), "B | exact | −3 | 9");
        QCOMPARE(row(shown, 5), "C | at least | −2 | 15");
        session.chooseSide(Algorithm::alphaBetaWithMemory, Side::max);
        QCOMPARE(row(shown, 5), "C | at most | 2 | 15");
    }

    /// MTD(f) starts at 0, which A exceeds, by way of its leaf 3; SSS* from above.
    void whatIsStoredAgainKeepsItsRow() {
        ShownWindow shown;
        Session& session = shown.window.session();
        open(shown, session, Algorithm::sssStar);
        const TableModel& model = panelOf(shown).model();
        int again = 0;
        QStringList before;
        for (Step t{1}; t <= session.trace()->end(); ++t) {
            session.setStep(t);
            QStringList now;
            for (int k = 0; k < model.rowCount(); ++k) {
                now << row(shown, k).section(QStringLiteral(" | "), 0, 0);
            }
            QCOMPARE(now.mid(0, before.size()), before); // each node is a position of its own
            again += now.size() == before.size() && told(shown).startsWith("Stored") ? 1 : 0;
            before = now;
        }
        QVERIFY(again > 0);
        QCOMPARE(row(shown, int(before.indexOf("A"))).section(" | ", 1, 2), "exact | 3");
    }

    void anAnswerLightsItsRowAndWhereItWasFound() {
        ReadyGame shown(unfoldedText("nim:2:2,2", 4));
        Session& session = shown.session();
        open(shown, session, Algorithm::alphaBetaWithMemory);
        const TableModel& model = panelOf(shown).model();
        int answers = 0;
        for (Step t{1}; t <= session.trace()->end(); ++t) {
            session.setStep(t);
            const NodeId from = recalledFrom(session.moment());
            if (from == noNode) {
                continue;
            }
            ++answers;
            const int lit = model.litRow();
            QVERIFY(lit >= 0);
            QVERIFY(told(shown).startsWith("Answers in this step: "));
            QVERIFY2(row(shown, lit).contains(", also "), qPrintable(row(shown, lit)));
            // Each of its positions is stored once here, so that its row is of where it was found.
            QCOMPARE(model.node(lit), from);
            QCOMPARE(shown.canvas().picture(session.moment()).witnesses, std::vector{from});
            QVERIFY(model.index(lit, 0).data(Qt::FontRole).value<QFont>().bold());
        }
        QVERIFY(answers > 1);
    }

    void pliesLeftAreToldWhereTheyMatter() {
        ReadyGame shown(unfoldedText("nim:2:2,2"));
        Session& session = shown.session();
        open(shown, session, Algorithm::alphaBetaWithMemory, 3);
        QCOMPARE(headings(shown),
                 (QStringList{"position", "bound", "value", "plies left", "step"}));
        session.setStep(session.trace()->end());
        // The root is stored last; three plies are left there.
        const int last = panelOf(shown).model().rowCount() - 1;
        QCOMPARE(row(shown, last).section(" | ", 3, 3), "3");
        searchWith(session, Algorithm::alphaBetaWithMemory); // to the end of play
        QCOMPARE(headings(shown), (QStringList{"position", "bound", "value", "step"}));
    }

    /// What was read is told, and nothing of the others.
    void hiddenLeavesStayHidden() {
        ShownWindow shown;
        Session& session = shown.window.session();
        open(shown, session, Algorithm::alphaBetaWithMemory);
        session.setStep(Step{5});
        session.setHideUnreadLeaves(true);
        // With its place, so that nothing tells whether there is another 12.
        QCOMPARE(row(shown, 1), "12 (2nd child of B) | exact | 12 | 5");
        session.setHideUnreadLeaves(false);
        QCOMPARE(row(shown, 1), "12 | exact | 12 | 5");
    }

    void aLongSearchIsGatheredBesideTheWindow() {
        // Each leaf takes MTD(f) a pass, over all before it: 246 000 calls.
        QStringList leaves;
        for (int v = 1; v <= 700; ++v) {
            leaves << QString::number(v);
        }
        ShownWindow shown;
        Session& session = shown.window.session();
        session.openText(u'[' + leaves.join(u',') + u']', "ladder");
        QTRY_VERIFY(session.document()->name == "ladder");
        open(shown, session, Algorithm::mtdf);
        QTRY_VERIFY(panelOf(shown).model().history() != nullptr);
        session.setStep(session.trace()->end());
        // The first leaf, the root, and the other leaves.
        QCOMPARE(panelOf(shown).model().rowCount(), 701);
        QCOMPARE(row(shown, 1).section(" | ", 0, 2), "A | exact | 700");
        QCOMPARE(row(shown, 700).section(" | ", 0, 2), "700 | exact | 700");
    }
};

QTEST_MAIN(TestTableRows)
#include "tst_tablerows.moc"
