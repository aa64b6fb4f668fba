// File ▸ New tree: what is chosen is what is drawn, and what is drawn is what is opened.

#include "tests/ui/questions.h"
#include "ui/canvas/nodeeditor.h"
#include "ui/canvas/treecanvas.h"
#include "ui/controls/newtree.h"
#include "ui/session/editing.h"

#include <QDialog>

using prunus::GameTree;
using prunus::NewTreeDialog;
using prunus::NodeId;
using prunus::TreeCanvas;

namespace {

std::vector<double> leaves(const GameTree& tree) {
    std::vector<double> values;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            values.push_back(tree.staticValue(n));
        }
    }
    return values;
}

/// A window with the dialog open.
struct NewTreeWindow : ShownWindow {
    NewTreeDialog& dialog = opened();
    TreeCanvas& preview = part<TreeCanvas>(dialog, "newTreePreview");

    /// Types a number into a field.
    void type(const char* field, const char* number) const {
        auto& box = part<QSpinBox>(dialog, field);
        box.selectAll();
        QTest::keyClicks(&box, QLatin1String(number));
    }
    void tick(const char* box) const {
        QTest::mouseClick(&part<QCheckBox>(dialog, box), Qt::LeftButton, {}, QPoint(8, 8));
    }
    void click(const char* button) const {
        QTest::mouseClick(&part<QPushButton>(dialog, button), Qt::LeftButton);
    }
    [[nodiscard]] const GameTree& drawn() const { return preview.session().document()->tree; }
    [[nodiscard]] QString said() const { return part<QLabel>(dialog, "newTreeSaid").text(); }
    [[nodiscard]] bool canCreate() const {
        return part<QPushButton>(dialog, "createTree").isEnabled();
    }

  private:
    NewTreeDialog& opened() {
        press(Qt::Key_N, Qt::ControlModifier);
        return find<NewTreeDialog>("newTree");
    }
};

} // namespace

