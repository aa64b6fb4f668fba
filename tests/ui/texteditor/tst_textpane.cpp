// The tree as text, with real keys: what is typed, and what the tree makes of it.

#include "tests/rows.h"
#include "tests/ui/texteditor/textwindow.h"

using prunus::NodeId;

namespace {

/// A text that is read only once typing rests.
QString longText() {
    QString text(QStringLiteral("["));
    while (text.size() <= prunus::TextPane::readAtOnce) {
        text += QStringLiteral("1234567,");
    }
    return text + QStringLiteral("[1]]");
}

} // namespace

class TestTextPane : public QObject {
    Q_OBJECT

  private slots:
    void isClosedAtFirst();
    void aTreeTypedFromScratchIsShown();
    void anErrorIsMarkedAtItsPlace_data();
    void anErrorIsMarkedAtItsPlace();
    void bracketsAreMatched_data();
    void bracketsAreMatched();
    void theCaretSelectsItsNode();
    void aNodeSelectedInTheTreeIsMarked();
    void theFieldKeepsItsKeys();
    void lineEndsOfTheFileStay();
    void whatIsKeptBesideIsTold();
    void aHugeTreeIsNotShown();
    void aClosedPaneCatchesUp();
    void aLongTextIsReadOnceTypingRests();
    void thePlaceInTheSearchStays();
    void aPasteThatChangesNothingUndoesNothing();
    void shiftEnterIsALineOfItsOwn();
    void aTreeOpenedBehindAClosedPaneIsRead();
    void aCommaWaitsForItsLeaf();
};

void TestTextPane::isClosedAtFirst() {
    ShownWindow shown;
    auto& pane = shown.find<prunus::TextPane>("text");
    QVERIFY(!pane.isVisible());
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(pane.isVisible());
    auto& editor = shown.find<prunus::TextEditor>("treeText");
    QVERIFY(editor.hasFocus());
    QVERIFY(!editor.accessibleName().isEmpty());
    QTest::keyClick(&editor, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!pane.isVisible());
}

void TestTextPane::aTreeTypedFromScratchIsShown() {
    TextWindow shown;
    shown.key(Qt::Key_A, Qt::ControlModifier);
    shown.key(Qt::Key_Delete);
    QCOMPARE(shown.nodes(), 7U); // the last good tree stays
    shown.type("[a: [1, 2], 3");
    QCOMPARE(shown.nodes(), 7U);
    shown.type("]");
    QCOMPARE(shown.nodes(), 5U);
    QCOMPARE(shown.session().document()->tree.names().at(NodeId{1}), std::string_view("a"));
    QCOMPARE(shown.below(), QString());
    QCOMPARE(shown.faults(), QStringList());
    QCOMPARE(shown.history(), "[a: [1, 2], 3]");
    QCOMPARE(shown.editor.textCursor().position(), 14);
}

void TestTextPane::anErrorIsMarkedAtItsPlace_data() {
    const Rows<QString, QString, QString> row("text", "place", "sentence");
    row("a bracket that is never closed", "[3,12,[2,4]", "[@0",
        "Line 1, column 1: This '[' is never closed; ']' is missing.");
    row("an inner one", "[[1,2],[3", "[@7",
        "Line 1, column 8: This '[' is never closed; ']' is missing.");
    row("in the second line, after a character of two units", "[\"\U0001D4D0\":1,\n2,,3]", ",@11",
        "Line 2, column 3: ");
}

void TestTextPane::anErrorIsMarkedAtItsPlace() {
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, sentence);
    TextWindow shown;
    shown.pasteAnew(text);
    QCOMPARE(shown.editor.text(), text);
    QCOMPARE(shown.faults(), QStringList{place});
    QVERIFY2(shown.below().startsWith(sentence), qPrintable(shown.below()));
    QCOMPARE(shown.nodes(), 7U);
    QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
}

void TestTextPane::bracketsAreMatched_data() {
    const Rows<QString, int, QStringList> row("text", "caret", "marked");
    row("the outer pair", "[[1,2],(3)]", 11, {"]@10", "[@0"});
    row("before the caret first", "[[1,2],(3)]", 1, {"[@0", "]@10"});
    row("another kind", "[[1,2],(3)]", 8, {"(@7", ")@9"});
    row("one alone", "[[1,2]", 1, {"[@0"});
    row("one of the wrong kind", "[1,2)", 5, {")@4"});
    row("none in quotes", "[\"]\":1,2]", 9, {"]@8", "[@0"});
    row("no bracket here", "[[1,2],(3)]", 4, {});
}

