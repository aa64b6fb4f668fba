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

class TestNewTree : public QObject {
    Q_OBJECT

  private slots:
    void theKeyOpensADialogWithATree();
    void depthAndChildrenOfAUniformTree();
    void valuesAreInTheirRange();
    void theSameSeedDrawsTheSameTree();
    void aRecipeWithoutATreeSaysWhy();
    void aWishIsFulfilled();
    void aWishThatCannotBeIsToldHonestly();
    void theTreeIsNoUnsavedWorkBeforeItIsEdited();
    void cancelChangesNothing();
    void thePreviewCannotBeEdited();
    void aTreeOutlivesACancelOfTheQuestion();
};

namespace {

NewTreeDialog& dialogOf(ShownWindow& shown) {
    shown.press(Qt::Key_N, Qt::ControlModifier);
    return shown.find<NewTreeDialog>("newTree");
}

/// Types a number into a field.
void type(const NewTreeDialog& dialog, const char* field, const char* number) {
    auto& box = part<QSpinBox>(dialog, field);
    box.selectAll();
    QTest::keyClicks(&box, QLatin1String(number));
}

const GameTree& drawn(const NewTreeDialog& dialog) {
    return part<TreeCanvas>(dialog, "newTreePreview").session().document()->tree;
}

std::vector<double> leaves(const GameTree& tree) {
    std::vector<double> values;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            values.push_back(tree.staticValue(n));
        }
    }
    return values;
}

QString said(const NewTreeDialog& dialog) {
    return part<QLabel>(dialog, "newTreeSaid").text();
}

bool canCreate(const NewTreeDialog& dialog) {
    return part<QPushButton>(dialog, "createTree").isEnabled();
}

} // namespace

void TestNewTree::theKeyOpensADialogWithATree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    settle(dialog); // nothing that was begun before the dialog was complete comes to harm
    QVERIFY(dialog.isVisible());
    QCOMPARE(drawn(dialog).nodeCount(), 40U); // 1 + 3 + 9 + 27
    QCOMPARE(said(dialog), QStringLiteral("40 nodes, 27 of them leaves"));
    QVERIFY(canCreate(dialog));
}

void TestNewTree::depthAndChildrenOfAUniformTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    type(dialog, "depthHigh", "2");
    type(dialog, "childrenHigh", "4");
    QCOMPARE(drawn(dialog).nodeCount(), 21U); // 1 + 4 + 16
    QCOMPARE(drawn(dialog).height(), 2U);
}

void TestNewTree::valuesAreInTheirRange() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    type(dialog, "valueLow", "-5");
    type(dialog, "valueHigh", "21");
    QTest::mouseClick(&part<QCheckBox>(dialog, "distinct"), Qt::LeftButton, {}, QPoint(8, 8));
    std::vector<double> values = leaves(drawn(dialog));
    std::ranges::sort(values);
    for (int i = 0; i < 27; ++i) {
        QCOMPARE(values[std::size_t(i)], double(i - 5)); // 27 leaves and 27 values
    }
}

void TestNewTree::theSameSeedDrawsTheSameTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    type(dialog, "newSeed", "5");
    const auto first = leaves(drawn(dialog));
    QTest::mouseClick(&part<QPushButton>(dialog, "dice"), Qt::LeftButton);
    QVERIFY(leaves(drawn(dialog)) != first);
    type(dialog, "newSeed", "5");
    QCOMPARE(leaves(drawn(dialog)), first);
}

void TestNewTree::aRecipeWithoutATreeSaysWhy() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    type(dialog, "valueHigh", "9");
    QTest::mouseClick(&part<QCheckBox>(dialog, "distinct"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY2(said(dialog).startsWith("There are only 10 different values for 27 leaves."),
             qPrintable(said(dialog)));
    QVERIFY(!part<prunus::TreeCanvas>(dialog, "newTreePreview").isVisible());
    QVERIFY(!canCreate(dialog));
}

void TestNewTree::aWishIsFulfilled() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    type(dialog, "leavesPrunedCount", "5"); // disabled as yet
    QTest::mouseClick(&part<QCheckBox>(dialog, "leavesPruned"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(!canCreate(dialog));
    QTest::mouseClick(&part<QPushButton>(dialog, "findTree"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(canCreate(dialog), 60'000);
    QVERIFY2(said(dialog).startsWith("Found at try "), qPrintable(said(dialog)));
    const auto& session = part<TreeCanvas>(dialog, "newTreePreview").session();
    QCOMPARE(session.document()->tree.leafCount() - session.moment().counts().leavesEvaluated,
             std::uint64_t{5});
}

void TestNewTree::aWishThatCannotBeIsToldHonestly() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    type(dialog, "depthHigh", "1"); // nothing is ever pruned at the root
    QTest::mouseClick(&part<QCheckBox>(dialog, "leavesPruned"), Qt::LeftButton, {}, QPoint(8, 8));
    auto& button = part<QPushButton>(dialog, "findTree");
    QTest::mouseClick(&button, Qt::LeftButton);
    QTRY_VERIFY(said(dialog).startsWith("Looking: "));
    QTest::mouseClick(&button, Qt::LeftButton); // Stop
    QTRY_VERIFY_WITH_TIMEOUT(said(dialog).startsWith("Stopped; none was found in "), 60'000);
    QVERIFY(!canCreate(dialog));
}

void TestNewTree::theTreeIsNoUnsavedWorkBeforeItIsEdited() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    const auto values = leaves(drawn(dialog));
    QTest::mouseClick(&part<QPushButton>(dialog, "createTree"), Qt::LeftButton);
    QCOMPARE(leaves(shown.window.session().document()->tree), values);
    QVERIFY(shown.window.session().path().isEmpty());
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("New tree[*] — Prunus"));
    QVERIFY(!shown.window.isWindowModified());
    QVERIFY(shown.find<QAction>("save").isEnabled());
    QVERIFY(!shown.window.session().editing().perform(prunus::FlipRoot{}));
    QVERIFY(shown.window.isWindowModified());
    QVERIFY(!shown.window.close());
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    shown.window.session().editing().undo();
    QVERIFY(shown.window.close());
}

void TestNewTree::cancelChangesNothing() {
    ShownWindow shown;
    QVERIFY(shown.active);
    NewTreeDialog& dialog = dialogOf(shown);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QVERIFY(!shown.window.isWindowModified());
    QCOMPARE(shown.window.session().document()->tree.leafCount(), 9U);
}

void TestNewTree::thePreviewCannotBeEdited() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const NewTreeDialog& dialog = dialogOf(shown);
    auto& canvas = part<TreeCanvas>(dialog, "newTreePreview");
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

void TestNewTree::aTreeOutlivesACancelOfTheQuestion() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QVERIFY(!shown.window.session().editing().perform(prunus::SetValue{NodeId{4}, 7}));
    const NewTreeDialog& dialog = dialogOf(shown);
    QTRY_VERIFY(canCreate(dialog));
    const std::vector<double> wanted = leaves(drawn(dialog));
    QTest::mouseClick(&part<QPushButton>(dialog, "createTree"), Qt::LeftButton);
    QVERIFY(dialog.isVisible());
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QVERIFY(dialog.isVisible());
    QCOMPARE(leaves(drawn(dialog)), wanted);
    QTest::mouseClick(&part<QPushButton>(dialog, "createTree"), Qt::LeftButton);
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QVERIFY(!shownQuestion<QDialog>(shown.window, "newTree"));
    QCOMPARE(leaves(shown.window.session().document()->tree), wanted);
}

QTEST_MAIN(TestNewTree)
#include "tst_newtree.moc"
