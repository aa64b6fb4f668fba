// What is typed and not in the tree yet is not lost: not when the tree is saved, when the window is
// closed or another tree opened, nor when the program dies.

#include "tests/rows.h"
#include "tests/ui/editedwindow.h"
#include "tests/ui/files/draftwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"

using prunus::Editing;
using prunus::NodeId;

namespace {

struct TypingWindow : EditedWindow {
    prunus::TextEditor& text = find<prunus::TextEditor>("treeText");

    explicit TypingWindow(const QString& path = {}) {
        if (!path.isEmpty()) {
            window.openFile(path);
        }
    }
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

class TestUnfinished : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FilesOfTest>(); }

    void closingAsksForTextThatIsNoTree() {
        TypingWindow shown(pair());
        shown.typeText("[[1,2");
        QVERIFY(shown.window.isWindowModified());
        QVERIFY(!shown.window.close());
        QVERIFY(shownQuestion<QMessageBox>(shown.window, "unsavedQuestion")
                    ->text()
                    .contains("no tree yet"));
        answer(shown.window, "unsavedQuestion", "Cancel");
        QVERIFY(shown.window.isVisible());
        QCOMPARE(shown.text.text(), "[[1,2");
        QTest::keyClicks(&shown.text, "]]"); // now it is one
        QVERIFY(!shown.window.close());
        answer(shown.window, "unsavedQuestion", "Save");
        QVERIFY(!shown.window.isVisible());
        QCOMPARE(files_->content("pair.txt"), QByteArray("[[1,2]]\n"));
    }

