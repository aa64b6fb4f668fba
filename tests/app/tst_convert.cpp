#include "tests/app/programrun.h"
#include "tests/contentof.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace {

const QByteArray game = R"(EFG 2 R "Two stones" { "Ann" "Bob" }
p "" 2 1 "" { "take 1" "take 2" } 0
p "" 2 2 "" { "take 1" } 0
t "" 1 "" { 1/3, 2/3 }
t "" 2 "" { 1, 0 }
)";

const QByteArray document = R"({"format":"prunus-tree","version":1,"title":"T","root":"min",)"
                            R"("failureValue":5,"tree":[[],{"move":"e4","value":2},)"
                            R"({"value":9,"children":[3]}]})";

} // namespace

/// `prunus convert`: a tree from one kind of file to another, and what is said on the way.
class TestConvert : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }
    void convertsALiteral_data();
    void convertsALiteral();
    void readsAGame();
    void readsAGameFromStandardInput();
    void aGameServesEverySubcommand();
    void saysWhatTheFormatHasNoPlaceFor_data();
    void saysWhatTheFormatHasNoPlaceFor();
    void saysNothingWhereNothingIsLost();
    void refusesAnotherGame();
    void anEndingDecidesThatItIsAGame();
    void replacesAFileWholeOrNotAtAll();
    void wrongUsage_data();
    void wrongUsage();

  private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    QString file(const QString& name, const QByteArray& content) const {
        QFile made(path(name));
        const bool good = made.open(QIODevice::WriteOnly) && made.write(content) == content.size();
        return good ? made.fileName() : QString();
    }
    QByteArray made(const QString& name) const { return contentOf(path(name)); }
    QTemporaryDir folder_;
};

void TestConvert::convertsALiteral_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("to text") << "a.txt" << QByteArray("[[3,x:12],2]\n");
    QTest::newRow("to text by another name") << "a.tree" << QByteArray("[[3,x:12],2]\n");
    QTest::newRow("to JSON") << "a.json"
                             << QByteArray("{\n  \"format\": \"prunus-tree\",\n  \"version\": 1,\n"
                                           "  \"root\": \"max\",\n  \"tree\": "
                                           "[[3,{\"name\":\"x\",\"value\":12}],2]\n}\n");
    QTest::newRow("to Gambit, in capitals")
        << "a.EFG"
        << QByteArray("EFG 2 R \"\" { \"MAX\" \"MIN\" }\n\"\"\n\np \"\" 1 1 \"\" { \"\" \"\" } 0\n"
                      "p \"\" 2 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 3, -3 }\n"
                      "t \"x\" 2 \"\" { 12, -12 }\nt \"\" 3 \"\" { 2, -2 }\n");
}

void TestConvert::convertsALiteral() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const ProgramRun run = runProgram({"convert", "[[3 x=12] 2]", "-o", path(name)});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(made(name), content);
}

void TestConvert::readsAGame() {
    const QString from = file("stones.efg", game);
    const ProgramRun run = runProgram({"convert", from, "-o", path("stones.json")});
    QCOMPARE(run.exitCode, 0);
    const QByteArray start = "prunus: " + from.toUtf8() + ":";
    QCOMPARE(run.err,
             start +
                 "1:24: note: the players' names are not kept: \"Ann\" is MAX, \"Bob\" is MIN\n" +
                 start +
                 "3:1: note: player 2 moves again here, so a forced pass of the other player is "
                 "put between\n" +
                 start +
                 "4:1: note: the payoffs of both players always add up to 1; the values are those "
                 "of player 1, who is MAX\n" +
                 start +
                 "4:6: note: the payoff 1/3 is kept as 0.3333333333333333, the double next to "
                 "it\n");
    const QJsonObject read = QJsonDocument::fromJson(made("stones.json")).object();
    QCOMPARE(read["title"].toString(), "Two stones");
    QCOMPARE(read["root"].toString(), "min");
    const QByteArray expected =
        R"([{"move":"take 1","children":[{"move":"pass","children":[{"move":"take 1",)"
        R"("value":0.3333333333333333}]}]},{"move":"take 2","value":1}])";
    QVERIFY2(made("stones.json").contains(expected), made("stones.json").constData());
}

void TestConvert::readsAGameFromStandardInput() {
    const ProgramRun run = runProgram({"convert", "-", "-o", path("piped.txt")},
                                      "EFG 2 R \"\" {\"1\" \"2\"} t \"\" 0");
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(made("piped.txt"), QByteArray("0\n"));
}