void TestTextPane::bracketsAreMatched() {
    QFETCH(QString, text);
    QFETCH(int, caret);
    TextWindow shown;
    shown.pasteAnew(text);
    shown.putCaret(caret);
    QTEST(shown.brackets(), "marked");
}

void TestTextPane::theCaretSelectsItsNode() {
    TextWindow shown; // [[3,12],[2,4]]
    shown.key(Qt::Key_Home);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Right); // after the second bracket, before 3
    QCOMPARE(shown.session().selection(), NodeId{3});
    QCOMPARE(shown.node(), QStringList{"3@2"});
    shown.key(Qt::Key_End);
    QCOMPARE(shown.session().selection(), NodeId{0});
    shown.key(Qt::Key_Left); // just after the last list
    QCOMPARE(shown.session().selection(), NodeId{2});
    QCOMPARE(shown.node(), QStringList{"[2,4]@8"});
    QVERIFY(shown.editor.hasFocus());
}

void TestTextPane::aNodeSelectedInTheTreeIsMarked() {
    QString text(QStringLiteral("["));
    for (int i = 0; i < 300; ++i) {
        text += QStringLiteral("[%1,%2],\n").arg(i).arg(-i);
    }
    text.chop(2);
    TextWindow shown(text + u']');
    const int caret = shown.editor.textCursor().position();
    shown.session().select(NodeId{299});
    QCOMPARE(shown.node().size(), 1);
    QVERIFY(shown.node().front().startsWith(QStringLiteral("[298,-298]")));
    QCOMPARE(shown.editor.textCursor().position(), caret);
    QTextCursor place = shown.editor.textCursor();
    place.setPosition(static_cast<int>(text.indexOf(QStringLiteral("[298,"))));
    QVERIFY(shown.editor.viewport()->rect().contains(shown.editor.cursorRect(place)));
    shown.session().select(prunus::noNode);
    QCOMPARE(shown.node(), QStringList());
}

void TestTextPane::theFieldKeepsItsKeys() {
    TextWindow shown;
    const int step = shown.step();
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_PageUp,
                              Qt::Key_End, Qt::Key_Left, Qt::Key_Space}) {
        shown.key(key);
    }
    shown.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.step(), step);
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4] ]");
    shown.key(Qt::Key_Tab); // leads out
    QVERIFY(!shown.editor.hasFocus());
}

void TestTextPane::lineEndsOfTheFileStay() {
    TextWindow shown(QStringLiteral("[[3,12],\r\n[2,4]]"));
    QCOMPARE(shown.editor.text(), "[[3,12],\n[2,4]]");
    shown.putCaret(6);
    shown.type("3");
    QCOMPARE(shown.history(), "[[3,123],\r\n[2,4]]");
}

void TestTextPane::whatIsKeptBesideIsTold() {
    TextWindow shown(
        QStringLiteral(R"({"format":"prunus-tree","version":1,"title":"T","tree":{"children":[)"
                       R"({"move":"a","value":1},{"value":2}]}})"));
    QCOMPARE(shown.below(), "The tree also has this, which brackets cannot show: the title, the "
                            "name of 1 move. A JSON file keeps it.");
    shown.putCaret(4);
    shown.type(",3");
    QCOMPARE(shown.session().document()->tree.leafCount(), 3U);
    QCOMPARE(shown.session().title(), "T");
    QCOMPARE(shown.session().document()->tree.moves().at(NodeId{1}), std::string_view("a"));
}

void TestTextPane::aHugeTreeIsNotShown() {
    QString text(QStringLiteral("["));
    for (std::uint32_t i = 0; i < prunus::Editing::mostNodes; ++i) {
        text += QStringLiteral("7,");
    }
    text.back() = u']';
    TextWindow shown;
    shown.session().openText(text, QStringLiteral("huge"));
    QTRY_COMPARE_WITH_TIMEOUT(shown.nodes(), prunus::Editing::mostNodes + 1, 60'000);
    QVERIFY(shown.find<QLabel>("textInstead").isVisible());
    QVERIFY(!shown.editor.isVisible());
    QVERIFY(shown.text("textInstead").contains(QStringLiteral("200,001")));
    shown.session().openText(QStringLiteral("[8,9]"), QStringLiteral("small"));
    QTRY_VERIFY(shown.editor.isVisible());
    QCOMPARE(shown.editor.text(), "[8,9]");
}

void TestTextPane::aClosedPaneCatchesUp() {
    TextWindow shown;
    shown.typeAnew("[[1,2");
    shown.key(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!shown.editor.isVisible());
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), "[[1,2"); // nothing is lost by closing it
    shown.undo();
    shown.key(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{3}, 7}));
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), "[[7,12],[2,4]]");
}

