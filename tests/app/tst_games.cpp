#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QtTest>

namespace {

/// The value that the first of the algorithms finds, or -7.
double valueOf(const QString& line) {
    const QJsonObject found = jsonOf("compare --algorithms minimax --format json " + line);
    return found["results"][0]["value"].toDouble(-7);
}

} // namespace

/// Games on the command line. Counts are those of tests/games, or by hand.
class TestGames : public QObject {
    Q_OBJECT

  private slots:
    void comparesWithoutATree();
    void tableNamesTheMoves();
    void depthAndEvaluation();
    void ordersThatAGameOffers();
    void capturesBehindTheDepth();
    void windowsSayWhatTheyProve();
    void takesAPositionOfAGame();
    void notesWhatIsLeftOutOfAPosition();
    void convertsAGame();
    void refuses_data();
    void refuses() { QVERIFY(isRefused()); }

  private:
    /// The file of the tree that `prunus convert` makes of a game.
    [[nodiscard]] QString converted(const QString& words) const {
        const QString path = folder_.filePath("game.json");
        const ProgramRun run =
            runProgram(QStringList{"convert", "-o", path} + QProcess::splitCommand(words));
        return run.exitCode == 0 ? path : QString(run.err);
    }

    QTemporaryDir folder_;
};

void TestGames::comparesWithoutATree() {
    // The contract, letter by letter.
    const ProgramRun run =
        runLine("compare game:tic-tac-toe --algorithms minimax,alpha-beta-tt --format json");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith("{\"tree\": {\"game\": \"tic-tac-toe\", \"depth\": \"all\"},\n"
                               " \"results\": [{\"algorithm\": \"minimax\", \"value\": 0, "));
    QVERIFY(run.out.contains("\n   \"nodesVisited\": 549946, \"leavesEvaluated\": 255168, "
                             "\"interiorVisited\": 294778, \"cutoffs\": 0,\n"
                             "   \"nodesPruned\": null, \"leavesPruned\": null},\n"));
    const QJsonArray results = jsonIn(run.out)["results"].toArray();
    QCOMPARE(results.size(), 2);
    QVERIFY(has(results[1].toObject(), R"({"value": 0, "differentNodes": null})"));
    QVERIFY(results[1]["recalled"].toInt() > 0);
}

void TestGames::tableNamesTheMoves() {
    // Who takes two of three leaves the last one to the other.
    QCOMPARE(runLine("compare game:nim:3:3 --algorithms minimax").out,
             QByteArray("game: nim:3:3, to its end, MAX to move\n"
                        "\n"
                        "algorithm  value  best move  nodes  leaves  interior  cutoffs  "
                        "nodes pruned  leaves pruned  principal variation\n"
                        "minimax        1        A-2      8       4         4        0  "
                        "           -              -  A-2 A-1\n"));
    QVERIFY(runLine("compare game:nim:3:3 --algorithms minimax --depth 1")
                .out.startsWith("game: nim:3:3, depth 1, MAX to move\n"));
    // In CSV what is unknown is left out.
    QVERIFY(runLine("compare game:nim:3:3 --algorithms minimax --format csv")
                .out.endsWith("\nminimax,1,1,\"[1, 0]\",8,4,4,0,,\n"));
}

void TestGames::depthAndEvaluation() {
    // Eight lines are open to a stone in the middle, four to the other.
    QCOMPARE(valueOf("game:tic-tac-toe --depth 1"), 0.4);
    QCOMPARE(valueOf("game:tic-tac-toe --depth 1 --evaluation own"), 0.4);
    QCOMPARE(valueOf("game:tic-tac-toe --depth 1 --evaluation zero"), 0.0);
    QCOMPARE(valueOf("game:nim:3:3 --depth 0"), 0.5);
}

