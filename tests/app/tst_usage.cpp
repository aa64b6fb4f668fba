#include "tests/app/commandline.h"

#include <QtTest>

class TestUsage : public QObject {
    Q_OBJECT

  private slots:
    void help_data();
    void help();
    void version();
    void wrongUsage_data();
    void wrongUsage() { QVERIFY(isRefused()); }
    void anEmptyNameIsNone();
    void nothingIsSuggestedFromAfar();
};

void TestUsage::help_data() {
    const Rows<QString, QByteArray> row("line", "word");
    row("of the program", "--help", "generate");
    row("of compare", "compare --help", "--algorithms");
    row("of trace", "trace --help", "jsonl");
    row("of render", "render --help", "--hide-unread-leaves");
    row("what pvs is", "compare --help", "Marsland");
    row("of growth", "growth --help", "Pearl, 1982");
    row("of generate", "generate -h", "--distinct");
    row("of find", "find --help", "smallest found");
}

void TestUsage::help() {
    QFETCH(QString, line);
    QFETCH(QByteArray, word);
    const ProgramRun run = runLine(line);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(word));
    QCOMPARE(run.err, QByteArray());
}

void TestUsage::version() {
    QCOMPARE(runLine("--version").out, QByteArray("prunus " PRUNUS_VERSION "\n"));
}

