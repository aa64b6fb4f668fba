// What is typed and not in the tree yet is not lost: not when the tree is saved, when the window is
// closed or another tree opened, nor when the program dies.

#include "tests/ui/editedwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "ui/texteditor/textpane.h"
#include "ui/widgets/noticebar.h"

#include <QDir>

using prunus::Editing;
using prunus::NodeId;

class TestUnfinished : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FilesOfTest>(); }
    void closingAsksForTextThatIsNoTree();
    void editsAreSavedBeforeTheTextIsAskedFor();
    void textThatWaitsIsTakenWhenTheWindowCloses();
    void savingTakesWhatIsTypedOverANode();
    void closingTakesWhatIsTypedOverANode();
    void whatCannotBeTakenKeepsTheWindowOpen();
    void aFaultIsNotSaved();
    void savingSaysThatTheTextIsNot();
    void theMenuUndoesTypingFirst();
    void theMenuBringsBackWhatWasPutAside();
    void aCommandTakesWhatIsTypedFirst();
    void aCommandWaitsForAFault();
    void textThatIsNoTreeOutlivesTheProgram();

  private:
    std::unique_ptr<FilesOfTest> files_;
};

namespace {

struct TypingWindow : EditedWindow {
    prunus::TextEditor& text = find<prunus::TextEditor>("treeText");

    void open(const QString& path) { window.openFile(path); }
    void typeText(const char* keys) {
        press(Qt::Key_T, Qt::ControlModifier);
        QTest::keyClick(&text, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&text, QLatin1String(keys));
    }
    /// Without an end.
    void typeOver(unsigned node, const char* keys) {
        select(node);
        press(Qt::Key_F2);
        editor.selectAll();
        QTest::keyClicks(&editor, QLatin1String(keys));
    }
};

} // namespace

void TestUnfinished::closingAsksForTextThatIsNoTree() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeText("[[1,2");
    QVERIFY(shown.window.isWindowModified());
    QVERIFY(!shown.window.close());
    QVERIFY(shownQuestion<QMessageBox>(shown.window, "unsavedQuestion")
                ->text()
                .contains(QStringLiteral("no tree yet")));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QVERIFY(shown.window.isVisible());
    QCOMPARE(shown.text.text(), QStringLiteral("[[1,2"));
    QTest::keyClicks(&shown.text, QStringLiteral("]]")); // now it is one
    QVERIFY(!shown.window.close());
    answer(shown.window, "unsavedQuestion", QStringLiteral("Save"));
    QVERIFY(!shown.window.isVisible());
    QCOMPARE(files_->content("pair.txt"), QByteArray("[[1,2]]\n"));
}

void TestUnfinished::editsAreSavedBeforeTheTextIsAskedFor() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeText("[1, 3]");
    shown.text.selectAll();
    QTest::keyClicks(&shown.text, QStringLiteral("[1, "));
    QVERIFY(!shown.window.close());
    answer(shown.window, "unsavedQuestion", QStringLiteral("Save"));
    QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 3]\n"));
    QVERIFY(shown.window.isVisible());
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QVERIFY(!shown.window.isVisible());
}

void TestUnfinished::textThatWaitsIsTakenWhenTheWindowCloses() {
    QByteArray text("[");
    while (text.size() <= prunus::TextPane::readAtOnce) {
        text += "1234567,";
    }
    text += "1]";
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("long.txt", text));
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QTextCursor caret = shown.text.textCursor();
    caret.setPosition(1);
    shown.text.setTextCursor(caret);
    QTest::keyClicks(&shown.text, QStringLiteral("9"));
    QVERIFY(!shown.window.close());
    answer(shown.window, "unsavedQuestion", QStringLiteral("Save"));
    QVERIFY(!shown.window.isVisible());
    QVERIFY(files_->content("long.txt").startsWith("[91234567,1234567"));
}

void TestUnfinished::savingTakesWhatIsTypedOverANode() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeOver(2, "99");
    QTest::keyClick(&shown.editor, Qt::Key_S, Qt::ControlModifier);
    waitUntilSaved(shown.window);
    QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 99]\n"));
    QVERIFY(!shown.window.isWindowModified());
}

void TestUnfinished::closingTakesWhatIsTypedOverANode() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeOver(2, "99");
    QVERIFY(!shown.window.close());
    QCOMPARE(shown.tree(), QStringLiteral("[1,99]"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Save"));
    QVERIFY(!shown.window.isVisible());
    QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 99]\n"));
}

void TestUnfinished::whatCannotBeTakenKeepsTheWindowOpen() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.typeOver(5, "1x");
    QVERIFY(!shown.window.close());
    QVERIFY(shownQuestion<QMessageBox>(shown.window, "unsavedQuestion")
                ->text()
                .contains(QStringLiteral("over the node")));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QVERIFY(shown.editor.isVisible());
    QCOMPARE(shown.editor.text(), QStringLiteral("1x"));
    QVERIFY(shown.editor.fault().contains(QStringLiteral("“1x” is no number")));
    QTest::keyClick(&shown.editor, Qt::Key_Escape);
    QVERIFY(!shown.window.isWindowModified());
    QVERIFY(shown.window.close());
}

