#include "core/formats/importtree.h"
#include "tests/notation/refusals.h"

#include <QFile>
#include <QTemporaryDir>
#include <unistd.h>

using namespace prunus;

/// Files: which kind they are is seen from their start, and what cannot be read says why.
class ReadFile : public QObject {
    Q_OBJECT
  private slots:
    void readsEitherKind();
    void refuses_data();
    void refuses();
    void refusesAFileWithoutPermission();
    void refusesAFileLargerThanMemory();

  private:
    QByteArray written(const QByteArray& name, const QByteArray& content) const {
        QFile file(folder_.filePath(QString::fromUtf8(name)));
        const bool good = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        return good ? file.fileName().toUtf8() : QByteArray();
    }
    QTemporaryDir folder_;
};

void ReadFile::readsEitherKind() {
    const QByteArray text = written("tree.txt", "\uFEFF[[3,12,8],\r\n[2,4,6]]\r\n");
    QCOMPARE(report(readTreeFile(text.toStdString())), "read as ((3 12 8) (2 4 6))");
    const QByteArray json =
        written("Bäume.json", R"({"format":"prunus-tree","version":1,"tree":[1,[2]]})");
    QCOMPARE(report(readTreeFile(json.toStdString())), "read as (1 (2))");
}

void ReadFile::refuses_data() {
    const Refusals row;
    const QByteArray folder = folder_.path().toUtf8();
    row("a mistake in it", written("wrong.txt", "[1,\n2,\n  foo]"), "3:3", "\"foo\"");
    row("nothing in it", written("empty.txt", ""), "1:1", "the text is empty");
    row("a first block that is no text, of a file without end", "/dev/zero", "1:1", "not text|NUL");
    row("a file that is not there", folder + "/none.txt", "0:0", "no such file");
    row("no name at all", "", "0:0", "no such file");
    row("a folder", folder, "0:0", "directory");
    row("a name that is too long", folder + "/" + QByteArray(300, 'x'), "0:0", "cannot be read: ");
}

void ReadFile::refuses() {
    checkRefusal([](const std::string& path) { return report(readTreeFile(path)); });
}

void ReadFile::refusesAFileWithoutPermission() {
    if (geteuid() == 0) {
        QSKIP("permissions do not bind this user");
    }
    const QByteArray file = written("locked.txt", "[1]");
    QVERIFY(QFile::setPermissions(QString::fromUtf8(file), QFile::Permissions()));
    const QByteArray said = report(readTreeFile(file.toStdString()));
    QVERIFY2(saysAt(said, "0:0", "permission"), said.constData());
}

void ReadFile::refusesAFileLargerThanMemory() {
    const QByteArray file = written("large.txt", "[1]");
    // A file with a hole takes no room on the disk.
    if (::truncate(file.constData(), off_t{1} << 42) != 0) {
        QSKIP("this file system has no such large files");
    }
    const QByteArray said = report(readTreeFile(file.toStdString()));
    QVERIFY2(saysAt(said, "0:0", "too large for this machine's memory"), said.constData());
}

QTEST_APPLESS_MAIN(ReadFile)
#include "tst_readfile.moc"
