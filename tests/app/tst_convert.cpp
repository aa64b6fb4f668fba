#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QDir>
#include <QtTest>

/// `prunus convert`: a tree from one kind of file to another, and what is said on the way. What is
/// said of a game, and what a format has no place for, is tested in tests/notation.
class TestConvert : public QObject {
    Q_OBJECT
  private slots:
    void convertsALiteral_data();
    void convertsALiteral();
    void aGameServesEverySubcommand();
    void saysWhatTheFormatHasNoPlaceFor();
    void anEndingDecidesThatItIsAGame();
    void replacesAFileWholeOrNotAtAll();
    void refusals_data();
    void refusals() { QVERIFY(isRefused()); }

  private:
    QString path(const QString& name) const { return folder_.filePath(name); }
    QByteArray made(const QString& name) const { return contentOf(path(name)); }
    QTemporaryDir folder_;
};

void TestConvert::convertsALiteral_data() {
    const Rows<QString, QByteArray> row("name", "content");
    row("to text", "a.txt", "[[3,x:12],2]\n");
    row("to JSON", "a.json",
        "{\n  \"format\": \"prunus-tree\",\n  \"version\": 1,\n  \"root\": \"max\",\n  \"tree\": "
        "[[3,{\"name\":\"x\",\"value\":12}],2]\n}\n");
    row("to Gambit, in capitals", "a.EFG",
        "EFG 2 R \"\" { \"MAX\" \"MIN\" }\n\"\"\n\np \"\" 1 1 \"\" { \"\" \"\" } 0\n"
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

void TestConvert::aGameServesEverySubcommand() {
    const QString from = fileIn(folder_, "stones.efg",
                                R"(EFG 2 R "Two stones" { "Ann" "Bob" }
p "" 2 1 "" { "take 1" "take 2" } 0
p "" 2 2 "" { "take 1" } 0
t "" 1 "" { 1/3, 2/3 }
t "" 2 "" { 1, 0 }
)");
    const ProgramRun run = runProgram({"convert", from, "-o", path("stones.json")});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.startsWith("prunus: " + from.toUtf8() +
                                ":1:24: note: the players' names are not kept: \"Ann\" is MAX, "
                                "\"Bob\" is MIN\nprunus: "),
             run.err);
    QCOMPARE(run.err.count(":4:6: note: the payoff 1/3 is kept as 0.3333333333333333"), 1);
    QVERIFY(has(jsonIn(made("stones.json")), R"({"title": "Two stones", "root": "min"})"));
    const QByteArray expected =
        R"([{"move":"take 1","children":[{"move":"pass","children":[{"move":"take 1",)"
        R"("value":0.3333333333333333}]}]},{"move":"take 2","value":1}])";
    QVERIFY2(made("stones.json").contains(expected), made("stones.json").constData());
    const ProgramRun compared =
        runProgram({"compare", from, "--algorithms", "minimax", "--format", "csv"});
    QCOMPARE(compared.exitCode, 0);
    QVERIFY2(compared.out.contains("minimax,0.3333333333333333,"), compared.out.constData());
    QCOMPARE(compared.err, run.err);
    const ProgramRun traced = runProgram({"trace", from, "--algorithm", "minimax"});
    QCOMPARE(traced.exitCode, 0);
    QCOMPARE(traced.err, run.err);
    QCOMPARE(run.err.count("note: "), 4);
}

void TestConvert::saysWhatTheFormatHasNoPlaceFor() {
    const QByteArray document =
        R"({"format":"prunus-tree","version":1,"title":"T","root":"min","failureValue":5,)"
        R"("tree":[[],{"move":"e4","value":2},{"value":9,"children":[3]}]})";
    const ProgramRun run = runProgram({"convert", "-", "-o", path("lost.txt")}, document);
    QCOMPARE(run.exitCode, 0);
    QByteArray expected;
    for (const char* const lost : {"the title", "that MIN moves first",
                                   "the failure value (1 leaf that has it is written as a number)",
                                   "the name of 1 move", "the static value of 1 inner node"}) {
        expected += "prunus: " + path("lost.txt").toUtf8() + ": note: left out: " + lost + '\n';
    }
    QCOMPARE(run.err, expected);
    QCOMPARE(runProgram({"convert", "-", "-o", path("kept.json")}, document).err, QByteArray());
}

void TestConvert::anEndingDecidesThatItIsAGame() {
    const QString brackets = fileIn(folder_, "brackets.efg", "[1,2]");
    QVERIFY(failedWith(runProgram({"compare", brackets}), 1,
                       brackets.toUtf8() + ":1:1: an efg file starts with EFG 2 R"));
}

void TestConvert::replacesAFileWholeOrNotAtAll() {
    const QString old = fileIn(folder_, "old.efg", "old");
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

void TestConvert::refusals_data() {
    const Refusals row;
    row("no tree", "convert -o a.txt", "", "TREE is required");
    row("no file", "convert [1]", "", "-o is required: a file whose");
    row("an unknown ending", "convert [1] -o a.svg", "",
        "-o: a.svg: the ending decides the format");
    row("no ending", "convert [1] -o tree", "",
        ".txt or .tree (brackets), .json, .efg (Gambit), .dot or .gv (Graphviz)");
    row("a game of chance", "convert - -o FOLDER/chance.json", "<stdin>:2:1: this is a chance node",
        {}, 1, "EFG 2 R \"\" { \"1\" \"2\" }\nc \"\" 1 \"\" { \"H\" 1/2 \"T\" 1/2 } 0");
}

QTEST_GUILESS_MAIN(TestConvert)
#include "tst_convert.moc"
