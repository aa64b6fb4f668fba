// Finding nodes, with real keys: what is typed, what is found, and where the focus and the keys are
// afterwards.

#include "tests/rows.h"
#include "tests/ui/screenreader.h"
#include "tests/ui/shownwindow.h"
#include "ui/controls/findbar.h"

#include <QLineEdit>

using prunus::NodeId;

namespace {

/// Figure 5.2 in level order: A 0; B, C, D 1 to 3; 3 12 8, 2 4 6, 14 5 2 are 4 to 12.
struct FindWindow : ShownWindow {
    prunus::FindBar& bar = find<prunus::FindBar>("findBar");
    QLineEdit& field = find<QLineEdit>("findField");

    void open() { press(Qt::Key_F, Qt::ControlModifier); }
    void seek(const QString& text) {
        open();
        type(text);
    }
    void type(const QString& text) {
        field.selectAll();
        QTest::keyClicks(&field, text);
    }
    [[nodiscard]] NodeId selection() { return session().selection(); }
};

} // namespace

class TestFind : public QObject {
    Q_OBJECT

  private slots:
    void finds_data() {
        const Rows<QString, unsigned, QString> row("text", "node", "status");
        const unsigned none = prunus::noNode.value;
        row("a name that is only displayed", "C", 2U, "1 of 1");
        row("a value", "2", 7U, "1 of 2");
        row("a path", "2 1", 11U, "1 of 1");
        row("a path in brackets", "[0,2]", 6U, "1 of 1");
        row("no such name", "Zoe", none, "No node is called “Zoe”");
        row("no such value", "-3", none, "No node has the value -3");
        row("no such path", "0 9", none, "There is no node at 0 9");
        row("nothing", "", none, "");
    }

    void finds() {
        QFETCH(QString, text);
        QFETCH(unsigned, node);
        QFETCH(QString, status);
        FindWindow shown;
        QVERIFY(!shown.bar.isVisible());
        shown.open();
        QVERIFY(shown.bar.isVisible());
        QVERIFY(shown.field.hasFocus());
        QVERIFY(!shown.field.placeholderText().isEmpty());
        // Typed letter by letter, it may find something else on the way: the path 2 1 begins
        // with 2.
        shown.field.setText(text.chopped(text.isEmpty() ? 0 : 1));
        QTest::keyClicks(&shown.field, text.right(1));
        QCOMPARE(shown.selection().value, node);
        QCOMPARE(shown.bar.status(), status);
    }

    void findsWhatAScreenReaderSets() {
        FindWindow shown;
        shown.open();
        setText(shown.field, "C");
        QCOMPARE(shown.selection(), NodeId{2});
        QCOMPARE(shown.bar.status(), "1 of 1");
        setText(shown.field, QString());
        QCOMPARE(shown.bar.status(), QString());
        setText(shown.field, "Zoe");
        QCOMPARE(shown.bar.status(), "No node is called “Zoe”");
    }

    void enterLeadsOnAndRound() {
        FindWindow shown;
        shown.seek("2");
        QCOMPARE(shown.selection(), NodeId{7});
        QTest::keyClick(&shown.field, Qt::Key_Return);
        QCOMPARE(shown.selection(), NodeId{12});
        QCOMPARE(shown.bar.status(), "2 of 2");
        QTest::keyClick(&shown.field, Qt::Key_Return);
        QCOMPARE(shown.selection(), NodeId{7});
        QCOMPARE(shown.bar.status(), "1 of 2");
        QTest::keyClick(&shown.field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(shown.selection(), NodeId{12});
        QCOMPARE(shown.bar.status(), "2 of 2");
        QVERIFY(shown.field.hasFocus());
        shown.session().select(NodeId{9}); // as by a click: the next is looked for from there
        QCOMPARE(shown.bar.status(), "2 found");
        QTest::keyClick(&shown.field, Qt::Key_Return);
        QCOMPARE(shown.selection(), NodeId{12});
        QCOMPARE(shown.bar.status(), "2 of 2");
    }

    void theKeysWorkWithoutTheField() {
        FindWindow shown;
        shown.seek("2");
        QTest::keyClick(&shown.field, Qt::Key_Escape);
        QVERIFY(!shown.bar.isVisible());
        shown.press(Qt::Key_F3);
        QCOMPARE(shown.selection(), NodeId{12});
        shown.press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(shown.selection(), NodeId{7});
        QVERIFY(!shown.bar.isVisible());
    }

    void theNodesStoryIsShown() {
        FindWindow shown;
        auto& story = shown.find<QWidget>("nodeStory");
        QVERIFY(!story.isVisible());
        shown.seek("D");
        QVERIFY(story.isVisible());
    }

    void escapeGivesTheFocusBack() {
        FindWindow shown;
        auto& number = shown.find<QSpinBox>("stepNumber");
        number.setFocus();
        QTest::keyClick(&number, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(shown.field.hasFocus());
        shown.type("C");
        QTest::keyClick(&shown.field, Qt::Key_Escape);
        QVERIFY(!shown.bar.isVisible());
        QVERIFY(number.hasFocus());
        QCOMPARE(shown.selection(), NodeId{2}); // what was found stays found
        // Where nothing had the focus, the keys are the window's again.
        number.clearFocus();
        shown.open();
        QTest::keyClick(&shown.field, Qt::Key_Escape);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), 1);
    }

