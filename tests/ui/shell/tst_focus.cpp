// The focus rules: keys work wherever the focus is; a text field keeps its editing keys; after Tab
// into the tree the arrow keys walk there, and Enter jumps.

#include "tests/rows.h"
#include "tests/ui/shownwindow.h"

#include <QAbstractScrollArea>

using prunus::Step;
using prunus::TreeCanvas;

namespace {

/// Presses Tab until a widget has the keyboard.
bool tabTo(ShownWindow& shown, const QWidget& goal) {
    for (int i = 0; i < 40 && !goal.hasFocus(); ++i) {
        shown.press(Qt::Key_Tab);
    }
    return goal.hasFocus();
}

/// Tab has led into the tree.
struct WalkedWindow : ShownWindow {
    TreeCanvas& tree = canvas();

    WalkedWindow() { QVERIFY(tabTo(*this, tree)); }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(&tree, pressed, modifiers);
    }
    void select(unsigned node) { session().select(prunus::NodeId{node}); }
    [[nodiscard]] unsigned selected() { return session().selection().value; }
};

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
        {"no step before the start", Qt::Key_Left, Qt::NoModifier, 0, 0},
        {"no step after the end", Qt::Key_Right, Qt::NoModifier, 26, 26},
        {"no cutoff after the last", Qt::Key_Right, Qt::ControlModifier, 14, 14},
    };
    return keys;
}

} // namespace

class TestFocus : public QObject {
    Q_OBJECT

  private slots:
    void keysWorkWhereverTabLeads_data() {
        const Rows<QString, bool> row("widget", "full");
        for (const char* name : {"mainArea", "algorithm", "rules", "order", "depth", "root",
                                 "timelineTrack", "speed"}) {
            row(name, name, false);
        }
        row("in full screen", "mainArea", true);
    }

