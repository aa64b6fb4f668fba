// What other programs do to the file of the tree at hand: it is noticed, said, and never undone by
// accident. The other program is this one, past the window.

#include "tests/ui/editedwindow.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/noticebutton.h"
#include "tests/ui/questions.h"
#include "ui/base/workpool.h"

#include <QFileSystemWatcher>
#include <QSignalSpy>
#include <cstdio>

using prunus::NoticeBar;
using prunus::workPool;

namespace {

const QString changed = QStringLiteral("pair.txt was changed by another program.");

struct FileWindow : EditedWindow {
    const NoticeBar& bar = find<NoticeBar>("fileBar");

    explicit FileWindow(const QString& path) : onlooker_({path, QFileInfo(path).absolutePath()}) {
        window.openFile(path);
    }
    /// Waits until the system has told of a change to the file, and the window has looked at it.
    [[nodiscard]] bool hasLooked() {
        const bool told =
            QTest::qWaitFor([this] { return !changes_.isEmpty() || !moves_.isEmpty(); });
        settle(window);
        changes_.clear();
        moves_.clear();
        return told && QTest::qWaitFor([this] { return isAtRest(window); });
    }
    [[nodiscard]] QString said() const { return bar.text(); }
    void edit(double value = 7) {
        QVERIFY(!session.editing().perform(prunus::SetValue{prunus::NodeId{2}, value}));
    }
    void answerBar(const char* word) const { ::press(bar, QLatin1String(word)); }

  private:
    QFileSystemWatcher onlooker_;
    QSignalSpy changes_{&onlooker_, &QFileSystemWatcher::fileChanged};
    QSignalSpy moves_{&onlooker_, &QFileSystemWatcher::directoryChanged};
};

} // namespace