void TestGames::ordersThatAGameOffers() {
    const QString asked = " game:connect-four --depth 1 --order centre-first";
    QVERIFY(runLine("compare --algorithms minimax --format json" + asked)
                .out.startsWith("{\"tree\": {\"game\": \"connect-four\", \"depth\": 1, "
                                "\"order\": \"centre-first\"},\n"));
    const ProgramRun table = runLine("compare --algorithms minimax" + asked);
    QVERIFY(table.out.startsWith("game: connect-four, depth 1, centre-first, MAX to move\n"));
    // In the tree the column in the middle is the first child.
    QVERIFY(runLine("trace --algorithm minimax --format jsonl" + asked)
                .out.contains("\"event\": \"back\", \"path\": [], \"child\": 0,"));
    QVERIFY(runLine("growth game:tic-tac-toe --algorithms alpha-beta "
                    "--orders as-written,centre-first --depth 2 --format csv")
                .out.contains("\nalpha-beta,centre-first,2,1,"));
    // The tree names its moves as the game does.
    const QString file = converted(asked);
    const auto lastWord = [](const QByteArray& out) { return out.trimmed().split(' ').last(); };
    QCOMPARE(lastWord(runProgram({"compare", "--algorithms", "minimax", file}).out),
             lastWord(table.out));
    const QJsonObject document = jsonIn(contentOf(file));
    QStringList names;
    for (const QJsonValue& each : document["tree"]["children"].toArray()) {
        names << each["move"].toString();
    }
    QCOMPARE(names.join(' '), QString("4 3 5 2 6 1 7"));
}

/// A rook can take a defended pawn: to depth 1 that wins it, behind that it loses the rook.
void TestGames::capturesBehindTheDepth() {
    const QString asked =
        " game:chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w --depth 1 --evaluation material ";
    const QString captures = asked + "--quiescence captures";
    const QString compare = "compare --algorithms minimax,alpha-beta-tt";
    const ProgramRun none = runLine(compare + asked + "--quiescence none");
    QCOMPARE(none.out, runLine(compare + asked).out);
    QVERIFY2(none.out.contains("\nminimax            1       Rxd5     15"), none.out.constData());
    const ProgramRun table = runLine(compare + captures);
    QVERIFY2(table.out.startsWith("game: chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w, depth 1 and its "
                                  "captures, MAX to move\n"),
             table.out.constData());
    QVERIFY2(table.out.contains("\nminimax            0        Rd4     18"), table.out.constData());
    const ProgramRun json = runLine(compare + " --format json" + captures);
    QVERIFY2(json.out.startsWith("{\"tree\": {\"game\": "
                                 "\"chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w\", \"depth\": 1, "
                                 "\"quiescence\": \"captures\"},\n"),
             json.out.constData());
    // A step for entering and leaving each of the two inner nodes, for each leaf and each way back.
    const ProgramRun trace = runLine("trace --algorithm minimax" + captures);
    QCOMPARE(trace.out.count('\n'), 2 * 2 + 16 + 17);
    const ProgramRun growth = runLine("growth --algorithms minimax --format json" + captures);
    QVERIFY2(growth.out.contains("_w\", \"quiescence\": \"captures\"}"), growth.out.constData());
    QVERIFY2(growth.out.contains("\"median\": 18,"), growth.out.constData());
    // The tree says it without the options.
    const QString file = converted(captures);
    QCOMPARE(valueOf(file), 0.0);
    QCOMPARE(valueOf(file + " --depth 1"), 1.0);
    const QJsonObject answer = jsonOf("answer --question values" + captures);
    QVERIFY(has(answer, R"({"answer": {"values": {"": 0, "0": -4}}})"));
}

void TestGames::windowsSayWhatTheyProve() {
    const QJsonObject found = jsonOf("compare game:tic-tac-toe --window -1,0 "
                                     "--algorithms alpha-beta,minimax --format json");
    QCOMPARE(found["results"][0]["bound"].toString(), "lower");
    QVERIFY(found["results"][1]["bound"].isUndefined());
}

/// O is to move and has two in a row, so MIN wins at once; X could have done so elsewhere.
void TestGames::takesAPositionOfAGame() {
    const QString position = "game:tic-tac-toe@oo./xx./x..:o";
    const ProgramRun run = runLine("compare --algorithms alpha-beta " + position);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.startsWith("game: tic-tac-toe@oo./xx./x..:o, to its end, MIN to move\n"),
             run.out.constData());
    QVERIFY2(run.out.contains("\nalpha-beta     -1         c1"), run.out.constData());
    const QString file = converted(position);
    QVERIFY(
        has(jsonIn(contentOf(file)), R"({"game": "tic-tac-toe@oo./xx./x..:o", "root": "min"})"));
    QCOMPARE(valueOf(file), -1.0);
}

