// Unsaved work outlives the program. The program that dies is this one, started again with a task:
// it edits, or edits and saves, without end, and is killed at some moment.

#include "tests/ui/filesoftest.h"
#include "tests/ui/shownwindow.h"
#include "ui/session/editing.h"
#include "ui/session/recovery.h"
#include "ui/window/noticebar.h"

#include <QDir>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QProcess>
#include <QRandomGenerator>
#include <cstdio>

using prunus::LeftWork;
using prunus::MainWindow;
using prunus::NodeId;
using prunus::NoticeBar;

namespace {

/// The leaf that counts the edits.
constexpr NodeId counter{1};

void count(MainWindow& window, int edits) {
    if (window.session().editing().perform(prunus::SetValue{counter, double(edits)})) {
        qFatal("the edit was refused");
    }
}

int countOf(const prunus::GameTree& tree) {
    return int(tree.staticValue(counter));
}

/// The program that dies. It says which edits are done, a line each.
int editUntilKilled(const QString& task, const QString& file, const QString& folder) {
    MainWindow window;
    window.recoverIn(folder);
    window.show();
    window.openFile(file);
    QTimer edit;
    int edits = 0;
    QObject::connect(&edit, &QTimer::timeout, &window, [&] {
        count(window, ++edits);
        if (task == QLatin1String("save")) {
            window.findChild<QAction*>(QStringLiteral("save"))->trigger();
        }
        std::printf("%d\n", edits);
        std::fflush(stdout);
    });
    edit.start(task == QLatin1String("once") ? 1'000'000 : 3);
    if (task == QLatin1String("once")) {
        count(window, 41);
        std::printf("41\n");
        std::fflush(stdout);
    }
    return QApplication::exec();
}

/// A program that edits.
class Editor {
  public:
    Editor(const char* task, const QString& file, const QString& folder) {
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(QApplication::applicationFilePath(),
                       {QStringLiteral("--edit"), QLatin1String(task), file, folder});
        while (edits_ == 0 && process_.waitForReadyRead(30'000)) {
            read();
        }
    }
    ~Editor() { kill(); }
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    /// How many edits it is known to have made.
    int edits() {
        process_.waitForReadyRead(1);
        read();
        return edits_;
    }
    void letRun(int milliseconds) {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < milliseconds) {
            edits();
        }
    }
    void kill() {
        process_.kill();
        process_.waitForFinished();
    }

  private:
    void read() {
        while (process_.canReadLine()) {
            edits_ = process_.readLine().trimmed().toInt();
        }
    }

    QProcess process_;
    int edits_ = 0;
};

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void killedWhileEditing();
    void killedWhileSaving();
    void aProgramThatRunsKeepsItsOwn();
    void whatIsRestoredIsUnsavedWork();
    void whatIsDiscardedIsGone();
    void savingTakesItAway();
    void discardingAtTheCloseTakesItAway();
    void theLayoutOfTheTextComesBack();
    void whatCannotBeKeptIsTold();

  private:
    [[nodiscard]] QString folder() const { return files_->path("unsaved"); }
    [[nodiscard]] QStringList kept() const {
        return QDir(folder()).entryList({QStringLiteral("*.json")});
    }
    void leave() const;

    std::unique_ptr<FilesOfTest> files_;
};

namespace {

void answer(const ShownWindow& shown, const QString& word) {
    for (auto* each : shown.find<NoticeBar>("restoreBar").findChildren<QPushButton*>()) {
        if (each->isVisible() && each->text().remove(u'&') == word) {
            QTest::mouseClick(each, Qt::LeftButton);
            return;
        }
    }
    qFatal("nothing is offered to %s", qPrintable(word));
}

} // namespace

void TestRecovery::init() {
    files_ = std::make_unique<FilesOfTest>();
    files_->write("pair.txt", "[0,   2]");
}

/// A program edits once and dies.
void TestRecovery::leave() const {
    Editor editor("once", files_->path("pair.txt"), folder());
    QTRY_COMPARE(kept().size(), 1);
    editor.kill();
}

