// Files are replaced whole or not at all, and unsaved work outlives the program. The program that
// dies is this one, started again to edit, or to edit and save, without end.

#include "core/notation/readtree.h"
#include "tests/ui/files/dyingprogram.h"
#include "ui/files/recovery.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <unistd.h>

using prunus::DocumentFile;
using prunus::Recovery;
using prunus::Session;

namespace {

void save(DocumentFile& file, const QString& path) {
    file.saveTo(path);
    while (file.isSaving()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// The program that dies: it edits, or edits and saves, without end.
int dieEditing(bool saves, const QString& path, const QString& folder) {
    Session session;
    DocumentFile file(session);
    const Recovery recovery(session, file, folder);
    session.openFile(path);
    QTimer edit;
    edit.setSingleShot(true);
    int edits = 0;
    QObject::connect(&edit, &QTimer::timeout, &session, [&] {
        count(session, ++edits);
        if (saves) {
            save(file, path);
        }
        tellEdits(edits);
        edit.start(3);
    });
    edit.start(3);
    return QCoreApplication::exec();
}

} // namespace

class TestKeptWork : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FolderOfWork>(); }

    void savingKeepsLayoutAndPermissions() {
        files_->write("pair.txt", "[ 0,\n   [2] ]\n\n");
        const auto mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(pair(), mine));
        Session session;
        DocumentFile file(session);
        session.openFile(pair());
        count(session, 7);
        QVERIFY(file.modified());
        save(file, pair());
        QVERIFY(!file.modified());
        QCOMPARE(files_->content("pair.txt"), QByteArray("[ 7,\n   [2] ]\n\n"));
        const auto all = mine | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(pair()) & all, QFile::Permissions(mine));
        session.editing().undo(); // what is undone after saving is work again
        QVERIFY(file.modified());
    }

    void aReadOnlyFolderLosesNothing() {
        Session session;
        DocumentFile file(session);
        session.openFile(pair());
        count(session, 7);
        const auto readable =
            QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(files_->path(), readable));
        QVERIFY(QFile::setPermissions(pair(), readable | QFile::WriteOther));
        const QSignalSpy failed(&file, &DocumentFile::failed);
        const bool root = geteuid() == 0; // whom no permission stops
        QVERIFY(!root || seteuid(65534) == 0);
        save(file, pair());
        QVERIFY(!root || seteuid(0) == 0);
        QVERIFY(QFile::setPermissions(files_->path(), readable | QFile::WriteOwner));
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().startsWith("pair.txt cannot be saved: "));
        QVERIFY(file.modified());
        QCOMPARE(files_->content("pair.txt"), QByteArray("[0,   2]"));
        QCOMPARE(QDir(files_->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    /// A program that edits and is killed leaves what it did, and the file as it was.
    void killedWhileEditing() {
        for (int round = 0; round < 6; ++round) {
            DyingProgram program(words("edit"));
            program.letRun(200);
            const int before = program.edits();
            // What was done more than a second ago is safe; a busy machine gets more.
            program.letRun(3000 + QRandomGenerator::global()->bounded(100));
            program.kill();
            const auto left = prunus::leftWork(folder());
            QCOMPARE(left.size(), std::size_t{1});
            QVERIFY2(countOf(*left[0].work.tree) >= before, "an edit is lost");
            QCOMPARE(left[0].work.path, pair());
            QVERIFY(left[0].work.text.ends_with(",   2]")); // the layout, too
            QCOMPARE(files_->content("pair.txt"), QByteArray("[0,   2]"));
            prunus::discardWork(left[0]);
        }
    }

    /// A program that saves each edit and is killed leaves a whole file with all it said was saved.
    void killedWhileSaving() {
        for (int round = 0; round < 24; ++round) {
            DyingProgram program(words("save"));
            program.letRun(QRandomGenerator::global()->bounded(150));
            const int before = program.edits();
            program.kill();
            const QByteArray saved = files_->content("pair.txt");
            const auto tree = prunus::readText(saved.toStdString());
            QVERIFY2(tree, saved.constData()); // never half of it
            QVERIFY2(countOf(*tree) >= before, "an edit that was saved is lost");
            for (const prunus::LeftWork& each : prunus::leftWork(folder())) {
                prunus::discardWork(each);
            }
            files_->write("pair.txt", "[0,   2]");
        }
    }

    void aProgramThatRunsKeepsItsOwn() {
        DyingProgram program(words("edit"));
        QTRY_COMPARE_WITH_TIMEOUT(files_->kept().size(), 1, 30'000);
        QVERIFY(prunus::leftWork(folder()).empty());
        program.kill();
        const auto left = prunus::leftWork(folder());
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(prunus::leftWork(folder()).empty()); // one offer at a time
    }

  private:
    [[nodiscard]] QString folder() const { return files_->unsaved(); }
    [[nodiscard]] QString pair() const { return files_->tree(); }
    [[nodiscard]] QStringList words(const char* task) const {
        return {QLatin1String(task), pair(), folder()};
    }

    std::unique_ptr<FolderOfWork> files_;
};

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
