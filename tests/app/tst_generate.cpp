#include "tests/app/programrun.h"
#include "tests/contentof.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

namespace {

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// The leaves of bracket notation that holds numbers only.
QList<int> numbers(const QByteArray& text) {
    QList<int> all;
    const QString plain = QString(text).replace(QRegularExpression("[^-0-9]+"), " ").trimmed();
    for (const QString& number : plain.split(' ')) {
        all << number.toInt();
    }
    return all;
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT

  private slots:
    void shape();
    void sameSeedSameTree();
    void valuesStayInRange_data();
    void valuesStayInRange();
    void distinctValues();
    void tooFewDistinctValues();
    void tooBigForMemory();
    void textFile();
    void jsonFile();
    void fileKeepsItsPermissions();
    void linkStaysALink();
    void devicesAreWrittenInPlace();
    void oldFileStaysOnError();
    void noFolder();

  private:
    QTemporaryDir folder_;
};

void TestGenerate::shape() {
    const ProgramRun run = runProgram({"generate", "--depth", "3", "--branching", "2"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.endsWith("]\n"));
    QCOMPARE(run.out.count('\n'), 1);
    const QJsonArray root = QJsonDocument::fromJson(run.out).array();
    QCOMPARE(root.size(), 2);
    QCOMPARE(root[1].toArray().size(), 2);
    QCOMPARE(root[1][1].toArray().size(), 2);
    QVERIFY(root[1][1][1].isDouble());
}

void TestGenerate::sameSeedSameTree() {
    const QStringList arguments{"generate", "--depth", "4", "--branching", "3", "--seed"};
    const QByteArray one = runProgram(arguments + QStringList{"1"}).out;
    QCOMPARE(runProgram({"generate", "--depth", "4", "--branching", "3"}).out, one);
    QVERIFY(runProgram(arguments + QStringList{"2"}).out != one);
}

void TestGenerate::valuesStayInRange_data() {
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<int>("low");
    QTest::addColumn<int>("high");
    QTest::newRow("0 to 99 unless told otherwise") << QStringList{} << 0 << 99;
    QTest::newRow("a negative end, apart") << QStringList{"--values", "-10,10"} << -10 << 10;
    QTest::newRow("a negative end, joined") << QStringList{"--values=-3,-1"} << -3 << -1;
    QTest::newRow("one value") << QStringList{"--values", "7,7"} << 7 << 7;
}

void TestGenerate::valuesStayInRange() {
    QFETCH(QStringList, values);
    QFETCH(int, low);
    QFETCH(int, high);
    const ProgramRun run =
        runProgram(QStringList{"generate", "--depth", "1", "--branching", "2000"} + values);
    const QList<int> leaves = numbers(run.out);
    QCOMPARE(leaves.size(), 2000);
    // 2000 draws leave out one of at most 100 values with a chance of less than 1 in 5 million.
    QCOMPARE(*std::min_element(leaves.begin(), leaves.end()), low);
    QCOMPARE(*std::max_element(leaves.begin(), leaves.end()), high);
}

void TestGenerate::distinctValues() {
    const ProgramRun run = runProgram(
        {"generate", "--depth", "2", "--branching", "10", "--values", "0,99", "--distinct"});
    const QList<int> leaves = numbers(run.out);
    QCOMPARE(leaves.size(), 100);
    QCOMPARE(QSet<int>(leaves.begin(), leaves.end()).size(), 100);
}

void TestGenerate::tooFewDistinctValues() {
    const ProgramRun run = runProgram(
        {"generate", "--depth", "2", "--branching", "10", "--values", "0,98", "--distinct"});
    QVERIFY(failedWith(run, 2, ""));
    QVERIFY2(run.err.contains("99"), run.err.constData());
}

void TestGenerate::tooBigForMemory() {
    QVERIFY(failedWith(runProgram({"generate", "--depth", "30", "--branching", "10"}), 1, ""));
    const ProgramRun endless =
        runProgram({"generate", "--depth", "4294967295", "--branching", "4294967295"});
    QVERIFY(failedWith(endless, 1, ""));
}

void TestGenerate::textFile() {
    const QString path = folder_.filePath("tree.txt");
    const QStringList arguments{"generate", "--depth", "2", "--branching", "3"};
    const ProgramRun run = runProgram(arguments + QStringList{"-o", path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(contentOf(path), runProgram(arguments).out);
}

void TestGenerate::jsonFile() {
    const QString path = folder_.filePath("tree.json");
    const QStringList arguments{"generate", "--depth", "2", "--branching", "3"};
    QCOMPARE(runProgram(arguments + QStringList{"-o", path}).exitCode, 0);
    const QByteArray content = contentOf(path);
    QVERIFY(content.endsWith("}\n"));
    const QJsonObject document = QJsonDocument::fromJson(content).object();
    QCOMPARE(document["format"].toString(), "prunus-tree");
    QCOMPARE(document["version"].toInt(), 1);
    QCOMPARE(document["tree"].toArray(),
             QJsonDocument::fromJson(runProgram(arguments).out).array());
    QCOMPARE(runProgram({"compare", path, "--format", "json"}).exitCode, 0);
}

void TestGenerate::fileKeepsItsPermissions() {
    const QString path = folder_.filePath("private.txt");
    write(path, "old");
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(path, permissions));
    QCOMPARE(runProgram({"generate", "--depth", "1", "--branching", "1", "-o", path}).exitCode, 0);
    QVERIFY(contentOf(path).startsWith('['));
    QCOMPARE(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser), permissions);
}

void TestGenerate::linkStaysALink() {
    const QString path = folder_.filePath("linked.txt");
    const QString link = folder_.filePath("link.txt");
    write(path, "old");
    QVERIFY(QFile::link(path, link));
    QCOMPARE(runProgram({"generate", "--depth", "1", "--branching", "1", "-o", link}).exitCode, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(path).startsWith('['));
}

void TestGenerate::devicesAreWrittenInPlace() {
    const ProgramRun run =
        runProgram({"generate", "--depth", "1", "--branching", "2", "-o", "/dev/stdout"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith('['));
    QVERIFY(
        failedWith(runProgram({"generate", "--depth", "1", "--branching", "2", "-o", "/dev/full"}),
                   1, "/dev/full: cannot be written: "));
}

void TestGenerate::oldFileStaysOnError() {
    const QString path = folder_.filePath("kept.txt");
    write(path, "old");
    // Files may grow to one block only, so writing fails half-way.
    const ProgramRun run = runShell(
        "trap '' XFSZ; ulimit -f 1; \"$0\" generate --depth 5 --branching 9 -o \"$1\"", {path});
    QVERIFY(failedWith(run, 1, path.toLocal8Bit() + ": cannot be written: "));
    QCOMPARE(contentOf(path), QByteArray("old"));
    const QStringList beside = QDir(folder_.path()).entryList({"kept.txt*"});
    QCOMPARE(beside, QStringList{"kept.txt"});
}

void TestGenerate::noFolder() {
    const QString path = folder_.filePath("nowhere/tree.txt");
    QVERIFY(failedWith(runProgram({"generate", "--depth", "1", "--branching", "1", "-o", path}), 1,
                       path.toLocal8Bit() + ": cannot be written: No such file"));
    const ProgramRun run =
        runProgram({"generate", "--depth", "1", "--branching", "1", "-o", folder_.path()});
    QVERIFY(failedWith(run, 1, folder_.path().toLocal8Bit() + ": cannot be written: Is a dir"));
}

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_generate.moc"
