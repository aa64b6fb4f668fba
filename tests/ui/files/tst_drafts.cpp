// Files with a mistake, and text where there is no tree: they are mended in the text pane with the
// keys, and nothing that was typed is lost.

#include "tests/ui/files/draftwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"

namespace {

/// A tree is drawn, and the text is that of a file in which a bracket is missing.
struct BrokenWindow : TextWindow {
    const NoticeBar& bar = find<NoticeBar>("draftBar");

    explicit BrokenWindow(const FilesOfTest& files) {
        window.openFile(files.write("bad.txt", "[1, 2"));
    }
    /// Behind the text.
    void typeMore(const char* keys) {
        key(Qt::Key_End);
        type(keys);
    }
};

} // namespace

class TestDrafts : public QObject {
    Q_OBJECT

  private slots:
    void aBrokenFileIsMendedAndSaved() {
        const QString path = files_.write("bad.txt", "[[3, 12],\r\n [2, 4]");
        DraftWindow shown(path);
        QVERIFY(shown.editor().isVisible());
        QCOMPARE(shown.editor().text(), "[[3, 12],\n [2, 4]");
        QCOMPARE(faultsIn(shown.editor()), 1);
        QVERIFY(shown.below().startsWith("Line 1, column 1: "));
        QCOMPARE(shown.window.windowTitle(), "bad.txt[*] — Prunus");
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(shown.find<NoticeBar>("draftBar").text().contains("bad.txt"));
        shown.typeMore("]");
        QVERIFY(shown.session().hasSearch());
        QCOMPARE(shown.session().document()->tree.leafCount(), 4U);
        QVERIFY(!shown.find<NoticeBar>("draftBar").isVisible());
        QCOMPARE(faultsIn(shown.editor()), 0);
        QCOMPARE(shown.editor().textCursor().position(), 18); // the caret is where it was
        QCOMPARE(shown.window.windowTitle(), "bad.txt[*] — Prunus");
        QVERIFY(shown.window.isWindowModified());
        shown.save();
        QCOMPARE(files_.content("bad.txt"), QByteArray("[[3, 12],\r\n [2, 4]]\n"));
        QVERIFY(!shown.window.isWindowModified());
    }

    /// In the bar and in the pane; only in the pane once the text is another.
    void anErrorIsToldInOneWayAndGoes() {
        BrokenWindow shown(files_);
        const auto& banner = shown.find<QWidget>("errorBanner");
        QVERIFY(banner.isVisible());
        QVERIFY(shown.below().startsWith("Line 1, column 1: "));
        QCOMPARE(shown.text("errorText"), QStringLiteral("bad.txt, l") + shown.below().mid(1));
        shown.typeMore(","); // still no tree
        QVERIFY(!banner.isVisible());
        QVERIFY(shown.below().startsWith("Line 1, column "));
        shown.window.openFile(files_.write("gone.txt", "[1, 2"));
        answer(shown.window, "unsavedQuestion", "Discard");
        QVERIFY(banner.isVisible());
        shown.typeMore("]");
        QVERIFY(!banner.isVisible());
        QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
    }

    void aBrokenDocumentIsMended() {
        const QString path = files_.write(
            "bad.json", R"({"format":"prunus-tree","version":1,"title":"T","tree":[1,2])");
        DraftWindow shown(path);
        shown.typeMore("}");
        QVERIFY(shown.session().hasSearch());
        QCOMPARE(shown.session().title(), "T");
        QCOMPARE(shown.editor().text(), "[1,2]");
        QVERIFY(!shown.session().editing().unfinished(prunus::Editing::Typing::text));
        shown.save();
        QVERIFY(files_.content("bad.json").contains("\"T\""));
    }

    void theFormerTreeStaysUntilItIsATree() {
        BrokenWindow shown(files_);
        QCOMPARE(shown.editor.text(), "[1, 2");
        QCOMPARE(shown.session().document()->tree.leafCount(), 4U);
        QVERIFY(shown.bar.text().contains("still “typed”"));
        shown.typeMore("]");
        QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
        QVERIFY(!shown.session().editing().history().canUndo()); // it is another document
        QCOMPARE(shown.session().path(), files_.path("bad.txt"));
    }

