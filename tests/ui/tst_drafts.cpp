// Files with a mistake, and text where there is no tree: they are mended in the text pane with the
// keys, and nothing that was typed is lost.

#include "tests/ui/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/textwindow.h"
#include "ui/window/noticebar.h"

#include <QAction>

using prunus::MainWindow;
using prunus::NoticeBar;

namespace {

/// A window that shows a broken file, and has no tree.
struct DraftWindow {
    MainWindow window;
    bool active = false;

    explicit DraftWindow(const QString& path) {
        window.show();
        window.activateWindow();
        active = QTest::qWaitForWindowActive(&window);
        if (!path.isEmpty()) {
            window.openFile(path);
        }
    }
    template <class Part> Part& find(const char* name) const { return part<Part>(window, name); }
    [[nodiscard]] prunus::TextEditor& editor() const {
        return find<prunus::TextEditor>("treeText");
    }
    [[nodiscard]] QString below() const { return find<QLabel>("textStatus").text(); }
    void save() const { find<QAction>("save").trigger(); }
};

int faultsIn(const prunus::TextEditor& editor) {
    int found = 0;
    for (const QTextEdit::ExtraSelection& each : editor.extraSelections()) {
        found += each.format.underlineStyle() == QTextCharFormat::WaveUnderline ? 1 : 0;
    }
    return found;
}

} // namespace

class TestDrafts : public QObject {
    Q_OBJECT

  private slots:
    void aBrokenFileIsMendedAndSaved();
    void aBrokenDocumentIsMended();
    void theFormerTreeStaysUntilItIsATree();
    void savingSavesTheTextAsItIs();
    void unsavedWorkIsAskedAboutFirst();
    void closingAsksForChangesOfTheText();
    void theFormerTreeComesBack();
    void anEditOfTheFormerTreeLeavesTheTextAlone();
    void textIsTypedWhereThereIsNoTree();
    void aNotationThatEndsIsTypedWhereThereIsNoTree();
    void whatIsNoTextIsNotOpened();

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
    QVERIFY(shown.below().startsWith(QStringLiteral("line 1, column 1: ")));
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

void TestDrafts::aBrokenDocumentIsMended() {
    const QString path =
        files_.write("bad.json", R"({"format":"prunus-tree","version":1,"title":"T","tree":[1,2])");
    const DraftWindow shown(path);
    QVERIFY(shown.active);
    QTest::keyClick(&shown.editor(), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&shown.editor(), QStringLiteral("}"));
    auto& session = const_cast<MainWindow&>(shown.window).session();
    QVERIFY(session.hasSearch());
    QCOMPARE(session.document()->title, QStringLiteral("T"));
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

void TestDrafts::savingSavesTheTextAsItIs() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    shown.key(Qt::Key_End);
    shown.type(", 3");
    QVERIFY(shown.window.isWindowModified());
    shown.find<QAction>("save").trigger();
    QCOMPARE(files_.content("bad.txt"), QByteArray("[1, 2, 3"));
    QVERIFY(!shown.window.isWindowModified());
    QCOMPARE(shown.editor.text(), QStringLiteral("[1, 2, 3"));
    QVERIFY(shown.window.close());
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

void TestDrafts::theFormerTreeComesBack() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    for (auto* each : shown.find<NoticeBar>("draftBar").findChildren<QPushButton*>()) {
        if (each->isVisible()) {
            QTest::mouseClick(each, Qt::LeftButton);
            break;
        }
    }
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
    QVERIFY(shown.below().startsWith(QStringLiteral("line 1, column 1: ")));
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

QTEST_MAIN(TestDrafts)
#include "tst_drafts.moc"
