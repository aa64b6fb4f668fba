// Editing nodes in their place on the canvas, with real keys and a real mouse.

#include "tests/ui/editedwindow.h"
#include "tests/ui/screenreader.h"

using namespace prunus;

namespace {

/// The window, where one types over what a node is, or has.
struct TypedWindow : EditedWindow {
    void begin(unsigned node) {
        select(node);
        press(Qt::Key_F2);
    }
    void typeOver(unsigned node, const QString& text, Qt::Key end = Qt::Key_Return) {
        begin(node);
        type(text, end);
    }
};

} // namespace

class TestCanvasEdit : public QObject {
    Q_OBJECT

  private slots:
    void aDoubleClickEditsAValue() {
        TypedWindow shown;
        QTest::mouseDClick(&shown.canvas, Qt::LeftButton, Qt::NoModifier, shown.at(5));
        QVERIFY(shown.editor.isVisible() && shown.editor.hasFocus());
        QCOMPARE(shown.editor.text(), "12");
        QVERIFY(shown.editor.geometry().contains(shown.at(5)));
        shown.type("-2.5");
        QVERIFY(!shown.editor.isVisible());
        QCOMPARE(shown.tree(), "[[3,-2.5,8],[2,4,6],[14,5,2]]");
        QCOMPARE(shown.selected(), 5U);
    }

    void aScreenReaderSetsAValue() {
        TypedWindow shown;
        shown.begin(5);
        setText(shown.editor, QStringLiteral("13"));
        QVERIFY(shown.session.editing().unfinished(Editing::Typing::node).has_value());
        QTest::keyClick(&shown.editor, Qt::Key_Return);
        QCOMPARE(shown.tree(), "[[3,13,8],[2,4,6],[14,5,2]]");
        shown.press(Qt::Key_F2);
        setText(shown.editor, QStringLiteral("[1"));
        QTest::keyClick(&shown.editor, Qt::Key_Return);
        QVERIFY(!shown.editor.fault().isEmpty());
        setText(shown.editor, QStringLiteral("[1,2]"));
        QCOMPARE(shown.editor.fault(), QString());
        QTest::keyClick(&shown.editor, Qt::Key_Return);
        QCOMPARE(shown.tree(), "[[3,[1,2],8],[2,4,6],[14,5,2]]");
    }

