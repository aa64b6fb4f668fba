// The focus rules: keys work wherever the focus is; a text field keeps its editing keys; after Tab
// into the tree the arrow keys walk there, and Enter jumps.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"

#include <QAbstractScrollArea>

using prunus::GameTree;
using prunus::Step;
using prunus::TreeCanvas;

class TestFocus : public QObject {
    Q_OBJECT

  private slots:
    void keysWorkWhereverTabLeads_data();
    void keysWorkWhereverTabLeads();
    void inTheTreeTheOtherKeysStillWork_data();
    void inTheTreeTheOtherKeysStillWork();
    void aClickersKeysStepFromEverythingThatTakesTheFocus();
    void aTextFieldKeepsItsEditingKeys();
    void aClickOnTheTreeLeavesTheArrowKeysToTheSteps();
    void walkingStartsAtTheCurrentNode();
    void walkingStaysInTheTree();
    void enterGoesNowhereForANodeThatIsNeverEntered();
    void shiftTabLeadsBackIntoTheTree();
    void tabGoesRoundThroughEverythingThatTakesKeys();
};

namespace {

TreeCanvas& canvasOf(const ShownWindow& shown) {
    return *shown.window.findChild<TreeCanvas*>();
}

/// Presses Tab until a widget has the keyboard.
bool tabTo(ShownWindow& shown, const QWidget& goal) {
    for (int i = 0; i < 40 && !goal.hasFocus(); ++i) {
        shown.press(Qt::Key_Tab);
    }
    return goal.hasFocus();
}

struct Key {
    const char* does;
    Qt::Key key;
    Qt::KeyboardModifier modifier;
    int from;
    int to;
};

const std::vector<Key>& stepKeys() {
    static const std::vector<Key> keys{
        {"right", Qt::Key_Right, Qt::NoModifier, 4, 5},
        {"left", Qt::Key_Left, Qt::NoModifier, 4, 3},
        {"page down", Qt::Key_PageDown, Qt::NoModifier, 4, 5},
        {"page up", Qt::Key_PageUp, Qt::NoModifier, 4, 3},
        {"home", Qt::Key_Home, Qt::NoModifier, 4, 0},
        {"end", Qt::Key_End, Qt::NoModifier, 4, 26},
        {"next cutoff", Qt::Key_Right, Qt::ControlModifier, 4, 14},
        {"previous cutoff", Qt::Key_Left, Qt::ControlModifier, 20, 14},
        {"end of node", Qt::Key_Right, Qt::ShiftModifier, 4, 9},
    };
    return keys;
}

} // namespace

void TestFocus::keysWorkWhereverTabLeads_data() {
    QTest::addColumn<QString>("widget");
    for (const char* name :
         {"algorithm", "rules", "order", "depth", "root", "timelineTrack", "speed"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestFocus::keysWorkWhereverTabLeads() {
    QFETCH(QString, widget);
    ShownWindow shown;
    QVERIFY(shown.active);
    QWidget& focused = shown.find<QWidget>(widget.toLatin1().constData());
    QVERIFY(tabTo(shown, focused));
    for (const Key& each : stepKeys()) {
        shown.window.session().setStep(Step{static_cast<std::uint32_t>(each.from)});
        QTest::keyClick(&focused, each.key, each.modifier);
        QVERIFY2(shown.step() == each.to, each.does);
        QVERIFY(focused.hasFocus());
    }
    QTest::keyClick(&focused, Qt::Key_Space);
    QCOMPARE(shown.find<QPushButton>("playButton").text(), QStringLiteral("❚❚ Pause"));
}

void TestFocus::inTheTreeTheOtherKeysStillWork_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < stepKeys().size(); ++i) {
        const Key& key = stepKeys()[i];
        const bool walks =
            key.modifier == Qt::NoModifier && (key.key == Qt::Key_Left || key.key == Qt::Key_Right);
        if (!walks) {
            QTest::newRow(key.does) << static_cast<int>(i);
        }
    }
}

void TestFocus::inTheTreeTheOtherKeysStillWork() {
    QFETCH(int, row);
    const Key& key = stepKeys()[static_cast<std::size_t>(row)];
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    shown.window.session().setStep(Step{static_cast<std::uint32_t>(key.from)});
    shown.window.session().select(prunus::NodeId{2});
    QTest::keyClick(&canvas, key.key, key.modifier);
    QCOMPARE(shown.step(), key.to);
    QCOMPARE(shown.window.session().selection().value, 2U);
}

void TestFocus::aClickersKeysStepFromEverythingThatTakesTheFocus() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(Step{14});
    shown.window.session().select(prunus::NodeId{2}); // with a story, and links in it
    const TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    QStringList met;
    do {
        shown.window.session().setStep(Step{14});
        QWidget* const focused = shown.window.focusWidget();
        shown.press(Qt::Key_PageDown);
        QVERIFY2(shown.step() == 15, qPrintable(focused->objectName()));
        shown.press(Qt::Key_PageUp);
        shown.press(Qt::Key_PageUp);
        QVERIFY2(shown.step() == 13, qPrintable(focused->objectName()));
        shown.window.session().setStep(Step{14});
        focused->setFocus(Qt::TabFocusReason); // a link may not have been there all the while
        met << focused->objectName();
        shown.press(Qt::Key_Tab);
    } while (!canvas.hasFocus() && met.size() < 60);
    QVERIFY2(canvas.hasFocus(), qPrintable(met.join(u' ')));
    QVERIFY2(met.contains("why") && met.contains("stepNumber") && met.contains("storyProof"),
             qPrintable(met.join(u' ')));
}

