// Files with a mistake, and text where there is no tree: they are mended in the text pane with the
// keys, and nothing that was typed is lost.

#include "tests/ui/files/draftwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"

class TestDrafts : public QObject {
    Q_OBJECT

  private slots:
    void aBrokenFileIsMendedAndSaved();
    void anErrorIsToldInOneWayAndGoes();
    void aBrokenDocumentIsMended();
    void theFormerTreeStaysUntilItIsATree();
    void mendingAsksForTheTreeThatWasEdited();
    void theTitleNamesWhatIsSaved();
    void savingSavesTheTextAsItIs();
    void savingOverAChangeAsks();
    void unsavedWorkIsAskedAboutFirst();
    void closingAsksForChangesOfTheText();
    void closingAsksForBoth();
    void theFormerTreeComesBack();
    void anEditOfTheFormerTreeLeavesTheTextAlone();
    void textIsTypedWhereThereIsNoTree();
    void aNotationThatEndsIsTypedWhereThereIsNoTree();
    void whatIsNoTextIsNotOpened();
    void aTextThatWasClosedIsNotTypedIntoTheTree();

  private:
    FilesOfTest files_;
};

void TestDrafts::aBrokenFileIsMendedAndSaved() {
    const QString path = files_.write("bad.txt", "[[3, 12],\r\n [2, 4]");
    const DraftWindow shown(path);
    QVERIFY(shown.active);
    QVERIFY(shown.editor().isVisible());
    QCOMPARE(shown.editor().text(), QStringLiteral("[[3, 12],\n [2, 4]"));
    QCOMPARE(faultsIn(shown.editor()), 1);
    QVERIFY(shown.below().startsWith(QStringLiteral("Line 1, column 1: ")));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("bad.txt[*] — Prunus"));
    QVERIFY(!shown.window.isWindowModified());
    QVERIFY(shown.find<NoticeBar>("draftBar").text().contains(QStringLiteral("bad.txt")));
    QTest::keyClick(&shown.editor(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&shown.editor(), QStringLiteral("]"));
    const auto& session = const_cast<MainWindow&>(shown.window).session();
    QVERIFY(session.hasSearch());
    QCOMPARE(session.document()->tree.leafCount(), 4U);
    QVERIFY(!shown.find<NoticeBar>("draftBar").isVisible());
    QCOMPARE(faultsIn(shown.editor()), 0);
    QCOMPARE(shown.editor().textCursor().position(), 18); // the caret is where it was
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("bad.txt[*] — Prunus"));
    QVERIFY(shown.window.isWindowModified());
    shown.save();
    QCOMPARE(files_.content("bad.txt"), QByteArray("[[3, 12],\r\n [2, 4]]\n"));
    QVERIFY(!shown.window.isWindowModified());
}