    void f2EditsAName() {
        TypedWindow shown;
        shown.begin(1);
        QCOMPARE(shown.editor.text(), QString());
        shown.type("left");
        QCOMPARE(shown.tree(), "[left:[3,12,8],[2,4,6],[14,5,2]]");
        shown.typeOver(4, "x: 7");
        QCOMPARE(shown.tree(), "[left:[x:7,12,8],[2,4,6],[14,5,2]]");
        // What was typed at once goes at once.
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.tree(), "[left:[3,12,8],[2,4,6],[14,5,2]]");
    }

    void whatIsTypedOverChangesNoMore() {
        TypedWindow shown;
        shown.session.openText(
            QStringLiteral(R"({"format":"prunus-tree","version":1,"tree":[{"name":"a","value":5},)"
                           R"({"name":"B","move":"left","value":7,"children":[1,2]}]})"),
            QStringLiteral("named"));
        const auto typeOver = [&shown](unsigned node, const char* text) {
            shown.begin(node);
            QTest::keyClicks(&shown.editor, QLatin1String(text)); // all of it is selected
            QTest::keyClick(&shown.editor, Qt::Key_Return);
        };
        const auto tree = [&shown]() -> const GameTree& { return shown.session.document()->tree; };
        typeOver(1, "6");
        QCOMPARE(shown.tree(), "[a:6,B:[1,2]]");
        typeOver(1, "b");
        QCOMPARE(shown.tree(), "[b:6,B:[1,2]]");
        typeOver(2, "8");
        QCOMPARE(shown.tree(), "[b:6,B:[1,2]]");
        QCOMPARE(tree().staticValue(NodeId{2}), 8.0);
        typeOver(2, "C");
        QCOMPARE(shown.tree(), "[b:6,C:[1,2]]");
        QCOMPARE(tree().staticValue(NodeId{2}), 8.0);
        typeOver(2, "[3,[4,5]]");
        QCOMPARE(shown.tree(), "[b:6,C:[3,[4,5]]]");
        QCOMPARE(std::string(tree().moves().at(NodeId{2})), std::string("left"));
        // Whoever takes the name away means it.
        shown.begin(1);
        QTest::keyClick(&shown.editor, Qt::Key_Home);
        for (int k = 0; k < 3; ++k) {
            QTest::keyClick(&shown.editor, Qt::Key_Delete);
        }
        QTest::keyClick(&shown.editor, Qt::Key_Return);
        QCOMPARE(shown.tree(), "[6,C:[3,[4,5]]]");
        typeOver(2, ": 9");
        QCOMPARE(shown.tree(), "[6,[3,[4,5]]]");
    }

    void escapeLeavesEverythingAsItWas() {
        TypedWindow shown;
        const QString before = shown.tree();
        shown.typeOver(5, "99", Qt::Key_Escape);
        QVERIFY(!shown.editor.isVisible());
        QCOMPARE(shown.tree(), before);
        QCOMPARE(shown.selected(), 5U);
        QVERIFY(!shown.session.editing().history().canUndo());
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), 1); // the keys step again
    }

    void afterAnEditTheArrowsWalkOn() {
        TypedWindow shown;
        shown.typeOver(5, "7");
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.selected(), 6U);
        QCOMPARE(shown.step(), 0);
        shown.press(Qt::Key_F2);
        shown.type("9");
        QCOMPARE(shown.tree(), "[[3,7,9],[2,4,6],[14,5,2]]");
    }

    void aFaultIsToldAndNothingIsLost() {
        TypedWindow shown;
        const QString before = shown.tree();
        shown.typeOver(5, "1x");
        QVERIFY(shown.editor.isVisible());
        QVERIFY2(shown.editor.fault().contains("“1x” is no number"),
                 qPrintable(shown.editor.fault()));
        QTest::mouseClick(&shown.canvas, Qt::LeftButton, Qt::NoModifier, shown.at(0));
        QVERIFY(shown.editor.isVisible());
        QCOMPARE(shown.editor.text(), "1x");
        QCOMPARE(shown.tree(), before);
        shown.editor.setFocus();
        shown.type("1");
        QVERIFY(!shown.editor.isVisible());
        QCOMPARE(shown.editor.fault(), QString());
        QCOMPARE(shown.tree(), "[[3,1,8],[2,4,6],[14,5,2]]");
    }

    void tabLeadsFromLeafToLeaf() {
        TypedWindow shown;
        shown.typeOver(6, "1", Qt::Key_Tab);
        QCOMPARE(shown.selected(), 7U); // across to the next family
        QCOMPARE(shown.editor.text(), "2");
        shown.type(QStringLiteral("0"), Qt::Key_Tab);
        shown.type(QStringLiteral("9"), Qt::Key_Backtab);
        QCOMPARE(shown.selected(), 7U);
        QCOMPARE(shown.tree(), "[[3,12,1],[0,9,6],[14,5,2]]");
        shown.select(12);
        shown.press(Qt::Key_Escape);
        shown.typeOver(12, "5", Qt::Key_Tab);
        QVERIFY(!shown.editor.isVisible()); // the last
    }

    void tabWithoutASelectionGoesOnFromTheField() {
        TypedWindow shown;
        QTest::mouseDClick(&shown.canvas, Qt::LeftButton, Qt::NoModifier, shown.at(5));
        shown.session.select(noNode); // as by closing the node's story
        QTest::keyClick(&shown.editor, Qt::Key_Tab);
        QCOMPARE(shown.selected(), 6U);
        QCOMPARE(shown.editor.text(), "8");
    }

    void aFieldThatIsNotTouchedIsNoEdit() {
        TypedWindow shown;
        const QString before = shown.tree();
        shown.session.setHideUnreadLeaves(true);
        QTest::mouseDClick(&shown.canvas, Qt::LeftButton, Qt::NoModifier, shown.at(5));
        QCOMPARE(shown.editor.text(), QString()); // its value is hidden
        QTest::mouseClick(&shown.canvas, Qt::LeftButton, Qt::NoModifier, shown.at(3));
        QVERIFY(!shown.editor.isVisible());
        QCOMPARE(shown.editor.fault(), QString());
        QCOMPARE(shown.tree(), before);
        QVERIFY(!shown.session.editing().history().canUndo());
    }

    void aClickElsewhereAccepts() {
        TypedWindow shown;
        shown.begin(5);
        shown.editor.selectAll();
        QTest::keyClicks(&shown.editor, "7");
        QTest::mouseClick(&shown.canvas, Qt::LeftButton, Qt::NoModifier, shown.at(3));
        QVERIFY(!shown.editor.isVisible());
        QCOMPARE(shown.tree(), "[[3,7,8],[2,4,6],[14,5,2]]");
        QCOMPARE(shown.selected(), 3U);
    }

    void insertIsTypedOver() {
        TypedWindow shown;
        shown.select(2);
        shown.press(Qt::Key_Insert);
        QVERIFY(shown.editor.isVisible());
        shown.type("1");
        QCOMPARE(shown.tree(), "[[3,12,8],[2,4,6,1],[14,5,2]]");
        shown.select(4);
        shown.press(Qt::Key_Insert, Qt::ShiftModifier);
        shown.type("-4");
        QCOMPARE(shown.tree(), "[[3,-4,12,8],[2,4,6,1],[14,5,2]]");
    }

    void theViewDoesNotJump() {
        TypedWindow shown;
        shown.canvas.zoomIn();
        shown.canvas.zoomIn();
        shown.canvas.centreOn(QPointF(shown.session.document()->layout.x(NodeId{8}), 1.5));
        shown.select(8);
        const QPointF edited = shown.canvas.nodeRect(NodeId{8}).center();
        const double gap = shown.canvas.view().columnGap;
        shown.press(Qt::Key_F2);
        shown.type("1");
        QCOMPARE(shown.canvas.nodeRect(NodeId{8}).center(), edited);
        // A new sibling to the left of it moves the layout, and C stays where it was.
        shown.select(2);
        const QPointF parent = shown.canvas.nodeRect(NodeId{2}).center();
        shown.press(Qt::Key_Insert);
        shown.type("1");
        const QPointF after = shown.canvas.nodeRect(NodeId{2}).center();
        QCOMPARE_LT((after - parent).manhattanLength(), 2.0);
        QCOMPARE(shown.canvas.view().columnGap, gap);
    }

    void theFittedViewStaysFitted() {
        TypedWindow shown;
        QVERIFY(shown.canvas.isFitted());
        shown.select(3);
        for (int k = 0; k < 6; ++k) {
            shown.press(Qt::Key_Insert);
            shown.type("1");
            shown.select(3);
        }
        QVERIFY(shown.canvas.isFitted());
        QCOMPARE(shown.canvas.view(), fitted(shown.canvas.viewport()));
    }
};

QTEST_MAIN(TestCanvasEdit)
#include "tst_canvasedit.moc"