void TestConvert::aGameServesEverySubcommand() {
    const QString from = file("serves.efg", game);
    const ProgramRun compared =
        runProgram({"compare", from, "--algorithms", "minimax", "--format", "csv"});
    QCOMPARE(compared.exitCode, 0);
    QVERIFY2(compared.out.contains("minimax,0.3333333333333333,"), compared.out.constData());
    QCOMPARE(compared.err.count("note: "), 4);
    const ProgramRun traced = runProgram({"trace", from, "--algorithm", "minimax"});
    QCOMPARE(traced.exitCode, 0);
    QCOMPARE(traced.err.count("note: "), 4);
}

void TestConvert::saysWhatTheFormatHasNoPlaceFor_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("notes");
    const QString failure = "the failure value (1 leaf that has it is written as a number)";
    const QString inner = "the static value of 1 inner node";
    QTest::newRow("text") << "lost.txt"
                          << QStringList{"the title", "that MIN moves first", failure,
                                         "the name of 1 move", inner};
    QTest::newRow("JSON") << "lost.json" << QStringList{};
    QTest::newRow("efg") << "lost.efg" << QStringList{failure, inner};
    QTest::newRow("dot") << "lost.dot" << QStringList{failure};
}

void TestConvert::saysWhatTheFormatHasNoPlaceFor() {
    QFETCH(QString, name);
    QFETCH(QStringList, notes);
    const ProgramRun run = runProgram({"convert", "-", "-o", path(name)}, document);
    QCOMPARE(run.exitCode, 0);
    QString expected;
    for (const QString& note : notes) {
        expected += "prunus: " + path(name) + ": note: left out: " + note + '\n';
    }
    QCOMPARE(QString::fromUtf8(run.err), expected);
}

void TestConvert::saysNothingWhereNothingIsLost() {
    const QByteArray whole = R"({"format":"prunus-tree","version":1,"title":"T","root":"min",)"
                             R"("tree":[{"move":"e4","value":2}]})";
    QCOMPARE(runProgram({"convert", "-", "-o", path("there.efg")}, whole).err, QByteArray());
    QCOMPARE(runProgram({"convert", path("there.efg"), "-o", path("back.json")}).err, QByteArray());
    QCOMPARE(QJsonDocument::fromJson(made("back.json")), QJsonDocument::fromJson(whole));
}

void TestConvert::refusesAnotherGame() {
    const QString from =
        file("chance.efg", "EFG 2 R \"\" { \"1\" \"2\" }\nc \"\" 1 \"\" { \"H\" 1/2 \"T\" 1/2 } 0");
    const ProgramRun run = runProgram({"convert", from, "-o", path("chance.json")});
    QVERIFY(failedWith(run, 1, from.toUtf8() + ":2:1: this is a chance node"));
    QVERIFY(!QFile::exists(path("chance.json")));
}

void TestConvert::anEndingDecidesThatItIsAGame() {
    const QString brackets = file("brackets.efg", "[1,2]");
    QVERIFY(failedWith(runProgram({"compare", brackets}), 1,
                       brackets.toUtf8() + ":1:1: an efg file starts with EFG 2 R"));
}

void TestConvert::replacesAFileWholeOrNotAtAll() {
    const QString old = file("old.efg", "old");
    const ProgramRun run = runShell("trap '' XFSZ; ulimit -f 1; \"$0\" convert \"$1\" -o \"$2\"",
                                    {"[" + QString("1,").repeated(500) + "1]", old});
    QVERIFY(failedWith(run, 1, old.toUtf8() + ": cannot be written: "));
    QCOMPARE(made("old.efg"), QByteArray("old"));
    QCOMPARE(QDir(folder_.path()).entryList({"old.efg*"}), QStringList{"old.efg"});
    QCOMPARE(runProgram({"convert", "[1]", "-o", old}).exitCode, 0);
    QVERIFY(made("old.efg").startsWith("EFG 2 R"));
    QCOMPARE(runProgram({"convert", old, "-o", old}).exitCode, 0);
    QVERIFY(made("old.efg").endsWith("{ 1, -1 }\n"));
}

void TestConvert::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("no tree") << QStringList{"-o", "a.txt"} << QByteArray("TREE is required");
    QTest::newRow("no file") << QStringList{"[1]"} << QByteArray("-o is required: a file whose");
    QTest::newRow("an unknown ending") << QStringList{"[1]", "-o", "a.svg"}
                                       << QByteArray("-o: a.svg: the ending decides the format");
    QTest::newRow("no ending") << QStringList{"[1]", "-o", "tree"}
                               << QByteArray(".txt or .tree (brackets), .json, .efg (Gambit), "
                                             ".dot or .gv (Graphviz)");
}

void TestConvert::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, words);
    const ProgramRun run = runProgram(QStringList{"convert"} + arguments);
    QVERIFY(failedWith(run, 2, ""));
    QVERIFY2(run.err.contains(words), run.err.constData());
}

QTEST_GUILESS_MAIN(TestConvert)
#include "tst_convert.moc"