/// In the bar and in the pane; only in the pane once the text is another.
void TestDrafts::anErrorIsToldInOneWayAndGoes() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    const auto& banner = shown.find<QWidget>("errorBanner");
    QVERIFY(banner.isVisible());
    QVERIFY(shown.below().startsWith(QStringLiteral("Line 1, column 1: ")));
    QCOMPARE(shown.text("errorText"), QStringLiteral("bad.txt, l") + shown.below().mid(1));
    shown.key(Qt::Key_End);
    shown.type(","); // still no tree
    QVERIFY(!banner.isVisible());
    QVERIFY(shown.below().startsWith(QStringLiteral("Line 1, column ")));
    shown.window.openFile(files_.write("gone.txt", "[1, 2"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QVERIFY(banner.isVisible());
    shown.key(Qt::Key_End);
    shown.type("]");
    QVERIFY(!banner.isVisible());
    QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
}

void TestDrafts::aBrokenDocumentIsMended() {
    const QString path =
        files_.write("bad.json", R"({"format":"prunus-tree","version":1,"title":"T","tree":[1,2])");
    const DraftWindow shown(path);
    QVERIFY(shown.active);
    QTest::keyClick(&shown.editor(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&shown.editor(), QStringLiteral("}"));
    auto& session = const_cast<MainWindow&>(shown.window).session();
    QVERIFY(session.hasSearch());
    QCOMPARE(session.title(), QStringLiteral("T"));
    QCOMPARE(shown.editor().text(), QStringLiteral("[1,2]"));
    QVERIFY(!session.editing().unfinished(prunus::Editing::Typing::text));
    shown.save();
    QVERIFY(files_.content("bad.json").contains("\"T\""));
}

void TestDrafts::theFormerTreeStaysUntilItIsATree() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    QCOMPARE(shown.editor.text(), QStringLiteral("[1, 2"));
    QCOMPARE(shown.session().document()->tree.leafCount(), 4U);
    QVERIFY(shown.find<NoticeBar>("draftBar").text().contains(QStringLiteral("still “typed”")));
    shown.key(Qt::Key_End);
    shown.type("]");
    QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
    QVERIFY(!shown.session().editing().history().canUndo()); // it is another document
    QCOMPARE(shown.session().path(), files_.path("bad.txt"));
}

void TestDrafts::mendingAsksForTheTreeThatWasEdited() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{3}, 9}));
    shown.key(Qt::Key_End);
    shown.type("]");
    QCOMPARE(shown.history(), QStringLiteral("[[9,12],[2,4]]"));
    QVERIFY2(shown.below().startsWith(QStringLiteral("This is a tree. “typed” is still drawn")),
             qPrintable(shown.below()));
    auto& button = shown.find<QPushButton>("textReadAs");
    QCOMPARE(button.text(), QStringLiteral("Draw this tree"));
    QTest::mouseClick(&button, Qt::LeftButton);
    QVERIFY(shown.find<QMessageBox>("unsavedQuestion").text().contains(QStringLiteral("“typed”")));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QCOMPARE(shown.history(), QStringLiteral("[[9,12],[2,4]]"));
    QCOMPARE(shown.editor.text(), QStringLiteral("[1, 2]"));
    shown.find<QAction>("save").trigger(); // of the text, which is still to be drawn
    waitUntilSaved(shown.window);
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2]"));
    QVERIFY(button.isVisible());
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(shown.history(), QStringLiteral("[1, 2]"));
    QVERIFY(!button.isVisible() && !shown.window.isWindowModified());
}

void TestDrafts::theTitleNamesWhatIsSaved() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("good.txt", "[8, 9]"));
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("bad.txt[*] — Prunus"));
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{1}, 7}));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("good.txt[*] — Prunus"));
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    QCOMPARE(files_.content("good.txt"), QByteArray("[7, 9]\n"));
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2"));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("bad.txt[*] — Prunus"));
}

void TestDrafts::savingSavesTheTextAsItIs() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    shown.key(Qt::Key_End);
    shown.type(", 3");
    QVERIFY(shown.window.isWindowModified());
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2, 3"));
    QVERIFY(!shown.window.isWindowModified());
    QCOMPARE(shown.editor.text(), QStringLiteral("[1, 2, 3"));
    QVERIFY(shown.window.close());
}

void TestDrafts::savingOverAChangeAsks() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    shown.key(Qt::Key_End);
    shown.type(", 3");
    files_.write("bad.txt", "[1, 2, 77");
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    answer(shown.window, "changedQuestion", QStringLiteral("Cancel"));
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2, 77"));
    QVERIFY(shown.window.isWindowModified());
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    answer(shown.window, "changedQuestion", QStringLiteral("Replace it"));
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2, 3"));
    QVERIFY(!shown.window.isWindowModified());
}

void TestDrafts::unsavedWorkIsAskedAboutFirst() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.putCaret(3);
    shown.type("3");
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    QVERIFY(asks(shown.window, "unsavedQuestion"));
    QCOMPARE(shown.editor.text(), QStringLiteral("[[33,12],[2,4]]"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QVERIFY(!shown.session().draft());
    QCOMPARE(shown.editor.text(), QStringLiteral("[[33,12],[2,4]]"));
    shown.window.openFile(files_.path("bad.txt"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(shown.editor.text(), QStringLiteral("[1, 2"));
}

void TestDrafts::closingAsksForChangesOfTheText() {
    const DraftWindow shown(files_.write("bad.txt", "[1, 2"));
    QVERIFY(shown.active);
    QTest::keyClick(&shown.editor(), Qt::Key_End);
    QTest::keyClicks(&shown.editor(), QStringLiteral(","));
    auto& window = const_cast<MainWindow&>(shown.window);
    QVERIFY(!window.close());
    QVERIFY(asks(window, "unsavedQuestion"));
    QVERIFY(shown.find<QMessageBox>("unsavedQuestion").text().contains(QStringLiteral("bad.txt")));
    answer(window, "unsavedQuestion", QStringLiteral("Save"));
    QVERIFY(!window.isVisible());
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2,"));
}

void TestDrafts::closingAsksForBoth() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{3}, 9}));
    shown.key(Qt::Key_End);
    shown.type(",");
    for (const char* last : {"Cancel", "Discard"}) {
        QVERIFY(!shown.window.close());
        const auto asked = [&] { return shown.find<QMessageBox>("unsavedQuestion").text(); };
        QVERIFY2(asked().contains(QStringLiteral("“bad.txt”")), qPrintable(asked()));
        answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
        QVERIFY2(asked().contains(QStringLiteral("“typed”")), qPrintable(asked()));
        answer(shown.window, "unsavedQuestion", QLatin1String(last));
    }
    QVERIFY(!shown.window.isVisible());
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2"));
}