    void keysWorkWhereverTabLeads() {
        QFETCH(QString, widget);
        QFETCH(bool, full);
        ShownWindow shown;
        if (full) {
            shown.press(Qt::Key_F11);
            QTRY_VERIFY(shown.window.isFullScreen());
        }
        QWidget& focused = shown.find<QWidget>(widget.toLatin1().constData());
        QVERIFY(tabTo(shown, focused));
        for (const Key& each : stepKeys()) {
            shown.session().setStep(Step{static_cast<std::uint32_t>(each.from)});
            QTest::keyClick(&focused, each.key, each.modifier);
            QVERIFY2(shown.step() == each.to, each.does);
            QVERIFY(focused.hasFocus());
        }
        QTest::keyClick(&focused, Qt::Key_Space);
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "❚❚ Pause");
    }

    void inTheTreeTheOtherKeysStillWork_data() {
        const Rows<int> row("row");
        for (std::size_t i = 0; i < stepKeys().size(); ++i) {
            const Key& key = stepKeys()[i];
            const bool walks = key.modifier == Qt::NoModifier &&
                               (key.key == Qt::Key_Left || key.key == Qt::Key_Right);
            if (!walks) {
                row(key.does, static_cast<int>(i));
            }
        }
    }

    void inTheTreeTheOtherKeysStillWork() {
        QFETCH(int, row);
        const Key& key = stepKeys()[static_cast<std::size_t>(row)];
        WalkedWindow shown;
        shown.session().setStep(Step{static_cast<std::uint32_t>(key.from)});
        shown.select(2);
        shown.key(key.key, key.modifier);
        QCOMPARE(shown.step(), key.to);
        QCOMPARE(shown.selected(), 2U);
    }

    void aClickersKeysStepFromEverythingThatTakesTheFocus() {
        ShownWindow shown;
        shown.session().setStep(Step{14});
        shown.session().select(prunus::NodeId{2}); // with a story, and links in it
        const TreeCanvas& canvas = shown.canvas();
        QVERIFY(tabTo(shown, canvas));
        QStringList met;
        do {
            shown.session().setStep(Step{14});
            QWidget* const focused = shown.window.focusWidget();
            shown.press(Qt::Key_PageDown);
            QVERIFY2(shown.step() == 15, qPrintable(focused->objectName()));
            shown.press(Qt::Key_PageUp);
            shown.press(Qt::Key_PageUp);
            QVERIFY2(shown.step() == 13, qPrintable(focused->objectName()));
            shown.session().setStep(Step{14});
            focused->setFocus(Qt::TabFocusReason); // a link may not have been there all the while
            met << focused->objectName();
            shown.press(Qt::Key_Tab);
        } while (!canvas.hasFocus() && met.size() < 60);
        QVERIFY2(canvas.hasFocus(), qPrintable(met.join(u' ')));
        QVERIFY2(met.contains("why") && met.contains("stepNumber") && met.contains("storyProof"),
                 qPrintable(met.join(u' ')));
    }

    void aTextFieldKeepsItsEditingKeys() {
        ShownWindow shown;
        shown.session().setStep(Step{12});
        auto& number = shown.find<QSpinBox>("stepNumber");
        QVERIFY(tabTo(shown, number));
        // To the end, back over the 2, and 4 after the 1.
        QTest::keyClick(&number, Qt::Key_End);
        QTest::keyClick(&number, Qt::Key_Backspace);
        QTest::keyClick(&number, Qt::Key_Home);
        QTest::keyClick(&number, Qt::Key_Right);
        QTest::keyClick(&number, Qt::Key_Left);
        QTest::keyClick(&number, Qt::Key_Right);
        QTest::keyClick(&number, Qt::Key_4);
        QCOMPARE(shown.text("happenedTitle"),
                 "The search reads leaf 2."); // still at 12
        QTest::keyClick(&number, Qt::Key_Return);
        QCOMPARE(shown.text("happenedTitle"), "α-cutoff at C (MIN).");
    }

    void aClickOnTheTreeLeavesTheArrowKeysToTheSteps() {
        ShownWindow shown;
        TreeCanvas& canvas = shown.canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {},
                          canvas.nodeRect(prunus::NodeId{2}).center().toPoint());
        QTRY_VERIFY(canvas.hasFocus());
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(shown.step(), 1);
        QCOMPARE(shown.session().selection().value, 2U);
    }

    void walkingStartsAtTheCurrentNode() {
        WalkedWindow shown;
        shown.session().setStep(Step{14});
        shown.key(Qt::Key_Down);
        QCOMPARE(shown.selected(), 2U); // C, where the cutoff is
        shown.key(Qt::Key_Down);
        QCOMPARE(shown.selected(), 7U); // its leaf 2
        QCOMPARE(shown.step(), 14);
    }

    void walkingStaysInTheTree() {
        WalkedWindow shown;
        const auto from = [&](std::uint32_t node, Qt::Key key) {
            shown.select(node);
            shown.key(key);
            return shown.selected();
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

    void enterGoesNowhereForANodeThatIsNeverEntered() {
        WalkedWindow shown;
        shown.session().setStep(Step{20});
        shown.select(8); // the leaf 4, cut
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.step(), 20);
        shown.select(7); // the leaf 2 beside it
        shown.key(Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(shown.step(), 12);
        shown.select(2); // their parent, C
        shown.key(Qt::Key_Return);
        QCOMPARE(shown.step(), 11);
    }

    void shiftTabLeadsBackIntoTheTree() {
        WalkedWindow shown;
        shown.press(Qt::Key_Tab);
        QVERIFY(!shown.tree.hasFocus());
        shown.press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(shown.tree.hasFocus());
        shown.select(0);
        shown.key(Qt::Key_Down);
        QCOMPARE(shown.selected(), 1U);
    }

    void tabGoesRoundThroughEverythingThatTakesKeys() {
        WalkedWindow shown;
        QStringList met;
        do {
            shown.press(Qt::Key_Tab);
            met << shown.window.focusWidget()->objectName();
        } while (!shown.tree.hasFocus() && met.size() < 40);
        QVERIFY(shown.tree.hasFocus());
        for (const char* name : {"examplesButton", "algorithm", "rules", "order", "depth", "root",
                                 "stepNumber", "timelineTrack", "speed"}) {
            QVERIFY2(met.contains(QLatin1String(name)), name);
        }
    }
};

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