    void whoWalkedWalksAgain() {
        FindWindow shown;
        shown.press(Qt::Key_Tab);
        QVERIFY(shown.canvas().hasFocus());
        shown.seek("C");
        QTest::keyClick(&shown.field, Qt::Key_Escape);
        QVERIFY(shown.canvas().hasFocus());
        shown.press(Qt::Key_Down);
        QCOMPARE(shown.selection(), NodeId{7});
        QCOMPARE(shown.step(), 0);
    }

    void theFieldKeepsItsKeys() {
        FindWindow shown;
        shown.seek("0 1");
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_Right}) {
            QTest::keyClick(&shown.field, key);
        }
        QCOMPARE(shown.step(), 0);
        QCOMPARE(shown.field.text(), "0 1");             // Space did not play
        QTest::keyClick(&shown.field, Qt::Key_PageDown); // clickers go on stepping
        QCOMPARE(shown.step(), 1);
        QVERIFY(shown.field.hasFocus());
    }

    void aTextThatGrowsStaysWhereItWas() {
        FindWindow shown;
        shown.session().openText("[a1: 1, b: 2, a1: 3, a12: 4]", {});
        shown.session().select(NodeId{2});
        shown.seek("a1");
        QCOMPARE(shown.selection(), NodeId{3}); // the first from where one was
        QTest::keyClicks(&shown.field, "2");
        QCOMPARE(shown.selection(), NodeId{4});
    }

    void theTreeStaysWhereTheNodeCanBeSeen() {
        FindWindow shown;
        shown.canvas().setSmooth(false);
        const prunus::View before = shown.canvas().view();
        shown.open();
        for (const char* text : {"C", "14", "0 0", "12"}) {
            shown.type(QLatin1String(text));
            QVERIFY(shown.selection() != prunus::noNode);
            QCOMPARE(shown.canvas().view() == before, true);
        }
    }

    void aSpeckIsMadeLarge() {
        QString text("[");
        for (int i = 0; i < 2000; ++i) {
            text += QStringLiteral("[%1,%2],").arg(i).arg(-i);
        }
        text.back() = u']';
        FindWindow shown;
        shown.session().openText(text, {});
        shown.canvas().setSmooth(false);
        shown.seek("-1500");
        const QRectF node = shown.canvas().nodeRect(shown.selection());
        QVERIFY(node.width() > 20);
        QVERIFY(QRectF(shown.canvas().rect()).contains(node));
        QVERIFY(!QRectF(shown.bar.geometry()).intersects(node));
        const prunus::View near = shown.canvas().view();
        QTest::keyClick(&shown.field, Qt::Key_Return); // the only one: nothing moves
        QCOMPARE(shown.canvas().view() == near, true);
    }

    void aNewTreeIsSearchedAnew() {
        FindWindow shown;
        shown.seek("2");
        QCOMPARE(shown.bar.status(), "1 of 2");
        shown.session().openText("[2,2,2]", {});
        QCOMPARE(shown.selection(), prunus::noNode);
        QCOMPARE(shown.bar.status(), "3 found");
        QTest::keyClick(&shown.field, Qt::Key_Return);
        QCOMPARE(shown.selection(), NodeId{1});
        QCOMPARE(shown.bar.status(), "1 of 3");
    }

    void hiddenValuesAreNotFound() {
        FindWindow shown;
        shown.session().setHideUnreadLeaves(true);
        shown.seek("14");
        QCOMPARE(shown.selection(), prunus::noNode);
        QCOMPARE(shown.bar.status(), "No leaf read so far has the value 14");
        shown.session().setStep(prunus::Step{18}); // leaf 14 is read
        QCOMPARE(shown.bar.status(), "1 found");
        QTest::keyClick(&shown.field, Qt::Key_Return);
        QCOMPARE(shown.selection(), NodeId{10});
    }

    void aHugeTreeIsCountedBesideTheWindow() {
        QString text("[");
        for (int i = 0; i < 600'000; ++i) {
            text += i % 3 == 0 ? QStringLiteral("[7],") : QStringLiteral("[1],");
        }
        text.back() = u']';
        FindWindow shown;
        shown.session().openText(text, "huge");
        QTRY_COMPARE_WITH_TIMEOUT(shown.window.windowTitle(), "huge[*] — Prunus", 60'000);
        shown.seek("7");
        QCOMPARE(shown.selection(), NodeId{600'001}); // found at once
        QTRY_COMPARE(shown.bar.status(), "1 of 200,000");
        QTest::keyClick(&shown.field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(shown.selection(), NodeId{600'001 + 599'997});
        QCOMPARE(shown.bar.status(), "200,000 of 200,000");
        QTest::keyClick(&shown.field, Qt::Key_8);
        shown.session().openText("[7]", {}); // while it may be counting
        QTRY_COMPARE(shown.bar.status(), "No node has the value 78");
    }

    void worksOnAFullScreen() {
        FindWindow shown;
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(shown.window.isFullScreen());
        shown.open();
        QTRY_VERIFY(shown.bar.isVisible());
        shown.type("C");
        QCOMPARE(shown.selection(), NodeId{2});
        QTest::keyClick(&shown.field, Qt::Key_Escape);
        QVERIFY(shown.window.isFullScreen()); // Escape closed the bar, and nothing else
    }
};

QTEST_MAIN(TestFind)
#include "tst_find.moc"