class TestOnDisk : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        files_ = std::make_unique<FilesOfTest>();
        write("[1, 2]");
    }

    void aChangeIsToldAndReadAgain() {
        FileWindow shown(pair());
        QCOMPARE(shown.said(), QString());
        shown.session.setStep(prunus::Step{2});
        write("[1, 2, 3]");
        QTRY_COMPARE(shown.said(), changed);
        QCOMPARE(shown.tree(), "[1,2]"); // not without being asked
        QVERIFY(!shown.window.isWindowModified());
        shown.answerBar("Reload");
        QCOMPARE(shown.tree(), "[1,2,3]");
        QCOMPARE(shown.step(), 2);
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(shown.hasLooked());
        QCOMPARE(shown.said(), QString());
    }

    void aFileThatIsReplacedIsNoticedAgainAndAgain() {
        FileWindow shown(pair());
        for (const char* text : {"[1, 3]", "[1, 4]", "[1, 5]"}) {
            replace(text);
            QTRY_COMPARE(shown.said(), changed);
            shown.answerBar("Reload");
            QCOMPARE(shown.tree(), QString::fromLatin1(text).remove(u' '));
        }
    }

    void whatIsWrittenAnewAsItWasIsNoChange() {
        FileWindow shown(pair());
        const QDateTime before = QFileInfo(pair()).lastModified();
        do {
            write("[1, 2]");
        } while (QFileInfo(pair()).lastModified() == before);
        QVERIFY(shown.hasLooked());
        QCOMPARE(shown.said(), QString());
    }

    void ourOwnSavingIsNoChange() {
        FileWindow shown(pair());
        for (const double value : {7.0, 8.0}) {
            shown.edit(value);
            shown.save();
            QVERIFY(!asks(shown.window, "changedQuestion"));
            QTRY_VERIFY(!shown.window.isWindowModified());
            QVERIFY(shown.hasLooked());
            QCOMPARE(shown.said(), QString());
        }
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 8]\n"));
    }

    /// However long the window is busy elsewhere meanwhile.
    void aChangeBehindOurSavingIsTold() {
        FileWindow shown(pair());
        shown.edit();
        shown.find<QAction>("save").trigger();
        workPool()->waitForDone();
        write("[1, 3]");
        QTRY_COMPARE(shown.said(), changed);
    }

    void aChangeThatIsTakenBackIsNone() {
        FileWindow shown(pair());
        write("[1, 3]");
        QTRY_COMPARE(shown.said(), changed);
        write("[1, 2]");
        QTRY_COMPARE(shown.said(), QString());
    }

    void aDeletedFileIsTold() {
        FileWindow shown(pair());
        QVERIFY(QFile::remove(pair()));
        QTRY_COMPARE(shown.said(), "pair.txt was deleted or moved by another program. "
                                   "The tree is still here.");
        QVERIFY(shown.window.isWindowModified()); // it is nowhere else
        QVERIFY(!shown.window.close());
        answer(shown.window, "unsavedQuestion", "Cancel");
        shown.answerBar("Save again");
        waitUntilSaved(shown.window);
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 2]\n"));
        QVERIFY(!shown.window.isWindowModified());
        QCOMPARE(shown.said(), QString());
    }

    void mineIsKept() {
        FileWindow shown(pair());
        write("[1, 3]");
        QTRY_COMPARE(shown.said(), changed);
        shown.answerBar("Keep mine");
        QVERIFY(shown.hasLooked());
        QCOMPARE(shown.said(), QString());
        QVERIFY(shown.window.isWindowModified());
        shown.save();
        QVERIFY(!asks(shown.window, "changedQuestion")); // that was answered
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 2]\n"));
        write("[1, 4]"); // and the next change is told again
        QTRY_COMPARE(shown.said(), changed);
    }

    void readingAgainAsksBeforeWorkIsLost() {
        FileWindow shown(pair());
        shown.edit();
        write("[1, 3]");
        QTRY_COMPARE(shown.said(), changed);
        shown.answerBar("Reload");
        answer(shown.window, "reloadQuestion", "Cancel");
        QCOMPARE(shown.tree(), "[1,7]");
        QCOMPARE(shown.said(), changed);
        shown.answerBar("Reload");
        answer(shown.window, "reloadQuestion", "Reload");
        QCOMPARE(shown.tree(), "[1,3]");
        QVERIFY(!shown.window.isWindowModified());
    }

    void aFileThatIsNoTreeCanBeReadLater() {
        FileWindow shown(pair());
        write("[1, 3");
        QTRY_COMPARE(shown.said(), changed);
        shown.answerBar("Reload");
        QVERIFY(shown.message().startsWith("pair.txt, line 1, column 1: "));
        QCOMPARE(shown.tree(), "[1,2]");
        QCOMPARE(shown.said(), changed);
        write("[1, 3]");
        shown.answerBar("Reload");
        QCOMPARE(shown.tree(), "[1,3]");
    }

    void aReadingThatIsCancelledIsOfferedAgain() {
        FileWindow shown(pair());
        shown.session.setStep(prunus::Step{2});
        QByteArray large = "[1";
        for (int k = 0; k < 400'000; ++k) {
            large += ", 2";
        }
        write(large + "]");
        QTRY_COMPARE(shown.said(), changed);
        shown.answerBar("Reload");
        QVERIFY(shown.session.busy());
        shown.press(Qt::Key_Escape);
        QTRY_COMPARE(shown.said(), changed);
        QCOMPARE(shown.tree(), "[1,2]");
        // The next tree opens at its beginning, not at the step of the one that was not read.
        shown.session.openText("[3, 4]", {});
        QTRY_COMPARE(shown.tree(), "[3,4]");
        QCOMPARE(shown.step(), 0);
    }

    void savingOverAChangeAsks() {
        FileWindow shown(pair());
        shown.edit();
        write("[1, 3]");
        shown.save(); // at once: nothing was told yet
        answer(shown.window, "changedQuestion", "Cancel");
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 3]"));
        QVERIFY(shown.window.isWindowModified());
        shown.save();
        answer(shown.window, "changedQuestion", "Save as");
        answerFile(shown.window, files_->path("mine.txt"));
        QCOMPARE(files_->content("mine.txt"), QByteArray("[1, 7]\n"));
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 3]"));
        files_->write("mine.txt", "[9]");
        shown.edit(8);
        shown.save();
        answer(shown.window, "changedQuestion", "Replace it");
        QCOMPARE(files_->content("mine.txt"), QByteArray("[1, 8]\n"));
    }

    void aWindowThatBecomesActiveLooks() {
        FileWindow shown(pair());
        write("[1, 3]");
        QEvent active(QEvent::WindowActivate);
        QApplication::sendEvent(&shown.window, &active);
        QCOMPARE(shown.said(), changed); // without having waited
    }

    void anotherTreeIsAnotherFile() {
        FileWindow shown(pair());
        write("[1, 3]");
        QTRY_COMPARE(shown.said(), changed);
        shown.window.openFile(files_->write("other.txt", "[4, 5]"));
        QCOMPARE(shown.said(), QString());
        write("[1, 4]");
        QVERIFY(shown.hasLooked());
        QCOMPARE(shown.said(), QString());
        files_->write("other.txt", "[4, 6]");
        QTRY_COMPARE(shown.said(), "other.txt was changed by another program.");
    }

    void restoredWorkKnowsItsFile() {
        {
            FileWindow shown(pair());
            shown.window.recoverIn(files_->unsaved());
            shown.edit();
            QTRY_COMPARE(files_->kept().size(), 1);
        }
        // The window went without having been closed, and now another program comes.
        write("[1, 3]");
        ShownWindow shown;
        shown.window.recoverIn(files_->unsaved());
        press(shown.find<NoticeBar>("restoreBar"), "Restore");
        QCOMPARE(shown.window.session().document()->tree.staticValue(prunus::NodeId{2}), 7.0);
        QCOMPARE(shown.find<NoticeBar>("fileBar").text(), changed);
    }

  private:
    [[nodiscard]] QString pair() const { return files_->path("pair.txt"); }
    void write(const QByteArray& text) const { files_->write("pair.txt", text); }
    /// As editors do: the new file takes the name of the old one.
    void replace(const QByteArray& text) const {
        const QByteArray other = files_->write("pair.txt~", text).toLocal8Bit();
        QCOMPARE(std::rename(other.constData(), pair().toLocal8Bit().constData()), 0);
    }

    std::unique_ptr<FilesOfTest> files_;
};

QTEST_MAIN(TestOnDisk)
#include "tst_ondisk.moc"
