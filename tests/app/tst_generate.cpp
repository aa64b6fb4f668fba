#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QFileInfo>
#include <QSet>
#include <QtTest>

namespace {

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
    void files();
    void fileKeepsItsPermissions();
    void linkStaysALink();
    void devicesAreWrittenInPlace();
    void cannotBeMade_data();
    void cannotBeMade() { QVERIFY(isRefused()); }

  private:
    QTemporaryDir folder_;
};

void TestGenerate::shape() {
    const ProgramRun run = runLine("generate --depth 3 --branching 2");
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
    const QString line = "generate --depth 4 --branching 3";
    const QByteArray one = runLine(line + " --seed 1").out;
    QCOMPARE(runLine(line).out, one);
    QVERIFY(runLine(line + " --seed 2").out != one);
}

void TestGenerate::valuesStayInRange_data() {
    const Rows<QString, int, int> row("values", "low", "high");
    row("0 to 99 unless told otherwise", "", 0, 99);
    row("a negative end, apart", "--values -10,10", -10, 10);
    row("a negative end, joined", "--values=-3,-1", -3, -1);
    row("one value", "--values 7,7", 7, 7);
}

void TestGenerate::valuesStayInRange() {
    QFETCH(QString, values);
    QFETCH(int, low);
    QFETCH(int, high);
    const QList<int> leaves = numbers(runLine("generate --depth 1 --branching 2000 " + values).out);
    QCOMPARE(leaves.size(), 2000);
    // 2000 draws leave out one of at most 100 values with a chance of less than 1 in 5 million.
    QCOMPARE(*std::min_element(leaves.begin(), leaves.end()), low);
    QCOMPARE(*std::max_element(leaves.begin(), leaves.end()), high);
}

void TestGenerate::distinctValues() {
    const QList<int> leaves =
        numbers(runLine("generate --depth 2 --branching 10 --values 0,99 --distinct").out);
    QCOMPARE(leaves.size(), 100);
    QCOMPARE(QSet<int>(leaves.begin(), leaves.end()).size(), 100);
}

void TestGenerate::files() {
    const QByteArray printed = runLine("generate --depth 2 --branching 3").out;
    const auto written = [this](const QString& name) {
        const QString path = folder_.filePath(name);
        const ProgramRun run =
            runProgram({"generate", "--depth", "2", "--branching", "3", "-o", path});
        return run.exitCode == 0 && run.out.isEmpty() ? contentOf(path) : run.err;
    };
    QCOMPARE(written("tree.txt"), printed);
    const QByteArray content = written("tree.json");
    QVERIFY(content.endsWith("}\n"));
    const QJsonObject document = jsonIn(content);
    QVERIFY(has(document, R"({"format": "prunus-tree", "version": 1})"));
    QCOMPARE(document["tree"].toArray(), QJsonDocument::fromJson(printed).array());
    QCOMPARE(runProgram({"compare", folder_.filePath("tree.json")}).exitCode, 0);
}

void TestGenerate::fileKeepsItsPermissions() {
    const QString path = fileIn(folder_, "private.txt", "old");
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(path, permissions));
    QCOMPARE(runProgram({"generate", "--depth", "1", "--branching", "1", "-o", path}).exitCode, 0);
    QVERIFY(contentOf(path).startsWith('['));
    QCOMPARE(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser), permissions);
}

void TestGenerate::linkStaysALink() {
    const QString path = fileIn(folder_, "linked.txt", "old");
    const QString link = folder_.filePath("link.txt");
    QVERIFY(QFile::link(path, link));
    QCOMPARE(runProgram({"generate", "--depth", "1", "--branching", "1", "-o", link}).exitCode, 0);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(contentOf(path).startsWith('['));
}

void TestGenerate::devicesAreWrittenInPlace() {
    const ProgramRun run = runLine("generate --depth 1 --branching 2 -o /dev/stdout");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith('['));
}

void TestGenerate::cannotBeMade_data() {
    const Refusals row;
    row("too big for memory", "generate --depth 30 --branching 10", "", {}, 1);
    row("endless", "generate --depth 4294967295 --branching 4294967295", "", {}, 1);
    row("on a full device", "generate --depth 1 --branching 2 -o /dev/full",
        "/dev/full: cannot be written: ", {}, 1);
    row("in no folder", "generate --depth 1 --branching 1 -o FOLDER/nowhere/tree.txt",
        "FOLDER/nowhere/tree.txt: cannot be written: No such file", {}, 1);
    row("as a folder", "generate --depth 1 --branching 1 -o FOLDER",
        "FOLDER: cannot be written: Is a dir", {}, 1);
}

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_generate.moc"
