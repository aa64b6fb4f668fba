// The tree as text and the way back: edits elsewhere, undo across text and tree, what is pasted and
// what is put aside.

#include "tests/rows.h"
#include "tests/ui/texteditor/textwindow.h"

using prunus::NodeId;

class TestTextUndo : public QObject {
    Q_OBJECT

  private slots:
    void anEditElsewhereKeepsLayoutAndCaret();
    void anEditElsewhereKeepsWhatIsNoTreeYet();
    void undoFirstTakesBackWhatIsNoTree();
    void oneBurstOfTypingIsOneUndo();
    void undoGoesAcrossPaneAndTree();
    void aPastedTableIsAdaptedAndGivenBack();
    void aPasteIsAdaptedOnlyWhereItIsClear_data();
    void aPasteIsAdaptedOnlyWhereItIsClear();
    void anotherTreeLosesNoUnfinishedText();
    void whatLiesAcrossAnotherEditIsPutAside();
};

void TestTextUndo::anEditElsewhereKeepsLayoutAndCaret() {
    TextWindow shown(QStringLiteral("[ a: [3,  12],\n  b= (2 4) ]"));
    shown.putCaret(24); // before the 4
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{3}, 1234}));
    QCOMPARE(shown.editor.text(), "[ a: [1234,  12],\n  b= (2 4) ]");
    QCOMPARE(shown.editor.textCursor().position(), 27);
    QCOMPARE(shown.node(), QStringList{"1234@6"});
    shown.undo();
    QCOMPARE(shown.editor.text(), "[ a: [3,  12],\n  b= (2 4) ]");
    QCOMPARE(shown.editor.textCursor().position(), 24);
}

void TestTextUndo::anEditElsewhereKeepsWhatIsNoTreeYet() {
    TextWindow shown;
    shown.putCaret(13);
    shown.type(",[5");
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4],[5]");
    QVERIFY(!shown.below().isEmpty());
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{3}, 7}));
    QCOMPARE(shown.editor.text(), "[[7,12],[2,4],[5]");
    QCOMPARE(shown.faults(), QStringList{"[@0"});
    shown.key(Qt::Key_End);
    shown.type("]");
    QCOMPARE(shown.history(), "[[7,12],[2,4],[5]]");
}

void TestTextUndo::undoFirstTakesBackWhatIsNoTree() {
    TextWindow shown;
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{3}, 7}));
    shown.key(Qt::Key_End);
    shown.type("]]");
    QCOMPARE(shown.editor.text(), "[[7,12],[2,4]]]]");
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[7,12],[2,4]]");
    QCOMPARE(shown.below(), QString());
    shown.redo();
    QCOMPARE(shown.editor.text(), "[[7,12],[2,4]]]]");
    shown.undo();
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
    QCOMPARE(shown.history(), "[[3,12],[2,4]]");
}

void TestTextUndo::oneBurstOfTypingIsOneUndo() {
    TextWindow shown;
    shown.putCaret(6);
    shown.type("34 5"); // 123, 1234, then a new leaf 5
    QCOMPARE(shown.nodes(), 8U);
    QCOMPARE(shown.session().editing().history().size(), std::size_t{1});
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
    QCOMPARE(shown.nodes(), 7U);
}

void TestTextUndo::undoGoesAcrossPaneAndTree() {
    TextWindow shown;
    shown.putCaret(6);
    shown.type("3");
    QVERIFY(!shown.session().editing().perform(prunus::DeleteSubtree{NodeId{2}}));
    QCOMPARE(shown.editor.text(), "[[3,123]]");
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[3,123],[2,4]]");
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
    shown.redo();
    shown.redo();
    QCOMPARE(shown.editor.text(), "[[3,123]]");
    QCOMPARE(shown.history(), shown.editor.text());
}

void TestTextUndo::aPastedTableIsAdaptedAndGivenBack() {
    TextWindow shown;
    const QString table = QStringLiteral("3\t12\t8\n2\t4\t6\n");
    shown.pasteAnew(table);
    QCOMPARE(shown.nodes(), 9U);
    QCOMPARE(shown.below(),
             "Read as rows of numbers: each row is a node with its leaves. Undo: Ctrl+Z");
    shown.undo();
    QCOMPARE(shown.editor.text(), table);
    QVERIFY(shown.find<QPushButton>("textReadAs").isVisible()); // it can be taken again
    QCOMPARE(shown.nodes(), 7U);
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
}

void TestTextUndo::aPasteIsAdaptedOnlyWhereItIsClear_data() {
    const Rows<QString, QString, bool> row("pasted", "text", "isTree");
    // At the end of the first list of [[3,12],[2,4]].
    row("siblings as they are", ", 5, 6", "[[3,12, 5, 6],[2,4]]", true);
    row("a dash for a minus", ", –5", "[[3,12, -5],[2,4]]", true);
    row("rows could be anything", "\n1,2\n3,4,,\n", "[[3,12\n1,2\n3,4,,\n],[2,4]]", false);
}

void TestTextUndo::aPasteIsAdaptedOnlyWhereItIsClear() {
    QFETCH(QString, pasted);
    QFETCH(QString, text);
    TextWindow shown;
    shown.putCaret(6);
    shown.paste(pasted);
    QCOMPARE(shown.editor.text(), text);
    QTEST(shown.faults().isEmpty(), "isTree");
}

void TestTextUndo::anotherTreeLosesNoUnfinishedText() {
    TextWindow shown;
    shown.typeAnew("[[1,2");
    shown.session().openText(QStringLiteral("[8,9]"), QStringLiteral("other"));
    QCOMPARE(shown.editor.text(), "[8,9]");
    QVERIFY(shown.below().contains(QStringLiteral("put aside")));
    shown.undo();
    QCOMPARE(shown.editor.text(), "[[1,2");
    QCOMPARE(shown.nodes(), 3U);
    shown.undo();
    QCOMPARE(shown.editor.text(), "[8,9]");
}

void TestTextUndo::whatLiesAcrossAnotherEditIsPutAside() {
    TextWindow shown;
    shown.typeAnew("[[7");
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{NodeId{5}, 9}));
    QCOMPARE(shown.editor.text(), "[[3,12],[9,4]]");
    QVERIFY(shown.below().contains(QStringLiteral("put aside")));
    shown.undo(); // the edit, and back comes what was typed
    QCOMPARE(shown.editor.text(), "[[7");
    QCOMPARE(shown.history(), "[[3,12],[2,4]]");
}

QTEST_MAIN(TestTextUndo)
#include "tst_textundo.moc"
