#include "tests/app/programrun.h"

#include <QtTest>

class TestUsage : public QObject {
    Q_OBJECT

  private slots:
    void help_data();
    void help();
    void version();
    void wrongUsage_data();
    void wrongUsage();
    void nothingIsSuggestedFromAfar();
};

void TestUsage::help_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("of the program") << QStringList{"--help"} << QByteArray("generate");
    QTest::newRow("of compare") << QStringList{"compare", "--help"} << QByteArray("--algorithms");
    QTest::newRow("of trace") << QStringList{"trace", "--help"} << QByteArray("jsonl");
    QTest::newRow("of render") << QStringList{"render", "--help"} << QByteArray("--at");
    QTest::newRow("what pvs is") << QStringList{"compare", "--help"} << QByteArray("Marsland");
    QTest::newRow("of growth") << QStringList{"growth", "--help"} << QByteArray("Pearl, 1982");
    QTest::newRow("of generate") << QStringList{"generate", "-h"} << QByteArray("--distinct");
}

void TestUsage::help() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, word);
    const ProgramRun run = runProgram(arguments);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(word));
    QCOMPARE(run.err, QByteArray());
}

void TestUsage::version() {
    QCOMPARE(runProgram({"--version"}).out, QByteArray("prunus " PRUNUS_VERSION "\n"));
}

