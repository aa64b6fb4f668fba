#include "core/formats/importtree.h"
#include "tests/notation/outline.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace prunus;

/// Files: which kind they are is seen from their start, and what cannot be read says why.
class ReadFile : public QObject {
    Q_OBJECT
  private slots:
    void readsEitherKind();
    void saysWhereAFileIsWrong();
    void refusesWhatCannotBeRead_data();
    void refusesWhatCannotBeRead();
    void refusesAFileWithoutPermission();
    void refusesAFileLargerThanMemory();
    void stopsAtTheFirstBlockThatIsNoText();

  private:
    QByteArray written(const QByteArray& name, const QByteArray& content) const {
        QFile file(folder_.filePath(QString::fromUtf8(name)));
        const bool good = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        return good ? file.fileName().toUtf8() : QByteArray();
    }
    QTemporaryDir folder_;
};

void ReadFile::readsEitherKind() {
    const QByteArray text = written("tree.txt", "\xEF\xBB\xBF[[3,12,8],\r\n[2,4,6]]\r\n");
    QCOMPARE(report(readTreeFile(text.toStdString())), "read as ((3 12 8) (2 4 6))");
    const QByteArray json =
        written("B\xC3\xA4ume.json", R"({"format":"prunus-tree","version":1,"tree":[1,[2]]})");
    QCOMPARE(report(readTreeFile(json.toStdString())), "read as (1 (2))");
}

void ReadFile::saysWhereAFileIsWrong() {
    const QByteArray file = written("wrong.txt", "[1,\n2,\n  foo]");
    const QByteArray said = report(readTreeFile(file.toStdString()));
    QVERIFY2(saysAt(said, "3:3", "\"foo\""), said.constData());
    const QByteArray empty = report(readTreeFile(written("empty.txt", "").toStdString()));
    QVERIFY2(saysAt(empty, "1:1", "the text is empty"), empty.constData());
}

void ReadFile::refusesWhatCannotBeRead_data() {
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("words");
    const QByteArray folder = folder_.path().toUtf8();
    QTest::newRow("a file that is not there") << folder + "/none.txt" << QByteArray("no such file");
    QTest::newRow("no name at all") << QByteArray("") << QByteArray("no such file");
    QTest::newRow("a folder") << folder << QByteArray("directory");
    QTest::newRow("a name that is too long")
        << folder + "/" + QByteArray(300, 'x') << QByteArray("cannot be read: ");
}

void ReadFile::refusesWhatCannotBeRead() {
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, words);
    const QByteArray said = report(readTreeFile(path.toStdString()));
    QVERIFY2(saysAt(said, "0:0", words), said.constData());
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

void ReadFile::stopsAtTheFirstBlockThatIsNoText() {
    const QByteArray said = report(readTreeFile("/dev/zero"));
    QVERIFY2(saysAt(said, "1:1", "not text|NUL"), said.constData());
}

QTEST_APPLESS_MAIN(ReadFile)
#include "tst_readfile.moc"