class TestNewTree : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensADialogWithATree() {
        NewTreeWindow shown;
        // Nothing that was begun before the dialog was complete comes to harm.
        settle(shown.dialog);
        QVERIFY(shown.dialog.isVisible());
        QCOMPARE(shown.drawn().nodeCount(), 40U); // 1 + 3 + 9 + 27
        QCOMPARE(shown.said(), "40 nodes, 27 of them leaves");
        QVERIFY(shown.canCreate());
    }

    void depthAndChildrenOfAUniformTree() {
        NewTreeWindow shown;
        shown.type("depthHigh", "2");
        shown.type("childrenHigh", "4");
        QCOMPARE(shown.drawn().nodeCount(), 21U); // 1 + 4 + 16
        QCOMPARE(shown.drawn().height(), 2U);
    }

    void valuesAreInTheirRange() {
        NewTreeWindow shown;
        shown.type("valueLow", "-5");
        shown.type("valueHigh", "21");
        shown.tick("distinct");
        std::vector<double> values = leaves(shown.drawn());
        std::ranges::sort(values);
        for (int i = 0; i < 27; ++i) {
            QCOMPARE(values[std::size_t(i)], double(i - 5)); // 27 leaves and 27 values
        }
    }

    void theSameSeedDrawsTheSameTree() {
        NewTreeWindow shown;
        shown.type("newSeed", "5");
        const auto first = leaves(shown.drawn());
        shown.click("dice");
        QVERIFY(leaves(shown.drawn()) != first);
        shown.type("newSeed", "5");
        QCOMPARE(leaves(shown.drawn()), first);
    }

    void aRecipeWithoutATreeSaysWhy() {
        NewTreeWindow shown;
        shown.type("valueHigh", "9");
        shown.tick("distinct");
        QVERIFY2(shown.said().startsWith("There are only 10 different values for 27 leaves."),
                 qPrintable(shown.said()));
        QVERIFY(!shown.preview.isVisible());
        QVERIFY(!shown.canCreate());
    }

    void aWishIsFulfilled() {
        NewTreeWindow shown;
        shown.type("leavesPrunedCount", "5"); // disabled as yet
        shown.tick("leavesPruned");
        QVERIFY(!shown.canCreate());
        shown.click("findTree");
        QTRY_VERIFY_WITH_TIMEOUT(shown.canCreate(), 60'000);
        QVERIFY2(shown.said().startsWith("Found at try "), qPrintable(shown.said()));
        const auto& session = shown.preview.session();
        QCOMPARE(session.document()->tree.leafCount() - session.moment().counts().leavesEvaluated,
                 std::uint64_t{5});
    }

    void aWishThatCannotBeIsToldHonestly() {
        NewTreeWindow shown;
        shown.type("depthHigh", "1"); // nothing is ever pruned at the root
        shown.tick("leavesPruned");
        shown.click("findTree");
        QTRY_VERIFY(shown.said().startsWith("Looking: "));
        shown.click("findTree"); // which stops it
        QTRY_VERIFY_WITH_TIMEOUT(shown.said().startsWith("Stopped; none was found in "), 60'000);
        QVERIFY(!shown.canCreate());
    }

    void theTreeIsNoUnsavedWorkBeforeItIsEdited() {
        NewTreeWindow shown;
        const auto values = leaves(shown.drawn());
        shown.click("createTree");
        QCOMPARE(leaves(shown.session().document()->tree), values);
        QVERIFY(shown.session().path().isEmpty());
        QCOMPARE(shown.window.windowTitle(), "New tree[*] — Prunus");
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(shown.find<QAction>("save").isEnabled());
        QVERIFY(!shown.session().editing().perform(prunus::FlipRoot{}));
        QVERIFY(shown.window.isWindowModified());
        QVERIFY(!shown.window.close());
        answer(shown.window, "unsavedQuestion", "Cancel");
        shown.session().editing().undo();
        QVERIFY(shown.window.close());
    }

    void cancelChangesNothing() {
        NewTreeWindow shown;
        QTest::keyClick(&shown.dialog, Qt::Key_Escape);
        QVERIFY(!shown.dialog.isVisible());
        QVERIFY(!shown.window.isWindowModified());
        QCOMPARE(shown.session().document()->tree.leafCount(), 9U);
    }

    void thePreviewCannotBeEdited() {
        NewTreeWindow shown;
        TreeCanvas& canvas = shown.preview;
        const auto before = canvas.session().document();
        const NodeId last{before->tree.nodeCount() - 1};
        const QPoint at = canvas.nodeRect(last).center().toPoint();
        QTest::mouseDClick(&canvas, Qt::LeftButton, Qt::NoModifier, at);
        QVERIFY(!canvas.nodeEditor().isVisible());
        QTest::mousePress(&canvas, Qt::LeftButton, Qt::NoModifier, at);
        QTest::mouseMove(&canvas, at - QPoint(0, 30));
        QTest::mouseMove(&canvas, at - QPoint(0, 60));
        QTest::mouseRelease(&canvas, Qt::LeftButton, Qt::NoModifier, at - QPoint(0, 60));
        QCOMPARE(canvas.session().document(), before);
    }

    void aTreeOutlivesACancelOfTheQuestion() {
        NewTreeWindow shown;
        QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{4}, 7}));
        QTRY_VERIFY(shown.canCreate());
        const std::vector<double> wanted = leaves(shown.drawn());
        shown.click("createTree");
        QVERIFY(shown.dialog.isVisible());
        answer(shown.window, "unsavedQuestion", "Cancel");
        QVERIFY(shown.dialog.isVisible());
        QCOMPARE(leaves(shown.drawn()), wanted);
        shown.click("createTree");
        answer(shown.window, "unsavedQuestion", "Discard");
        QVERIFY(!shownQuestion<QDialog>(shown.window, "newTree"));
        QCOMPARE(leaves(shown.session().document()->tree), wanted);
    }
};

QTEST_MAIN(TestNewTree)
#include "tst_newtree.moc"