void TestUsage::wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("remedy");
    const auto row = [](const char* name, const QStringList& arguments, const char* start,
                        const char* remedy) {
        QTest::newRow(name) << arguments << QByteArray(start) << QByteArray(remedy);
    };
    const QStringList compare{"compare", "[[1],[2]]"};
    const QStringList generate{"generate", "--depth", "2", "--branching", "2"};
    row("an unknown option", {"--frobnicate"}, "", "--frobnicate");
    row("a file before a subcommand", {"my.tree", "compare", "[1]"}, "", "my.tree");
    row("an empty name to write to", {"generate", "--depth", "1", "--branching", "2", "-o", ""}, "",
        "-o");
    row("an unknown option of compare", compare + QStringList{"--frobnicate"}, "", "--frobnicate");
    row("an unknown option and no tree", {"compare", "-x"}, "", "-x");
    row("an option with a slip", compare + QStringList{"--depht", "3"}, "",
        "did you mean --depth? (see prunus compare --help)");
    row("an option of another subcommand", compare + QStringList{"--algorithm=minimax"}, "",
        "did you mean --algorithms?");
    row("the same the other way round", {"trace", "[1]", "--algorithms", "minimax"}, "",
        "did you mean --algorithm?");
    row("an option of the window with a slip", {"--versoin"}, "", "did you mean --version?");
    row("a subcommand with a slip", {"comapre", "[1]", "--algorithms", "minimax"},
        "\"comapre\" is neither a subcommand nor a file", "did you mean compare?");
    row("a subcommand with a slip and no options", {"genrate"}, "\"genrate\" is neither",
        "did you mean generate?");
    row("no subcommand, with options", {"foo", "[1]", "--algorithm", "minimax"},
        "\"foo\" is neither a subcommand nor a file", "(see prunus --help)");
    row("an algorithm with a slip", {"trace", "[1]", "--algorithm", "alphabeta"},
        "--algorithm: \"alphabeta\" is none of", "did you mean alpha-beta?");
    row("a word with a slip", compare + QStringList{"--fail", "sotf"}, "--fail: \"sotf\"",
        "did you mean soft?");
    row("a notation with a slip", compare + QStringList{"--notation", "newik"}, "--notation: newik",
        "did you mean newick?");
    row("two trees", compare + QStringList{"[3,4]"}, "", "[3,4]");
    row("no tree", {"compare"}, "", "TREE");
    row("a depth without a game", {"--depth", "3"}, "--depth and --evaluation are of a game",
        "game:tic-tac-toe");
    row("an evaluation of a file", {"my.tree", "--evaluation", "zero"}, "--depth and --evaluation",
        "game:tic-tac-toe");
    row("a depth before a subcommand", {"--depth", "3", "compare", "[1]"}, "options of compare",
        "behind it");
    row("an order that a game does not offer", {"game:nim:3:3,4,5", "--order", "centre-first"},
        "--order: game:nim:3:3,4,5 does not offer centre-first", "as-written");
    row("an order without a game", {"my.tree", "--order", "centre-first"}, "--order: centre-first",
        "game:tic-tac-toe");
    row("an order without a file", {"--order", "centre-first"}, "--order: centre-first",
        "game:tic-tac-toe");
    row("a wrong depth of a game", {"game:tic-tac-toe", "--depth", "deep"}, "--depth: \"deep\"",
        "all");
    row("an unknown algorithm", compare + QStringList{"--algorithms", "minimax,alphabeta"},
        "--algorithms: \"alphabeta\"",
        "minimax, negamax, alpha-beta-first-draft, alpha-beta-second-draft, alpha-beta, "
        "alpha-beta-negamax");
    row("an empty algorithm", compare + QStringList{"--algorithms", "minimax,"},
        "--algorithms: \"\"", "minimax");
    row("no algorithm to trace", {"trace", "[1]"}, "--algorithm", "negamax");
    row("a wrong --fail", compare + QStringList{"--fail", "gentle"}, "--fail: \"gentle\"",
        "hard, soft");
    row("a wrong --previous-best", compare + QStringList{"--previous-best", "last"},
        "--previous-best: \"last\"", "first, ignored");
    row("a wrong --cut", compare + QStringList{"--cut", "le"}, "--cut: \"le\"", "ge, gt");
    row("a wrong --order", compare + QStringList{"--order", "up"}, "--order: \"up\"",
        "as-written, best-first, worst-first, random");
    row("a wrong --root", compare + QStringList{"--root", "MAX"}, "--root: \"MAX\"", "max, min");
    row("a wrong --depth", compare + QStringList{"--depth", "deep"}, "--depth: \"deep\"", "all");
    row("a negative --depth", compare + QStringList{"--depth", "-1"}, "--depth: \"-1\"", "from 0");
    row("half a ply", compare + QStringList{"--depth", "1.5"}, "--depth: \"1.5\"", "whole");
    row("a wrong --seed", compare + QStringList{"--seed", "x"}, "--seed: \"x\"", "whole");
    row("a window of one number", compare + QStringList{"--window", "3"}, "--window: \"3\"", "A,B");
    row("a window upside down", compare + QStringList{"--window", "5,3"}, "--window: \"5,3\"",
        "less");
    row("an empty window", compare + QStringList{"--window", "3,3"}, "--window: \"3,3\"", "less");
    row("a window of words", compare + QStringList{"--window", "nan,3"}, "--window: \"nan,3\"",
        "A < B");
    row("an unbounded number", compare + QStringList{"--window", "0,1e999"}, "--window", "A < B");
    row("a wrong --format", compare + QStringList{"--format", "xml"}, "--format: \"xml\"",
        "table, csv, json");
    row("the wrong command's format", compare + QStringList{"--format", "jsonl"}, "--format",
        "table, csv, json");
    row("an option without value", compare + QStringList{"--depth"}, "--depth: ", "one value");
    row("an option twice", compare + QStringList{"--depth", "1", "--depth", "2"},
        "--depth: ", "once");
    row("an answer with a slip", {"anwser", "[1]"}, "\"anwser\" is neither",
        "did you mean answer?");
    row("generate without a shape", {"generate"}, "", "--depth and --branching");
    row("no children", {"generate", "--depth", "2", "--branching", "0"}, "--branching: \"0\"",
        "from 1");
    row("values upside down", generate + QStringList{"--values", "9,-9"}, "--values: \"9,-9\"",
        "exceed");
    row("values that are not whole", generate + QStringList{"--values", "0,1.5"},
        "--values: \"0,1.5\"", "LO,HI");
    row("a depth of growth that is none", {"growth", "--depth", "0"}, "--depth: \"0\"",
        "from 1 to 200");
    row("growth in an unknown order", {"growth", "--orders", "random,up"}, "--orders: \"up\"",
        "as-written, best-first, worst-first, random");
    row("growth of a tree and of random ones", {"growth", "[1,2]", "--branching", "2"},
        "--branching, --values and --distinct", "no TREE");
    row("an order of games for a tree", compare + QStringList{"--order", "centre-first"},
        "--order: centre-first is of games that offer it", "game:tic-tac-toe");
    row("an order that a game does not offer",
        {"compare", "game:reversi:6", "--order", "centre-first"},
        "--order: game:reversi:6 does not offer centre-first",
        "captures-first, corners-first, fewest-replies, promising-first");
    row("an order for Nim, which offers none",
        {"trace", "game:nim:3:3,4,5", "--algorithm", "minimax", "--order", "captures-first"},
        "--order: game:nim:3:3,4,5 does not offer captures-first", "as-written");
    row("convert in an order of games without one",
        {"convert", "[1,2]", "--order", "centre-first", "-o", "x.json"}, "--order: centre-first",
        "game:tic-tac-toe");
    row("convert in an order of trees", {"convert", "game:tic-tac-toe", "--order", "random"},
        "--order: \"random\"", "centre-first");
    row("growth of trees in an order of games", {"growth", "--orders", "centre-first"},
        "--orders: ", "game:tic-tac-toe");
    row("growth of a game in an order by value",
        {"growth", "game:tic-tac-toe", "--orders", "best-first"}, "--orders: ", "convert");
    row("samples that are all alike", {"growth", "[1,2]", "--samples", "3"}, "--samples and --seed",
        "random");
    row("growth without enough values", {"growth", "--values", "0,7", "--distinct"},
        "there are only 8 distinct values for 9 leaves", "wider");
    row("growth on no threads", {"growth", "--threads", "0"}, "--threads: \"0\"", "from 1");
    row("growth in no time", {"growth", "--time", "0"}, "--time: \"0\"", "above 0");
    row("an evaluation of random trees", {"growth", "--evaluation", "zero"}, "--evaluation",
        "game");
    row("a tree for generate", generate + QStringList{"[1]"}, "", "[1]");
}

void TestUsage::wrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, remedy);
    const ProgramRun run = runProgram(arguments);
    QVERIFY(failedWith(run, 2, start));
    QVERIFY2(run.err.contains(remedy), run.err.constData());
}

void TestUsage::nothingIsSuggestedFromAfar() {
    for (const QStringList& arguments : {QStringList{"compare", "[1]", "--frobnicate"},
                                         QStringList{"compare", "[1]", "--fail", "x"},
                                         QStringList{"compare", "[1]", "--algorithms", "bfs"}}) {
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(!run.err.contains("did you mean"), run.err.constData());
    }
}

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
