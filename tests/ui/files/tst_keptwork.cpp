// Files are replaced whole or not at all, and unsaved work outlives the program. The program that
// dies is this one, started again to edit, or to edit and save, without end.

#include "tests/ui/files/dyingprogram.h"

#include <QSignalSpy>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using prunus::DocumentFile;
using prunus::Recovery;
using prunus::Session;

namespace {

/// The program that dies.
int dieEditing(bool saves, const QString& path, const QString& folder) {
    Session session;
    DocumentFile file(session);
    const Recovery recovery(session, file, folder);
    session.openFile(path);
    return editUntilKilled(session, [&] {
        if (saves) {
            file.saveTo(path);
            awaitSaving(file);
        }
    });
}

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
    [[nodiscard]] QString folder() const { return files_->unsaved(); }
    [[nodiscard]] QString pair() const { return files_->tree(); }
    [[nodiscard]] QStringList words(const char* task) const {
        return {QLatin1String(task), pair(), folder()};
    }

    std::unique_ptr<FolderOfWork> files_;
};

void TestKeptWork::init() {
    files_ = std::make_unique<FolderOfWork>();
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
    awaitSaving(file);
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
    awaitSaving(file);
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
    awaitSaving(file);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    QCOMPARE(failed.size(), 1);
    QVERIFY(file.modified());
    QVERIFY(files_->content("long.txt") == old);
    file.saveTo(path); // there is room again
    awaitSaving(file);
    QVERIFY(files_->content("long.txt").startsWith("[7, 10") && !file.modified());
}

void TestKeptWork::killedWhileEditing() {
    killWhileEditing(*files_, words("edit"));
}

void TestKeptWork::killedWhileSaving() {
    killWhileSaving(*files_, words("save"));
}

void TestKeptWork::aProgramThatRunsKeepsItsOwn() {
    DyingProgram program(words("edit"));
    QTRY_COMPARE_WITH_TIMEOUT(files_->kept().size(), 1, 30'000);
    QVERIFY(prunus::leftWork(folder()).empty());
    program.kill();
    const auto left = prunus::leftWork(folder());
    QCOMPARE(left.size(), std::size_t{1});
    QVERIFY(prunus::leftWork(folder()).empty()); // one offer at a time
}

void TestKeptWork::whatIsRestoredIsUnsavedUntilItIsSaved() {
    DyingProgram program(words("edit"));
    QTRY_COMPARE_WITH_TIMEOUT(files_->kept().size(), 1, 30'000);
    program.kill();
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
    QCOMPARE(files_->kept().size(), 1);
    file.saveTo(pair());
    awaitSaving(file);
    QVERIFY(!file.modified());
    QTRY_COMPARE(files_->kept(), QStringList());
}

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() == 4 && QStringList{"edit", "save"}.contains(words[1])) {
        return dieEditing(words[1] == QLatin1String("save"), words[2], words[3]);
    }
    TestKeptWork test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_keptwork.moc"