void TestDrafts::theFormerTreeComesBack() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    press(shown.find<NoticeBar>("draftBar"), QStringLiteral("Close bad.txt"));
    QVERIFY(!shown.session().draft());
    QVERIFY(!shown.find<NoticeBar>("draftBar").isVisible());
    QCOMPARE(shown.editor.text(), QStringLiteral("[[3,12],[2,4]]"));
    shown.putCaret(3);
    shown.type("3"); // and can be edited as before
    QCOMPARE(shown.history(), QStringLiteral("[[33,12],[2,4]]"));
}

void TestDrafts::anEditOfTheFormerTreeLeavesTheTextAlone() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{prunus::NodeId{3}, 9}));
    QCOMPARE(shown.editor.text(), QStringLiteral("[1, 2"));
}

void TestDrafts::textIsTypedWhereThereIsNoTree() {
    const DraftWindow shown({});
    QVERIFY(shown.active);
    auto& window = const_cast<MainWindow&>(shown.window);
    QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
    QVERIFY(shown.editor().isVisible());
    QVERIFY(shown.below().startsWith(QStringLiteral("There is no tree yet.")));
    QTest::keyClicks(&shown.editor(), QStringLiteral("[1"));
    QVERIFY(shown.below().startsWith(QStringLiteral("Line 1, column 1: ")));
    QVERIFY(window.isWindowModified());
    QTest::keyClicks(&shown.editor(), QStringLiteral(",2]"));
    QCOMPARE(window.session().document()->tree.leafCount(), 2U);
    QCOMPARE(window.windowTitle(), QStringLiteral("Untitled tree[*] — Prunus"));
    QVERIFY(window.isWindowModified());
    QTest::keyClick(&shown.editor(), Qt::Key_Left);
    QTest::keyClicks(&shown.editor(), QStringLiteral(",3"));
    QCOMPARE(window.session().document()->tree.leafCount(), 3U);
}

void TestDrafts::aNotationThatEndsIsTypedWhereThereIsNoTree() {
    const DraftWindow shown({});
    QVERIFY(shown.active);
    auto& window = const_cast<MainWindow&>(shown.window);
    QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
    QTest::keyClicks(&shown.editor(), QStringLiteral("(MIN (B 3 12 8) (C 2 4 6)"));
    QVERIFY(window.session().document() == nullptr);
    QTest::keyClicks(&shown.editor(), QStringLiteral(")"));
    QVERIFY(window.session().document() != nullptr);
    const prunus::GameTree& tree = window.session().document()->tree;
    QCOMPARE(tree.leafCount(), 6U);
    QVERIFY(tree.header().root == prunus::Player::min);
    QVERIFY(window.isWindowModified());
}

void TestDrafts::whatIsNoTextIsNotOpened() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("image.txt", QByteArray("\x89PNG\0\xFF", 6)));
    QVERIFY(!shown.session().draft());
    QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QCOMPARE(shown.editor.text(), QStringLiteral("[[3,12],[2,4]]"));
    shown.window.openFile(files_.path("nowhere.txt"));
    QVERIFY(!shown.session().draft());
}

void TestDrafts::aTextThatWasClosedIsNotTypedIntoTheTree() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    shown.key(Qt::Key_End);
    shown.type(", 3");
    shown.press(Qt::Key_T, Qt::ControlModifier); // hides the pane
    QVERIFY(!shown.editor.isVisible());
    press(shown.find<NoticeBar>("draftBar"), QStringLiteral("Close bad.txt"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    shown.press(Qt::Key_T, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), QStringLiteral("[[3,12],[2,4]]"));
    QVERIFY(!shown.window.isWindowModified());
}

QTEST_MAIN(TestDrafts)
#include "tst_drafts.moc"