void TestUnfinished::aFaultIsNotSaved() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeOver(2, "1x");
    QTest::keyClick(&shown.editor, Qt::Key_S, Qt::ControlModifier);
    waitUntilSaved(shown.window);
    QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 2]"));
    QVERIFY(!shown.editor.fault().isEmpty());
    QVERIFY(shown.window.isWindowModified());
}

void TestUnfinished::savingSaysThatTheTextIsNot() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeText("[1, 3]");
    QTest::keyClick(&shown.text, Qt::Key_Backspace);
    QTest::keyClick(&shown.text, Qt::Key_S, Qt::ControlModifier);
    waitUntilSaved(shown.window);
    QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 3]\n"));
    QVERIFY2(shown.message().startsWith(QStringLiteral("pair.txt is saved as the tree is drawn.")),
             qPrintable(shown.message()));
    QVERIFY(shown.window.isWindowModified());
    QCOMPARE(shown.text.text(), QStringLiteral("[1, 3"));
}

void TestUnfinished::theMenuUndoesTypingFirst() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.typeText("[1, 3]");
    QTest::keyClick(&shown.text, Qt::Key_Backspace);
    QCOMPARE(shown.action("undo").text(), QStringLiteral("&Undo typing"));
    shown.action("undo").trigger();
    QCOMPARE(shown.text.text(), QStringLiteral("[1, 3]"));
    QCOMPARE(shown.tree(), QStringLiteral("[1,3]"));
    QVERIFY(!shown.session.editing().unfinished(Editing::Typing::text));
    shown.action("undo").trigger();
    QCOMPARE(shown.tree(), QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]"));
}

void TestUnfinished::theMenuBringsBackWhatWasPutAside() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.open(files_->write("pair.txt", "[1, 2]"));
    shown.typeText("[[7");
    QVERIFY(!shown.session.editing().perform(prunus::SetValue{NodeId{2}, 9}));
    QCOMPARE(shown.text.text(), QStringLiteral("[1, 9]"));
    QCOMPARE(shown.session.editing().unfinished(Editing::Typing::text), QStringLiteral("[[7"));
    shown.action("undo").trigger();
    QCOMPARE(shown.text.text(), QStringLiteral("[[7"));
    QCOMPARE(shown.tree(), QStringLiteral("[1,2]"));
    // What was discarded is not put aside.
    shown.window.openFile(files_->write("other.txt", "[8, 9]"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(shown.text.text(), QStringLiteral("[8, 9]"));
    QVERIFY(!shown.window.isWindowModified());
    QVERIFY(!shown.find<QLabel>("textStatus").text().contains(QStringLiteral("put aside")));
}

void TestUnfinished::aCommandTakesWhatIsTypedFirst() {
    TypingWindow shown;
    QVERIFY(shown.active);
    shown.typeOver(5, "99");
    shown.action("insertSibling").trigger(); // from the menu: the field keeps the focus
    QCOMPARE(shown.tree(), QStringLiteral("[[3,99,0,8],[2,4,6],[14,5,2]]"));
    QCOMPARE(shown.editor.text(), QStringLiteral("0"));
}

void TestUnfinished::aCommandWaitsForAFault() {
    TypingWindow shown;
    QVERIFY(shown.active);
    const QString before = shown.tree();
    shown.typeOver(5, "9x");
    for (const char* command : {"insertChild", "deleteSubtree", "editMove", "negateValues"}) {
        shown.action(command).trigger();
        QCOMPARE(shown.tree(), before);
        QCOMPARE(shown.editor.text(), QStringLiteral("9x"));
        QVERIFY(!shown.editor.fault().isEmpty());
    }
}

void TestUnfinished::textThatIsNoTreeOutlivesTheProgram() {
    {
        TypingWindow shown;
        QVERIFY(shown.active);
        shown.open(files_->write("pair.txt", "[1, 2]"));
        shown.window.recoverIn(files_->path("unsaved"));
        shown.typeText("[[5, 6");
        QTRY_COMPARE(QDir(files_->path("unsaved")).entryList({QStringLiteral("*.json")}).size(), 1);
    }
    // The window went without having been closed.
    TypingWindow shown;
    QVERIFY(shown.active);
    QVERIFY(!shown.text.isVisible());
    shown.window.recoverIn(files_->path("unsaved"));
    for (auto* each : shown.find<prunus::NoticeBar>("restoreBar").findChildren<QPushButton*>()) {
        if (each->text().remove(u'&') == QLatin1String("Restore")) {
            QTest::mouseClick(each, Qt::LeftButton);
            break;
        }
    }
    QCOMPARE(shown.tree(), QStringLiteral("[1,2]"));
    QVERIFY(shown.text.isVisible());
    QCOMPARE(shown.text.text(), QStringLiteral("[[5, 6"));
    QVERIFY(!shown.window.close());
}

QTEST_MAIN(TestUnfinished)
#include "tst_unfinished.moc"