void TestUsage::wrongUsage_data() {
    const Refusals row;
    row("an unknown option", "--frobnicate", "", "--frobnicate");
    row("a file before a subcommand", "my.tree compare [1]", "", "my.tree");
    row("an unknown option of compare", "compare [1] --frobnicate", "", "--frobnicate");
    row("an unknown option and no tree", "compare -x", "", "-x");
    row("an option with a slip", "compare [1] --depht 3", "",
        "did you mean --depth? (see prunus compare --help)");
    row("an option of another subcommand", "compare [1] --algorithm=minimax", "",
        "did you mean --algorithms?");
    row("the same the other way round", "trace [1] --algorithms minimax", "",
        "did you mean --algorithm?");
    row("an option of the window with a slip", "--versoin", "", "did you mean --version?");
    row("a subcommand with a slip", "comapre [1] --algorithms minimax",
        "\"comapre\" is neither a subcommand nor a file", "did you mean compare?");
    row("a subcommand with a slip and no options", "genrate", "\"genrate\" is neither",
        "did you mean generate?");
    row("an answer with a slip", "anwser [1]", "\"anwser\" is neither", "did you mean answer?");
    row("no subcommand, with options", "foo [1] --algorithm minimax",
        "\"foo\" is neither a subcommand nor a file", "(see prunus --help)");
    row("an algorithm with a slip", "trace [1] --algorithm alphabeta",
        "--algorithm: \"alphabeta\" is none of", "did you mean alpha-beta?");
    row("a word with a slip", "compare [1] --fail sotf", "--fail: \"sotf\"", "did you mean soft?");
    row("a notation with a slip", "compare [1] --notation newik", "--notation: newik",
        "did you mean newick?");
    row("two trees", "compare [1] [3,4]", "", "[3,4]");
    row("no tree", "compare", "", "TREE");
    row("a depth without a game", "--depth 3", "--depth and --evaluation are of a game",
        "game:tic-tac-toe");
    row("an evaluation of a file", "my.tree --evaluation zero", "--depth and --evaluation",
        "game:tic-tac-toe");
    row("a depth before a subcommand", "--depth 3 compare [1]", "options of compare", "behind it");
    row("an order that a game does not offer", "game:nim:3:3,4,5 --order centre-first",
        "--order: game:nim:3:3,4,5 does not offer centre-first", "as-written");
    row("an order without a game", "my.tree --order centre-first", "--order: centre-first",
        "game:tic-tac-toe");
    row("an order without a file", "--order centre-first", "--order: centre-first",
        "game:tic-tac-toe");
    row("a wrong depth of a game", "game:tic-tac-toe --depth deep", "--depth: \"deep\"", "all");
    row("an unknown algorithm", "compare [1] --algorithms minimax,alphabeta",
        "--algorithms: \"alphabeta\"",
        "minimax, negamax, alpha-beta-first-draft, alpha-beta-second-draft, alpha-beta, "
        "alpha-beta-negamax");
    row("an empty algorithm", "compare [1] --algorithms minimax,", "--algorithms: \"\"", "minimax");
    row("no algorithm to trace", "trace [1]", "--algorithm", "negamax");
    row("a wrong --fail", "compare [1] --fail gentle", "--fail: \"gentle\"", "hard, soft");
    row("a wrong --previous-best", "compare [1] --previous-best last", "--previous-best: \"last\"",
        "first, ignored");
    row("a wrong --cut", "compare [1] --cut le", "--cut: \"le\"", "ge, gt");
    row("a wrong --order", "compare [1] --order up", "--order: \"up\"",
        "as-written, best-first, worst-first, random");
    row("a wrong --root", "compare [1] --root MAX", "--root: \"MAX\"", "max, min");
    row("a wrong --depth", "compare [1] --depth deep", "--depth: \"deep\"", "all");
    row("a negative --depth", "compare [1] --depth -1", "--depth: \"-1\"", "from 0");
    row("half a ply", "compare [1] --depth 1.5", "--depth: \"1.5\"", "whole");
    row("a wrong --seed", "compare [1] --seed x", "--seed: \"x\"", "whole");
    for (const char* const algorithm : {"minimax", "negamax", "alpha-beta-first-draft"}) {
        row(algorithm, "trace [1] --window 0,5 --algorithm " + QString(algorithm),
            "--window: " + QByteArray(algorithm) + " takes none");
    }
    row("a window of one number", "compare [1] --window 3", "--window: \"3\"", "A,B");
    row("a window upside down", "compare [1] --window 5,3", "--window: \"5,3\"", "less");
    row("an empty window", "compare [1] --window 3,3", "--window: \"3,3\"", "less");
    row("a window of words", "compare [1] --window nan,3", "--window: \"nan,3\"", "A < B");
    row("an unbounded number", "compare [1] --window 0,1e999", "--window", "A < B");
    row("a wrong --format", "compare [1] --format xml", "--format: \"xml\"", "table, csv, json");
    row("the wrong command's format", "compare [1] --format jsonl", "--format", "table, csv, json");
    row("an option without value", "compare [1] --depth", "--depth: ", "one value");
    row("an option twice", "compare [1] --depth 1 --depth 2", "--depth: ", "once");
    row("generate without a shape", "generate", "", "--depth and --branching");
    row("no children", "generate --depth 2 --branching 0", "--branching: \"0\"", "from 1");
    row("values upside down", "generate --depth 2 --branching 2 --values 9,-9",
        "--values: \"9,-9\"", "exceed");
    row("values that are not whole", "generate --depth 2 --branching 2 --values 0,1.5",
        "--values: \"0,1.5\"", "LO,HI");
    row("too few distinct values", "generate --depth 2 --branching 10 --values 0,98 --distinct", "",
        "99");
    row("a tree for generate", "generate --depth 2 --branching 2 [1]", "", "[1]");
    row("a depth of growth that is none", "growth --depth 0", "--depth: \"0\"", "from 1 to 200");
    row("growth in an unknown order", "growth --orders random,up", "--orders: \"up\"",
        "as-written, best-first, worst-first, random");
    row("growth of a tree and of random ones", "growth [1,2] --branching 2",
        "--branching, --values and --distinct", "no TREE");
    row("an order of games for a tree", "compare [1] --order centre-first",
        "--order: centre-first is of games that offer it", "game:tic-tac-toe");
    row("an order that this game does not offer", "compare game:reversi:6 --order centre-first",
        "--order: game:reversi:6 does not offer centre-first",
        "captures-first, corners-first, fewest-replies, promising-first");
    row("an order for Nim, which offers none",
        "trace game:nim:3:3,4,5 --algorithm minimax --order captures-first",
        "--order: game:nim:3:3,4,5 does not offer captures-first", "as-written");
    row("convert in an order of games without one", "convert [1,2] --order centre-first -o x.json",
        "--order: centre-first", "game:tic-tac-toe");
    row("convert in an order of trees", "convert game:tic-tac-toe --order random",
        "--order: \"random\"", "centre-first");
    row("growth of trees in an order of games", "growth --orders centre-first",
        "--orders: ", "game:tic-tac-toe");
    row("growth of a game in an order by value", "growth game:tic-tac-toe --orders best-first",
        "--orders: ", "convert");
    row("samples that are all alike", "growth [1,2] --samples 3", "--samples and --seed", "random");
    row("growth without enough values", "growth --values 0,7 --distinct",
        "there are only 8 distinct values for 9 leaves", "wider");
    row("growth on no threads", "growth --threads 0", "--threads: \"0\"", "from 1");
    row("growth in no time", "growth --time 0", "--time: \"0\"", "above 0");
    row("an evaluation of random trees", "growth --evaluation zero", "--evaluation", "game");
}

void TestUsage::anEmptyNameIsNone() {
    const ProgramRun run = runProgram({"generate", "--depth", "1", "--branching", "2", "-o", ""});
    QVERIFY(failedWith(run, 2, ""));
    QVERIFY(run.err.contains("-o"));
}

void TestUsage::nothingIsSuggestedFromAfar() {
    for (const char* const line :
         {"compare [1] --frobnicate", "compare [1] --fail x", "compare [1] --algorithms bfs"}) {
        const ProgramRun run = runLine(line);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(!run.err.contains("did you mean"), run.err.constData());
    }
}

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