void TestTextPane::aLongTextIsReadOnceTypingRests() {
    const QString text = longText();
    TextWindow shown(text);
    shown.putCaret(1);
    shown.type("9");
    QCOMPARE(shown.history().size(), text.size());
    QTRY_COMPARE(shown.history().size(), text.size() + 1);
    QCOMPARE(shown.session().document()->tree.staticValue(NodeId{1}), 91234567.0);
    shown.undo();
    QCOMPARE(shown.editor.text().size(), text.size());
    QCOMPARE(shown.session().document()->tree.staticValue(NodeId{1}), 1234567.0);
}

void TestTextPane::thePlaceInTheSearchStays() {
    TextWindow shown(QStringLiteral("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"));
    shown.session().setStep(prunus::Step{14}); // the cutoff at C, after its leaf 2
    shown.putCaret(33);
    shown.type("0"); // the last leaf, 20, is no part of what has happened by then
    QCOMPARE(shown.session().document()->tree.staticValue(NodeId{12}), 20.0);
    QCOMPARE(shown.step(), 14);
    QCOMPARE(shown.session().selection(), NodeId{12});
}

void TestTextPane::aPasteThatChangesNothingUndoesNothing() {
    TextWindow shown(QStringLiteral("[[3, 12, 8],\n [2, 4, 6]]")); // what the paste becomes
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{3}, 7}));
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{3}, 3}));
    shown.pasteAnew(QStringLiteral("3\t12\t8\n2\t4\t6\n"));
    QCOMPARE(shown.editor.text(), "[[3, 12, 8],\n [2, 4, 6]]");
    shown.undo(); // the last edit, and no other
    QCOMPARE(shown.editor.text(), "[[7, 12, 8],\n [2, 4, 6]]");
    QCOMPARE(shown.history(), shown.editor.text());
}

void TestTextPane::shiftEnterIsALineOfItsOwn() {
    TextWindow shown;
    shown.putCaret(8);
    shown.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(shown.editor.text(), "[[3,12],\n[2,4]]");
    QCOMPARE(shown.faults(), QStringList());
    QCOMPARE(shown.history(), shown.editor.text());
}

void TestTextPane::aTreeOpenedBehindAClosedPaneIsRead() {
    TextWindow shown(longText());
    shown.putCaret(1);
    shown.type("9"); // and before that is read:
    QTest::keyClick(&shown.editor, Qt::Key_Backspace);
    shown.key(Qt::Key_T, Qt::ControlModifier);
    shown.session().openText(QStringLiteral("[[8,9]]"), QStringLiteral("other"));
    shown.session().select(NodeId{3});
    QTRY_VERIFY(isAtRest(shown.window));
    QCOMPARE(shown.nodes(), 4U);
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), "[[8,9]]");
    QCOMPARE(shown.node(), QStringList{QStringLiteral("9@4")});
    // Where the text stays the same, too.
    shown.key(Qt::Key_T, Qt::ControlModifier);
    shown.session().select(NodeId{2});
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(shown.node(), QStringList{QStringLiteral("8@2")});
}

/// A comma before a closing bracket is Python's, but more may follow while it is typed.
void TestTextPane::aCommaWaitsForItsLeaf() {
    TextWindow shown;
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
    shown.putCaret(6);
    shown.type(",");
    QCOMPARE(shown.editor.text(), "[[3,12,],[2,4]]");
    QCOMPARE(shown.history(), "[[3,12],[2,4]]");
    shown.type("8");
    QCOMPARE(shown.history(), "[[3,12,8],[2,4]]");
    shown.pasteAnew(QStringLiteral("[('a', 3), [5, 2],]"));
    QCOMPARE(shown.history(), "[a: 3,[5,2]]");
}

QTEST_MAIN(TestTextPane)
#include "tst_textpane.moc"