void TestFocus::aTextFieldKeepsItsEditingKeys() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(Step{12});
    auto& number = shown.find<QSpinBox>("stepNumber");
    QVERIFY(tabTo(shown, number));
    // To the end, back over the 2, and 4 after the 1.
    QTest::keyClick(&number, Qt::Key_End);
    QTest::keyClick(&number, Qt::Key_Backspace);
    QTest::keyClick(&number, Qt::Key_Home);
    QTest::keyClick(&number, Qt::Key_Right);
    QTest::keyClick(&number, Qt::Key_4);
    QCOMPARE(shown.text("happenedTitle"),
             QStringLiteral("The search reads leaf 2.")); // still at 12
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("α-cutoff at C (MIN)."));
}

void TestFocus::aClickOnTheTreeLeavesTheArrowKeysToTheSteps() {
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QTest::mouseClick(&canvas, Qt::LeftButton, {},
                      canvas.nodeRect(prunus::NodeId{2}).center().toPoint());
    QTRY_VERIFY(canvas.hasFocus());
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(shown.step(), 1);
    QCOMPARE(shown.window.session().selection().value, 2U);
}

void TestFocus::walkingStartsAtTheCurrentNode() {
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    shown.window.session().setStep(Step{14});
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(shown.window.session().selection().value, 2U); // C, where the cutoff is
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(shown.window.session().selection().value, 7U); // its leaf 2
    QCOMPARE(shown.step(), 14);
}

void TestFocus::walkingStaysInTheTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    const auto from = [&](std::uint32_t node, Qt::Key key) {
        shown.window.session().select(prunus::NodeId{node});
        QTest::keyClick(&canvas, key);
        return shown.window.session().selection().value;
    };
    QCOMPARE(from(0, Qt::Key_Up), 0U);
    QCOMPARE(from(0, Qt::Key_Left), 0U);
    QCOMPARE(from(1, Qt::Key_Left), 1U);
    QCOMPARE(from(3, Qt::Key_Right), 3U);
    QCOMPARE(from(12, Qt::Key_Down), 12U);
    QCOMPARE(from(6, Qt::Key_Right), 7U); // on to the cousin
    QCOMPARE(from(9, Qt::Key_Up), 2U);
    QCOMPARE(shown.step(), 0);
}

void TestFocus::enterGoesNowhereForANodeThatIsNeverEntered() {
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    shown.window.session().setStep(Step{20});
    shown.window.session().select(prunus::NodeId{8}); // the leaf 4, cut
    QTest::keyClick(&canvas, Qt::Key_Return);
    QCOMPARE(shown.step(), 20);
    shown.window.session().select(prunus::NodeId{7}); // the leaf 2 beside it
    QTest::keyClick(&canvas, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(shown.step(), 12);
}

void TestFocus::shiftTabLeadsBackIntoTheTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    shown.press(Qt::Key_Tab);
    QVERIFY(!canvas.hasFocus());
    shown.press(Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(canvas.hasFocus());
    shown.window.session().select(GameTree::root());
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(shown.window.session().selection().value, 1U);
}

void TestFocus::tabGoesRoundThroughEverythingThatTakesKeys() {
    ShownWindow shown;
    QVERIFY(shown.active);
    TreeCanvas& canvas = canvasOf(shown);
    QVERIFY(tabTo(shown, canvas));
    QStringList met;
    do {
        shown.press(Qt::Key_Tab);
        met << shown.window.focusWidget()->objectName();
    } while (!canvas.hasFocus() && met.size() < 40);
    QVERIFY(canvas.hasFocus());
    for (const char* name : {"examplesButton", "algorithm", "rules", "order", "depth", "root",
                             "stepNumber", "timelineTrack", "speed"}) {
        QVERIFY2(met.contains(QLatin1String(name)), name);
    }
}

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