    void mendingAsksForTheTreeThatWasEdited() {
        BrokenWindow shown(files_);
        QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{3}, 9}));
        shown.typeMore("]");
        QCOMPARE(shown.history(), "[[9,12],[2,4]]");
        QVERIFY2(shown.below().startsWith("This is a tree. “typed” is still drawn"),
                 qPrintable(shown.below()));
        auto& button = shown.find<QPushButton>("textReadAs");
        QCOMPARE(button.text(), "Draw this tree");
        QTest::mouseClick(&button, Qt::LeftButton);
        QVERIFY(shown.find<QMessageBox>("unsavedQuestion").text().contains("“typed”"));
        answer(shown.window, "unsavedQuestion", "Cancel");
        QCOMPARE(shown.history(), "[[9,12],[2,4]]");
        QCOMPARE(shown.editor.text(), "[1, 2]");
        shown.save(); // of the text, which is still to be drawn
        QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2]"));
        QVERIFY(button.isVisible());
        shown.key(Qt::Key_Return, Qt::ControlModifier);
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.history(), "[1, 2]");
        QVERIFY(!button.isVisible() && !shown.window.isWindowModified());
    }

    void theTitleNamesWhatIsSaved() {
        TextWindow shown;
        shown.window.openFile(files_.write("good.txt", "[8, 9]"));
        shown.window.openFile(files_.write("bad.txt", "[1, 2"));
        QCOMPARE(shown.window.windowTitle(), "bad.txt[*] — Prunus");
        QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{1}, 7}));
        QCOMPARE(shown.window.windowTitle(), "good.txt[*] — Prunus");
        shown.save();
        QCOMPARE(files_.content("good.txt"), QByteArray("[7, 9]\n"));
        QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2"));
        QCOMPARE(shown.window.windowTitle(), "bad.txt[*] — Prunus");
    }

    void savingSavesTheTextAsItIs() {
        BrokenWindow shown(files_);
        shown.typeMore(", 3");
        QVERIFY(shown.window.isWindowModified());
        files_.write("bad.txt", "[1, 2, 77"); // by another program
        shown.save();
        answer(shown.window, "changedQuestion", "Cancel");
        QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2, 77"));
        QVERIFY(shown.window.isWindowModified());
        shown.save();
        answer(shown.window, "changedQuestion", "Replace it");
        QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2, 3"));
        QVERIFY(!shown.window.isWindowModified());
        QCOMPARE(shown.editor.text(), "[1, 2, 3");
        QVERIFY(shown.window.close());
    }

    void unsavedWorkIsAskedAboutFirst() {
        TextWindow shown;
        shown.putCaret(3);
        shown.type("3");
        shown.window.openFile(files_.write("bad.txt", "[1, 2"));
        QVERIFY(asks(shown.window, "unsavedQuestion"));
        QCOMPARE(shown.editor.text(), "[[33,12],[2,4]]");
        answer(shown.window, "unsavedQuestion", "Cancel");
        QVERIFY(!shown.session().draft());
        QCOMPARE(shown.editor.text(), "[[33,12],[2,4]]");
        shown.window.openFile(files_.path("bad.txt"));
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.editor.text(), "[1, 2");
    }

    void closingAsksForChangesOfTheText() {
        DraftWindow shown(files_.write("bad.txt", "[1, 2"));
        shown.typeMore(",");
        QVERIFY(!shown.window.close());
        QVERIFY(asks(shown.window, "unsavedQuestion"));
        QVERIFY(shown.find<QMessageBox>("unsavedQuestion").text().contains("bad.txt"));
        answer(shown.window, "unsavedQuestion", "Save");
        QVERIFY(!shown.window.isVisible());
        QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2,"));
    }

    void closingAsksForBoth() {
        BrokenWindow shown(files_);
        QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{3}, 9}));
        shown.typeMore(",");
        for (const char* last : {"Cancel", "Discard"}) {
            QVERIFY(!shown.window.close());
            const auto asked = [&] { return shown.find<QMessageBox>("unsavedQuestion").text(); };
            QVERIFY2(asked().contains("“bad.txt”"), qPrintable(asked()));
            answer(shown.window, "unsavedQuestion", "Discard");
            QVERIFY2(asked().contains("“typed”"), qPrintable(asked()));
            answer(shown.window, "unsavedQuestion", QLatin1String(last));
        }
        QVERIFY(!shown.window.isVisible());
        QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2"));
    }

    void theFormerTreeComesBack() {
        BrokenWindow shown(files_);
        press(shown.bar, "Close bad.txt");
        QVERIFY(!shown.session().draft());
        QVERIFY(!shown.bar.isVisible());
        QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
        shown.putCaret(3);
        shown.type("3"); // and can be edited as before
        QCOMPARE(shown.history(), "[[33,12],[2,4]]");
    }

    void textIsTypedWhereThereIsNoTree() {
        DraftWindow shown;
        shown.openPane();
        QVERIFY(shown.editor().isVisible());
        QVERIFY(shown.below().startsWith("There is no tree yet."));
        shown.type("[1");
        QVERIFY(shown.below().startsWith("Line 1, column 1: "));
        QVERIFY(shown.window.isWindowModified());
        shown.type(",2]");
        QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
        QCOMPARE(shown.window.windowTitle(), "Untitled tree[*] — Prunus");
        QVERIFY(shown.window.isWindowModified());
        QTest::keyClick(&shown.editor(), Qt::Key_Left);
        shown.type(",3");
        QCOMPARE(shown.session().document()->tree.leafCount(), 3U);
    }

    void aNotationThatEndsIsTypedWhereThereIsNoTree() {
        DraftWindow shown;
        shown.openPane();
        shown.type("(MIN (B 3 12 8) (C 2 4 6)");
        QVERIFY(shown.session().document() == nullptr);
        shown.type(")");
        QVERIFY(shown.session().document() != nullptr);
        const prunus::GameTree& tree = shown.session().document()->tree;
        QCOMPARE(tree.leafCount(), 6U);
        QVERIFY(tree.header().root == prunus::Player::min);
        QVERIFY(shown.window.isWindowModified());
    }

    void whatIsNoTextIsNotOpened() {
        TextWindow shown;
        shown.window.openFile(files_.write("image.txt", QByteArray("\x89PNG\0\xFF", 6)));
        QVERIFY(!shown.session().draft());
        QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
        shown.window.openFile(files_.path("nowhere.txt"));
        QVERIFY(!shown.session().draft());
    }

    void aTextThatWasClosedIsNotTypedIntoTheTree() {
        BrokenWindow shown(files_);
        shown.typeMore(", 3");
        shown.press(Qt::Key_T, Qt::ControlModifier); // hides the pane
        QVERIFY(!shown.editor.isVisible());
        press(shown.bar, "Close bad.txt");
        answer(shown.window, "unsavedQuestion", "Discard");
        shown.press(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
        QVERIFY(!shown.window.isWindowModified());
    }

  private:
    FilesOfTest files_;
};

QTEST_MAIN(TestDrafts)
#include "tst_drafts.moc"
