// Text that is no tree yet is kept while it is typed, and comes back after the program ended.

#include "tests/ui/files/draftwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"

#include <QDir>

class TestRestoredDrafts : public QObject {
    Q_OBJECT

  private slots:
    void whatIsTypedOutlivesTheProgram_data();
    void whatIsTypedOutlivesTheProgram();
    void aRestoredTextIsApartFromTheTreeAtHand();
};

void TestRestoredDrafts::whatIsTypedOutlivesTheProgram_data() {
    QTest::addColumn<bool>("tree"); // one with an edit is drawn beside the text
    QTest::addColumn<bool>("file"); // the text is of a file
    QTest::newRow("in a broken file") << false << true;
    QTest::newRow("in a broken file, beside a tree with an edit") << true << true;
    QTest::newRow("where there was no tree and no file") << false << false;
}

void TestRestoredDrafts::whatIsTypedOutlivesTheProgram() {
    QFETCH(const bool, tree);
    QFETCH(const bool, file);
    const FilesOfTest files;
    const auto kept = [&] {
        return QDir(files.path("unsaved")).entryList({QStringLiteral("*.json")}).size();
    };
    {
        const DraftWindow shown({});
        QVERIFY(shown.active);
        auto& window = const_cast<MainWindow&>(shown.window);
        window.recoverIn(files.path("unsaved"));
        if (file) {
            window.openFile(files.write("bad.txt", "[1, 2"));
        } else {
            QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
        }
        if (tree) {
            window.session().openText(QStringLiteral("[8,9]"), QStringLiteral("typed"));
            QVERIFY(!window.session().editing().perform(prunus::SetValue{prunus::NodeId{1}, 7}));
            window.session().openFile(files.path("bad.txt"));
        }
        QTest::keyClick(&shown.editor(), Qt::Key_End);
        QTest::keyClicks(&shown.editor(), file ? QStringLiteral(", 3") : QStringLiteral("[[4"));
        QTRY_COMPARE(kept(), 1);
    }
    // The window went without having been closed.
    const DraftWindow shown({});
    QVERIFY(shown.active);
    auto& window = const_cast<MainWindow&>(shown.window);
    window.recoverIn(files.path("unsaved"));
    const auto& bar = shown.find<NoticeBar>("restoreBar");
    QVERIFY2(bar.text().contains(file ? QStringLiteral("on bad.txt from")
                                      : QStringLiteral("on Untitled tree from")),
             qPrintable(bar.text()));
    press(bar, QStringLiteral("Restore"));
    QVERIFY(shown.editor().isVisible());
    QCOMPARE(shown.editor().text(), file ? QStringLiteral("[1, 2, 3") : QStringLiteral("[[4"));
    QCOMPARE(faultsIn(shown.editor()), 1);
    QCOMPARE(window.windowTitle(), file ? QStringLiteral("bad.txt[*] — Prunus")
                                        : QStringLiteral("Untitled tree[*] — Prunus"));
    QVERIFY(window.isWindowModified());
    QCOMPARE(window.session().hasSearch(), tree);
    if (tree) {
        QCOMPARE(window.session().document()->tree.staticValue(prunus::NodeId{1}), 7.0);
    }
    QTRY_COMPARE(kept(), 1); // by this window now
    QTest::keyClick(&shown.editor(), Qt::Key_End);
    QTest::keyClicks(&shown.editor(), file ? QStringLiteral("]") : QStringLiteral("]]"));
    if (tree) { // which is on no disk
        QTest::keyClick(&shown.editor(), Qt::Key_Return, Qt::ControlModifier);
        answer(window, "unsavedQuestion", QStringLiteral("Discard"));
    }
    QVERIFY(window.session().hasSearch());
    QCOMPARE(window.session().document()->tree.leafCount(), file ? 3U : 1U);
    QCOMPARE(window.session().path(), file ? files.path("bad.txt") : QString());
    QCOMPARE(file ? files.content("bad.txt") : QByteArray("[1, 2"), QByteArray("[1, 2"));
}

void TestRestoredDrafts::aRestoredTextIsApartFromTheTreeAtHand() {
    const FilesOfTest files;
    {
        const DraftWindow shown({});
        QVERIFY(shown.active);
        auto& window = const_cast<MainWindow&>(shown.window);
        window.recoverIn(files.path("unsaved"));
        QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
        QTest::keyClicks(&shown.editor(), QStringLiteral("[[4"));
    }
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.recoverIn(files.path("unsaved"));
    press(shown.find<NoticeBar>("restoreBar"), QStringLiteral("Restore"));
    QCOMPARE(shown.editor.text(), QStringLiteral("[[4"));
    const auto& bar = shown.find<NoticeBar>("draftBar");
    QVERIFY2(bar.text().contains(QStringLiteral("still “typed”")), qPrintable(bar.text()));
    press(bar, QStringLiteral("Close Untitled tree"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(shown.editor.text(), QStringLiteral("[[3,12],[2,4]]"));
    QVERIFY(!shown.window.isWindowModified());
}

QTEST_MAIN(TestRestoredDrafts)
#include "tst_restoreddrafts.moc"
