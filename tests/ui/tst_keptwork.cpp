// Files are replaced whole or not at all, and unsaved work outlives the program. The program that
// dies is this one, started again to edit, or to edit and save, without end.

#include "core/notation/readtree.h"
#include "tests/ui/filesoftest.h"
#include "ui/session/editing.h"
#include "ui/session/recovery.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

using prunus::DocumentFile;
using prunus::NodeId;
using prunus::Recovery;
using prunus::Session;

namespace {

/// The leaf that counts the edits.
constexpr NodeId counter{1};

void count(Session& session, int edits) {
    if (session.editing().perform(prunus::SetValue{counter, double(edits)})) {
        qFatal("the edit was refused");
    }
}

int countOf(const prunus::GameTree& tree) {
    return int(tree.staticValue(counter));
}

int editUntilKilled(bool saves, const QString& path, const QString& folder) {
    Session session;
    DocumentFile file(session);
    const Recovery recovery(session, file, folder);
    session.openFile(path);
    QTimer edit;
    int edits = 0;
    QObject::connect(&edit, &QTimer::timeout, &session, [&] {
        count(session, ++edits);
        if (saves) {
            file.saveTo(path);
        }
        std::printf("%d\n", edits);
        std::fflush(stdout);
    });
    edit.start(3);
    return QCoreApplication::exec();
}

/// A program that edits.
class Editor {
  public:
    Editor(const char* task, const QString& file, const QString& folder) {
        process_.start(QCoreApplication::applicationFilePath(),
                       {QLatin1String(task), file, folder});
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

class TestKeptWork : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void savingKeepsLayoutAndPermissions();
    void aReadOnlyFolderLosesNothing();
    void aFullDiskLosesNothing();
    void killedWhileEditing();
    void killedWhileSaving();
    void aProgramThatRunsKeepsItsOwn();
    void whatIsRestoredIsUnsavedUntilItIsSaved();

  private:
    [[nodiscard]] QString folder() const { return files_->path("unsaved"); }
    [[nodiscard]] QString pair() const { return files_->path("pair.txt"); }

    std::unique_ptr<FilesOfTest> files_;
};

void TestKeptWork::init() {
    files_ = std::make_unique<FilesOfTest>();
    files_->write("pair.txt", "[0,   2]");
}

void TestKeptWork::savingKeepsLayoutAndPermissions() {
    const auto mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QVERIFY(QFile::setPermissions(pair(), mine));
    Session session;
    DocumentFile file(session);
    session.openFile(pair());
    count(session, 7);
    QVERIFY(file.modified());
    file.saveTo(pair());
    QVERIFY(!file.modified());
    QCOMPARE(files_->content("pair.txt"), QByteArray("[7,   2]\n"));
    const auto all = mine | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(pair()) & all, QFile::Permissions(mine));
    session.editing().undo(); // what is undone after saving is work again
    QVERIFY(file.modified());
}

void TestKeptWork::aReadOnlyFolderLosesNothing() {
    Session session;
    DocumentFile file(session);
    session.openFile(pair());
    count(session, 7);
    const auto readable = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(files_->path(), readable));
    const QSignalSpy failed(&file, &DocumentFile::failed);
    const bool root = geteuid() == 0; // whom no permission stops
    QVERIFY(!root || seteuid(65534) == 0);
    file.saveTo(pair());
    QVERIFY(!root || seteuid(0) == 0);
    QVERIFY(QFile::setPermissions(files_->path(), readable | QFile::WriteOwner));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().startsWith(QStringLiteral("pair.txt cannot be saved: ")));
    QVERIFY(file.modified());
    QCOMPARE(files_->content("pair.txt"), QByteArray("[0,   2]"));
}

/// A limit on the size of files stands for a disk that is full after so many bytes.
void TestKeptWork::aFullDiskLosesNothing() {
    QByteArray old("[0");
    for (int i = 0; i < 5000; ++i) {
        old += ", 10";
    }
    old += ']';
    const QString path = files_->write("long.txt", old);
    Session session;
    DocumentFile file(session);
    session.openFile(path);
    count(session, 7);
    const QSignalSpy failed(&file, &DocumentFile::failed);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{4096, usual.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
    file.saveTo(path);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    QCOMPARE(failed.size(), 1);
    QVERIFY(file.modified());
    QVERIFY(files_->content("long.txt") == old);
    file.saveTo(path); // there is room again
    QVERIFY(files_->content("long.txt").startsWith("[7, 10") && !file.modified());
}

void TestKeptWork::killedWhileEditing() {
    for (int round = 0; round < 3; ++round) {
        Editor editor("edit", pair(), folder());
        editor.letRun(200);
        const int before = editor.edits();
        // What was done more than a second ago is safe; a busy machine gets more.
        editor.letRun(3000 + QRandomGenerator::global()->bounded(100));
        editor.kill();
        const auto left = prunus::leftWork(folder());
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY2(countOf(*left[0].work.tree) >= before, "an edit is lost");
        QCOMPARE(left[0].work.path, pair());
        QVERIFY(left[0].work.text.ends_with(",   2]")); // the layout, too
        QCOMPARE(files_->content("pair.txt"), QByteArray("[0,   2]"));
        prunus::discardWork(left[0]);
    }
}

void TestKeptWork::killedWhileSaving() {
    for (int round = 0; round < 12; ++round) {
        files_->write("pair.txt", "[0,   2]");
        Editor editor("save", pair(), folder());
        editor.letRun(QRandomGenerator::global()->bounded(150));
        const int before = editor.edits();
        editor.kill();
        const QByteArray saved = files_->content("pair.txt");
        const auto tree = prunus::readText(saved.toStdString());
        QVERIFY2(tree, saved.constData()); // never half of it
        QVERIFY2(countOf(*tree) >= before, "an edit that was saved is lost");
    }
}

void TestKeptWork::aProgramThatRunsKeepsItsOwn() {
    Editor editor("edit", pair(), folder());
    editor.letRun(2000);
    QVERIFY(prunus::leftWork(folder()).empty());
    editor.kill();
    const auto left = prunus::leftWork(folder());
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(prunus::leftWork(folder()).empty()); // one offer at a time
}

void TestKeptWork::whatIsRestoredIsUnsavedUntilItIsSaved() {
    Editor editor("edit", pair(), folder());
    editor.letRun(2000);
    editor.kill();
    Session session;
    DocumentFile file(session);
    Recovery recovery(session, file, folder());
    {
        const auto left = prunus::leftWork(folder());
        QCOMPARE(left.size(), std::size_t{1});
        recovery.restore(left[0]);
    }
    QVERIFY(file.modified() && countOf(session.document()->tree) > 0);
    QCOMPARE(session.path(), pair());
    QCOMPARE(QDir(folder()).entryList({QStringLiteral("*.json")}).size(), 1);
    file.saveTo(pair());
    QVERIFY(!file.modified());
    QCOMPARE(QDir(folder()).entryList({QStringLiteral("*.json")}), QStringList());
}

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 4 && QStringList{"edit", "save"}.contains(words[1])) {
        return editUntilKilled(words[1] == QLatin1String("save"), words[2], words[3]);
    }
    TestKeptWork test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_keptwork.moc"
