// Search ▸ Where do these differ?: what is asked, what is said of it, and what is opened.

#include "core/formats/treeformat.h"
#include "tests/rows.h"
#include "tests/ui/shownwindow.h"
#include "ui/compare/differencedialog.h"
#include "ui/session/panes.h"

#include <QSpinBox>

using namespace prunus;

namespace {

/// The window with the dialog beside it.
struct Asking : ShownWindow {
    Asking() {
        // A window of its own in the program; here the same one.
        QObject::connect(&window, &MainWindow::differenceWanted, &window,
                         &MainWindow::openDifference);
        find<QAction>("whereTheyDiffer").trigger();
        dialog = &find<DifferenceDialog>("differenceDialog");
    }
    void choose(const char* box, const QString& entry) const {
        auto& field = part<QComboBox>(*dialog, box);
        const int row = field.findText(entry);
        QVERIFY2(row >= 0, qPrintable(entry));
        field.setCurrentIndex(row);
    }
    void press(const char* button) const {
        QTest::mouseClick(&part<QPushButton>(*dialog, button), Qt::LeftButton);
    }
    void look() const {
        press("findDifference");
        QTRY_COMPARE_WITH_TIMEOUT(part<QPushButton>(*dialog, "findDifference").text(),
                                  QStringLiteral("&Find"), 60'000);
    }
    [[nodiscard]] QStringList said() const {
        return part<QLabel>(*dialog, "differenceSaid").text().split(u'\n');
    }
    [[nodiscard]] bool canOpen() const {
        return part<QPushButton>(*dialog, "openDifference").isEnabled();
    }
    [[nodiscard]] Panes& panes() { return window.session().panes(); }

    DifferenceDialog* dialog = nullptr;
};

} // namespace

class TestWhereTheyDiffer : public QObject {
    Q_OBJECT

  private slots:
    void standsBesideTheWindow() {
        Asking asking;
        QVERIFY(!asking.dialog->isModal());
        QVERIFY(!asking.canOpen());
        asking.find<QAction>("whereTheyDiffer").trigger();
        QCOMPARE(asking.window.findChildren<DifferenceDialog*>().size(), 1);
    }

    /// Both read 1 and then the first 1 of B; alpha-beta is done with B by that, at step 7.
    void findsAndOpens() {
        Asking asking;
        asking.look(); // the search of the window, and minimax
        QCOMPARE(
            asking.said(),
            (QStringList{"The smallest tree on which they differ has 3 leaves.", "[1,[1,1]]",
                         "Alpha-beta, fail-hard, α ≥ β: reads 1, 1.", "Minimax: reads 1, 1, 1."}));
        asking.press("openDifference");
        QTRY_COMPARE(asking.panes().count(), 2);
        const auto document = asking.window.session().document();
        QCOMPARE(written(document->tree, TreeFormat::text), std::string("[1,[1,1]]"));
        QVERIFY(!asking.window.isWindowModified()); // the program can find it again
        QCOMPARE(asking.panes().at(0).options.algorithm, Algorithm::alphaBeta);
        QCOMPARE(asking.panes().at(1).options.algorithm, Algorithm::minimax);
        QCOMPARE(asking.panes().at(0).step, Step{7});
        QCOMPARE(asking.panes().moment(0).event().kind, EventKind::cutoff);
        QVERIFY(asking.panes().at(1).step <= Step{7});
        asking.press("openDifference"); // once more: not beside the former two
        QCOMPARE(asking.panes().count(), 2);
    }

    void saysWhatIsAlike_data() {
        const Rows<QString, QString, QString, QString> row("one", "other", "aspect", "said");
        row("the same twice", "Minimax", "Minimax", "the value of the root",
            "Both are the same procedure: they differ on no tree.");
        row("what is proved of all trees", "Alpha-beta", "Minimax", "the value of the root",
            "They never differ in this. It is proved for trees of any size.");
        row("a slip of another aspect", "Alpha-beta", "Slip: right value, last child’s path",
            "the move at the root",
            "“right value, last child’s path” makes no difference to this: choose another aspect.");
        row("a slip that is the course's rule", "Alpha-beta", "Slip: cuts on a tie",
            "which leaves are read", "Both are the same procedure: they differ on no tree.");
    }
    void saysWhatIsAlike() {
        QFETCH(const QString, one);
        QFETCH(const QString, other);
        QFETCH(const QString, aspect);
        QFETCH(const QString, said);
        Asking asking;
        asking.choose("oneProcedure", one);
        asking.choose("otherProcedure", other);
        asking.choose("differenceAspect", aspect);
        asking.press("findDifference");
        QCOMPARE(asking.said(), QStringList{said});
        QVERIFY(!asking.canOpen());
    }

    void aSlipIsShownByItsName() {
        Asking asking;
        asking.choose("otherProcedure", "Slip: negates leaves at MIN");
        asking.choose("differenceAspect", "the value of the root");
        asking.look();
        QCOMPARE(
            asking.said().mid(1),
            (QStringList{"[1,1]", "Alpha-beta, fail-hard, α ≥ β: the root is worth 1.",
                         "Alpha-beta with a slip: negates leaves at MIN, fail-hard, α ≥ β: the "
                         "root is worth −1."}));
        asking.press("openDifference");
        QTRY_COMPARE(asking.panes().count(), 2);
        QVERIFY(!asking.panes().at(0).options.slip);
        QVERIFY(asking.panes().at(1).options.slip);
        // The first leaf is read at step 2.
        QCOMPARE(asking.panes().moment(0).event().value, 1.0);
        QCOMPARE(asking.panes().moment(1).event().value, -1.0);
        QCOMPARE(asking.panes().at(1).step, Step{2});
    }

    /// Of the shapes with up to three leaves, all weak orders of these: 1 + 3 + 3 · 13 trees.
    void saysHowFarItLooked() {
        Asking asking;
        asking.choose("otherProcedure", "Alpha-beta, first draft"); // which takes five
        part<QSpinBox>(*asking.dialog, "differenceLeaves").setValue(3);
        asking.look();
        QCOMPARE(
            asking.said(),
            QStringList{"None was found in 43 trees. All shapes with up to 3 leaves were tried in "
                        "which inner nodes have two children or more, with small whole numbers in "
                        "every order. On larger trees they may still differ."});
    }

    void stops() {
        Asking asking;
        asking.choose("oneProcedure", "Principal variation search");
        asking.choose("otherProcedure", "NegaScout");
        asking.choose("differenceAspect", "the move at the root");
        part<QSpinBox>(*asking.dialog, "differenceLeaves").setValue(16);
        asking.press("findDifference");
        QTRY_VERIFY(asking.said().front().startsWith("Looking: "));
        asking.look(); // which is Stop now
        QVERIFY2(asking.said().front().startsWith("Stopped; none was found in "),
                 qPrintable(asking.said().front()));
    }

    void anotherQuestionForgetsTheTree() {
        Asking asking;
        asking.look();
        QVERIFY(asking.canOpen());
        asking.choose("oneRules", "fail-soft, cut at ≥");
        QVERIFY(!asking.canOpen());
    }
};

QTEST_MAIN(TestWhereTheyDiffer)
#include "tst_wheretheydiffer.moc"