void TestRecovery::killedWhileEditing() {
    for (int round = 0; round < 3; ++round) {
        Editor editor("edit", files_->path("pair.txt"), folder());
        editor.letRun(200);
        const int before = editor.edits();
        // What a program did more than a second ago is safe; a busy machine gets more.
        editor.letRun(3000 + QRandomGenerator::global()->bounded(100));
        editor.kill();
        auto left = prunus::leftWork(folder());
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY2(countOf(*left[0].work.tree) >= before, "an edit is lost");
        QCOMPARE(left[0].work.path, files_->path("pair.txt"));
        QCOMPARE(files_->content("pair.txt"), QByteArray("[0,   2]"));
        prunus::discardWork(left[0]);
    }
}

void TestRecovery::killedWhileSaving() {
    for (int round = 0; round < 12; ++round) {
        Editor editor("save", files_->path("pair.txt"), folder());
        editor.letRun(QRandomGenerator::global()->bounded(150));
        const int before = editor.edits();
        editor.kill();
        const QByteArray saved = files_->content("pair.txt");
        const auto tree = prunus::readText(saved.toStdString());
        QVERIFY2(tree, saved.constData()); // never half of it
        int safe = countOf(*tree);
        for (const LeftWork& each : prunus::leftWork(folder())) {
            safe = std::max(safe, countOf(*each.work.tree));
            prunus::discardWork(each);
        }
        QVERIFY2(safe >= before, "an edit that was saved is lost");
        files_->write("pair.txt", "[0,   2]");
    }
}

void TestRecovery::aProgramThatRunsKeepsItsOwn() {
    Editor editor("once", files_->path("pair.txt"), folder());
    QTRY_COMPARE(kept().size(), 1);
    QVERIFY(prunus::leftWork(folder()).empty());
    editor.kill();
    const auto left = prunus::leftWork(folder());
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(prunus::leftWork(folder()).empty()); // one offer at a time
}

void TestRecovery::whatIsRestoredIsUnsavedWork() {
    leave();
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.recoverIn(folder());
        QVERIFY(shown.find<NoticeBar>("restoreBar").isVisible());
        QVERIFY(shown.text("noticeText").startsWith("There is unsaved work on pair.txt from "));
        answer(shown, QStringLiteral("Restore"));
        QCOMPARE(countOf(shown.window.session().document()->tree), 41);
        QCOMPARE(shown.window.windowTitle(), QStringLiteral("pair.txt[*] — Prunus"));
        QVERIFY(shown.window.isWindowModified());
        QVERIFY(!shown.find<NoticeBar>("restoreBar").isVisible());
        QVERIFY(!shown.window.close());
    }
    // This window ended without having saved or discarded it, too.
    const auto left = prunus::leftWork(folder());
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(countOf(*left[0].work.tree), 41);
}

void TestRecovery::whatIsDiscardedIsGone() {
    leave();
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.recoverIn(folder());
    answer(shown, QStringLiteral("Discard"));
    QCOMPARE(kept(), QStringList());
    QVERIFY(!shown.window.isWindowModified());
}

void TestRecovery::savingTakesItAway() {
    leave();
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.recoverIn(folder());
    answer(shown, QStringLiteral("Restore"));
    shown.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(kept(), QStringList());
    QCOMPARE(files_->content("pair.txt"), QByteArray("[41,   2]\n"));
}

void TestRecovery::discardingAtTheCloseTakesItAway() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.recoverIn(folder());
    count(shown.window, 5);
    QTRY_COMPARE(kept().size(), 1);
    QVERIFY(!shown.window.close());
    auto& question = shown.find<QMessageBox>("unsavedQuestion");
    QTest::mouseClick(question.button(QMessageBox::Discard), Qt::LeftButton);
    QVERIFY(!shown.window.isVisible());
    QCOMPARE(kept(), QStringList());
}

void TestRecovery::theLayoutOfTheTextComesBack() {
    leave();
    const auto left = prunus::leftWork(folder());
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(left[0].work.text), QStringLiteral("[41,   2]"));
}

void TestRecovery::whatCannotBeKeptIsTold() {
    ShownWindow shown;
    QVERIFY(shown.active);
    files_->write("unsaved", "a file where the folder should be");
    shown.window.recoverIn(folder());
    count(shown.window, 5);
    QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QVERIFY(shown.text("errorText").contains(folder()));
}

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() == 5 && words[1] == QLatin1String("--edit")) {
        return editUntilKilled(words[2], words[3], words[4]);
    }
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