    void editsAreSavedBeforeTheTextIsAskedFor() {
        TypingWindow shown(pair());
        shown.typeText("[1, 3]");
        shown.text.selectAll();
        QTest::keyClicks(&shown.text, "[1, ");
        QVERIFY(!shown.window.close());
        answer(shown.window, "unsavedQuestion", "Save");
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 3]\n"));
        QVERIFY(shown.window.isVisible());
        answer(shown.window, "unsavedQuestion", "Discard");
        QVERIFY(!shown.window.isVisible());
    }

    void textThatWaitsIsTakenWhenTheWindowCloses() {
        QByteArray text("[");
        while (text.size() <= prunus::TextPane::readAtOnce) {
            text += "1234567,";
        }
        text += "1]";
        TypingWindow shown(files_->write("long.txt", text));
        shown.press(Qt::Key_T, Qt::ControlModifier);
        QTextCursor caret = shown.text.textCursor();
        caret.setPosition(1);
        shown.text.setTextCursor(caret);
        QTest::keyClicks(&shown.text, "9");
        QVERIFY(!shown.window.close());
        answer(shown.window, "unsavedQuestion", "Save");
        QVERIFY(!shown.window.isVisible());
        QVERIFY(files_->content("long.txt").startsWith("[91234567,1234567"));
    }

    void savingTakesWhatIsTypedOverANode() {
        TypingWindow shown(pair());
        shown.typeOver(2, "99");
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 99]\n"));
        QVERIFY(!shown.window.isWindowModified());
    }

    void closingTakesWhatIsTypedOverANode() {
        TypingWindow shown(pair());
        shown.typeOver(2, "99");
        QVERIFY(!shown.window.close());
        QCOMPARE(shown.tree(), "[1,99]");
        answer(shown.window, "unsavedQuestion", "Save");
        QVERIFY(!shown.window.isVisible());
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 99]\n"));
    }

    void whatCannotBeTakenKeepsTheWindowOpen() {
        TypingWindow shown;
        shown.typeOver(5, "1x");
        QVERIFY(!shown.window.close());
        QVERIFY(shownQuestion<QMessageBox>(shown.window, "unsavedQuestion")
                    ->text()
                    .contains("over the node"));
        answer(shown.window, "unsavedQuestion", "Cancel");
        QVERIFY(shown.editor.isVisible());
        QCOMPARE(shown.editor.text(), "1x");
        QVERIFY(shown.editor.fault().contains("“1x” is no number"));
        QTest::keyClick(&shown.editor, Qt::Key_Escape);
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(shown.window.close());
    }

    void aFaultIsNotSaved() {
        TypingWindow shown(pair());
        shown.typeOver(2, "1x");
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 2]"));
        QVERIFY(!shown.editor.fault().isEmpty());
        QVERIFY(shown.window.isWindowModified());
    }

    void savingSaysThatTheTextIsNot() {
        TypingWindow shown(pair());
        shown.typeText("[1, 3]");
        QTest::keyClick(&shown.text, Qt::Key_Backspace);
        QTest::keyClick(&shown.text, Qt::Key_S, Qt::ControlModifier);
        waitUntilSaved(shown.window);
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 3]\n"));
        QVERIFY2(shown.message().startsWith("pair.txt is saved as the tree is drawn."),
                 qPrintable(shown.message()));
        QVERIFY(shown.window.isWindowModified());
        QCOMPARE(shown.text.text(), "[1, 3");
    }

    void theMenuUndoesTypingFirst() {
        TypingWindow shown;
        shown.typeText("[1, 3]");
        QTest::keyClick(&shown.text, Qt::Key_Backspace);
        QCOMPARE(shown.action("undo").text(), "&Undo typing");
        shown.action("undo").trigger();
        QCOMPARE(shown.text.text(), "[1, 3]");
        QCOMPARE(shown.tree(), "[1,3]");
        QVERIFY(!shown.session.editing().unfinished(Editing::Typing::text));
        shown.action("undo").trigger();
        QCOMPARE(shown.tree(), "[[3,12,8],[2,4,6],[14,5,2]]");
    }

    void theMenuBringsBackWhatWasPutAside() {
        TypingWindow shown(pair());
        shown.typeText("[[7");
        QVERIFY(!shown.session.editing().perform(prunus::SetValue{NodeId{2}, 9}));
        QCOMPARE(shown.text.text(), "[1, 9]");
        QCOMPARE(shown.session.editing().unfinished(Editing::Typing::text), QStringLiteral("[[7"));
        shown.action("undo").trigger();
        QCOMPARE(shown.text.text(), "[[7");
        QCOMPARE(shown.tree(), "[1,2]");
        // What was discarded is not put aside.
        shown.window.openFile(files_->write("other.txt", "[8, 9]"));
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.text.text(), "[8, 9]");
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(!shown.find<QLabel>("textStatus").text().contains("put aside"));
    }

    void aCommandTakesWhatIsTypedFirst() {
        TypingWindow shown;
        shown.typeOver(5, "99");
        shown.action("insertSibling").trigger(); // from the menu: the field keeps the focus
        QCOMPARE(shown.tree(), "[[3,99,0,8],[2,4,6],[14,5,2]]");
        QCOMPARE(shown.editor.text(), "0");
    }

    void aCommandWaitsForAFault() {
        TypingWindow shown;
        const QString before = shown.tree();
        shown.typeOver(5, "9x");
        for (const char* command : {"insertChild", "deleteSubtree", "editMove", "negateValues"}) {
            shown.action(command).trigger();
            QCOMPARE(shown.tree(), before);
            QCOMPARE(shown.editor.text(), "9x");
            QVERIFY(!shown.editor.fault().isEmpty());
        }
    }

    void textThatIsNoTreeOutlivesTheProgram() {
        {
            TypingWindow shown(pair());
            shown.window.recoverIn(files_->unsaved());
            shown.typeText("[[5, 6");
            QTRY_COMPARE(files_->kept().size(), 1);
        }
        // The window went without having been closed.
        TypingWindow shown;
        QVERIFY(!shown.text.isVisible());
        shown.window.recoverIn(files_->unsaved());
        press(shown.find<NoticeBar>("restoreBar"), "Restore");
        QCOMPARE(shown.tree(), "[1,2]");
        QVERIFY(shown.text.isVisible());
        QCOMPARE(shown.text.text(), "[[5, 6");
        QVERIFY(!shown.window.close());
    }

    void aDraftOutlivesTheProgram_data() {
        const Rows<bool, bool> row("tree", "file"); // is drawn beside it; has the text
        row("in a broken file", false, true);
        row("in a broken file, beside a tree with an edit", true, true);
        row("where there was no tree and no file", false, false);
    }

    void aDraftOutlivesTheProgram() {
        QFETCH(const bool, tree);
        QFETCH(const bool, file);
        const QString name = file ? QStringLiteral("bad.txt") : QStringLiteral("Untitled tree");
        {
            DraftWindow shown;
            shown.window.recoverIn(files_->unsaved());
            if (file) {
                shown.window.openFile(files_->write("bad.txt", "[1, 2"));
            } else {
                shown.openPane();
            }
            if (tree) {
                shown.session().openText("[8,9]", "typed");
                QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{1}, 7}));
                shown.session().openFile(files_->path("bad.txt"));
            }
            shown.typeMore(file ? QStringLiteral(", 3") : QStringLiteral("[[4"));
            QTRY_COMPARE(files_->kept().size(), 1);
        }
        // The window went without having been closed.
        DraftWindow shown;
        shown.window.recoverIn(files_->unsaved());
        const auto& bar = shown.find<NoticeBar>("restoreBar");
        QVERIFY2(bar.text().contains("on " + name + " from"), qPrintable(bar.text()));
        press(bar, "Restore");
        QVERIFY(shown.editor().isVisible());
        QCOMPARE(shown.editor().text(), file ? QStringLiteral("[1, 2, 3") : QStringLiteral("[[4"));
        QCOMPARE(faultsIn(shown.editor()), 1);
        QCOMPARE(shown.window.windowTitle(), name + QStringLiteral("[*] — Prunus"));
        QVERIFY(shown.window.isWindowModified());
        QCOMPARE(shown.session().hasSearch(), tree);
        if (tree) {
            QCOMPARE(shown.session().document()->tree.staticValue(prunus::NodeId{1}), 7.0);
        }
        QTRY_COMPARE(files_->kept().size(), 1); // by this window now
        shown.typeMore(file ? QStringLiteral("]") : QStringLiteral("]]"));
        if (tree) { // which is on no disk
            QTest::keyClick(&shown.editor(), Qt::Key_Return, Qt::ControlModifier);
            answer(shown.window, "unsavedQuestion", "Discard");
        }
        QVERIFY(shown.session().hasSearch());
        QCOMPARE(shown.session().document()->tree.leafCount(), file ? 3U : 1U);
        QCOMPARE(shown.session().path(), file ? files_->path("bad.txt") : QString());
        QCOMPARE(file ? files_->content("bad.txt") : QByteArray("[1, 2"), QByteArray("[1, 2"));
    }

    void aRestoredDraftIsApartFromTheTreeAtHand() {
        {
            DraftWindow shown;
            shown.window.recoverIn(files_->unsaved());
            shown.openPane();
            shown.type("[[4");
        }
        TextWindow shown;
        shown.window.recoverIn(files_->unsaved());
        press(shown.find<NoticeBar>("restoreBar"), "Restore");
        QCOMPARE(shown.editor.text(), "[[4");
        const auto& bar = shown.find<NoticeBar>("draftBar");
        QVERIFY2(bar.text().contains("still “typed”"), qPrintable(bar.text()));
        press(bar, "Close Untitled tree");
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
        QVERIFY(!shown.window.isWindowModified());
    }

  private:
    [[nodiscard]] QString pair() const { return files_->write("pair.txt", "[1, 2]"); }

    std::unique_ptr<FilesOfTest> files_;
};

QTEST_MAIN(TestUnfinished)
#include "tst_unfinished.moc"