/// The head of a table and JSON have the position that was read; the rest is told.
void TestGames::notesWhatIsLeftOutOfAPosition() {
    const QString position = "game:chess@6k1/5ppp/8/8/8/8/8/R6K w - - bm Ra8#; id \"mate\";";
    const QByteArray name = "chess@6k1/5ppp/8/8/8/8/8/R6K_w_-_-";
    const QByteArray note = "prunus: <game>: note: what stands behind the position is left out: "
                            "\"bm Ra8#; id \"mate\";\"\n";
    const ProgramRun table =
        runProgram({"compare", position, "--depth", "1", "--algorithms", "minimax"});
    QVERIFY2(table.out.startsWith("game: " + name + ", depth 1"), table.out.constData());
    QCOMPARE(table.err, note);
    const ProgramRun run = runProgram({"growth", position, "--depth", "1", "--format", "json"});
    QVERIFY2(run.out.contains('"' + name + '"'), run.out.constData());
    QVERIFY(!jsonIn(run.out).isEmpty());
    QCOMPARE(run.err, note);
}

void TestGames::convertsAGame() {
    QVERIFY(has(jsonIn(contentOf(converted("game:nim:3:2"))),
                R"({"title": "nim:3:2", "tree": {"value": 0.5, "children": [
              {"move": "A-1", "value": 0.5, "children": [{"move": "A-1", "value": 1}]},
              {"move": "A-2", "value": -1}]}})"));
}

void TestGames::refuses_data() {
    const Refusals row;
    row("an unknown board", "compare game:reversi:7",
        "<game>:1:14: there is no Reversi board \"7\"; give reversi:4, ", {}, 1);
    row("no name", "trace game: --algorithm minimax",
        "<game>:1:6: there is no game \"\"; give tic-tac-toe", {}, 1);
    for (const char* order : {"best-first", "worst-first", "random"}) {
        row(order, "compare game:tic-tac-toe --order " + QString(order),
            "--order: compare searches a game without its tree");
    }
    row("another first player", "compare game:tic-tac-toe --root min",
        "--root: the position of a game says who moves");
    row("an evaluation of a tree", "compare [1,2] --evaluation zero",
        "--evaluation is of a game, such as game:tic-tac-toe");
    row("a depth of a tree to convert", "convert [1,2] --depth 1 -o x.json",
        "--depth and --evaluation are of a game, such as game:tic-tac-toe");
    for (const char* const command :
         {"compare", "trace --algorithm minimax", "render --algorithm minimax -o FOLDER/x.svg",
          "convert -o FOLDER/x.json", "growth"}) {
        row(command, QString(command) + " game:go:2 --depth 1 --quiescence captures",
            "--quiescence: game:go:2 does not tell captures from other moves; these games do: "
            "chess");
    }
    const char* const noCaptures =
        "--quiescence is of a game that tells captures from other moves: chess";
    row("captures in a tree", "compare [1,2] --quiescence captures", noCaptures);
    row("captures in random trees", "growth --quiescence none", noCaptures);
    row("captures behind no depth", "compare game:chess --quiescence captures",
        "--quiescence: captures follow where the depth ends; give --depth, such as --depth 1");
    row("another quiescence", "compare game:chess --depth 1 --quiescence capture",
        "--quiescence: ");
    row("captures for uct", "trace game:chess --algorithm uct --quiescence none",
        "--quiescence: uct takes none");
    row("captures where the depth is what is asked",
        "answer game:chess --depth 1 --quiescence captures --question depth-limit",
        "--quiescence does not concern depth-limit");
    row("captures in the window behind no depth", "game:chess --quiescence captures",
        "--quiescence: captures follow where the depth ends");
    // 1 + 7 + 49 + … + 5,673,234 (8 plies) nodes fit into ten million, one ply more does not.
    row("too large a tree", "convert game:connect-four --depth 9 -o FOLDER/x.json",
        "game:connect-four: the tree to depth 9 has more than 10000000 nodes; give --depth 8 or "
        "less; compare needs no tree",
        {}, 1);
}

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
