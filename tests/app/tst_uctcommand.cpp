// UCT on the command line: its lines, its row in a comparison, and what is said of options that do
// not belong. The numbers are those of tests/uct/tst_uct.cpp.

#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QtTest>

namespace {

QList<QByteArray> lines(const QString& words) {
    return linesIn(runLine("trace --algorithm uct " + words).out);
}

QList<QJsonObject> events(const QString& words) {
    QList<QJsonObject> all;
    for (const QByteArray& line : lines("--format jsonl " + words)) {
        all << jsonIn(line);
    }
    return all;
}

QString inThousandths(const QJsonValue& number) {
    return QString::number(number.toDouble(), 'f', 3);
}

} // namespace

class TestUctCommand : public QObject {
    Q_OBJECT

  private slots:
    void jsonLinesOfFigure();
    void linesCountStepsFromTheStart();
    void textOfFigure();
    void sentences();
    void aGameIsNotUnfolded();
    void standsBesideAlphaBeta();
    void convergenceOfFigure();
    void aStepIsDrawn();
    void wrongUses_data();
    void wrongUses() { QVERIFY(isRefused()); }
};

void TestUctCommand::jsonLinesOfFigure() {
    const QList<QByteArray> all =
        lines(textbook + " --iterations 12 --exploration 1.5 --format jsonl");
    QCOMPARE(all.at(0), QByteArray(R"({"step": 0, "event": "start", "iterations": 12, "C": 1.5, )"
                                   R"("seed": 1, "rewards": [2, 14]})"));
    QCOMPARE(all.at(1), QByteArray(R"({"step": 1, "event": "select", "iteration": 1, "node": [], )"
                                   R"("child": [0], "childNumber": 0, "n": 0, "q": null, "ucb": )"
                                   R"("unvisited", "of": ["unvisited", "unvisited", )"
                                   R"("unvisited"]})"));
    QCOMPARE(all.at(2), QByteArray(R"({"step": 2, "event": "expand", "iteration": 1, "node": [0], )"
                                   R"("parent": [], "childNumber": 0})"));
    // The first playout goes from A to A3.
    QCOMPARE(all.at(3), QByteArray(R"({"step": 3, "event": "simulate", "iteration": 1, "node": )"
                                   R"([0], "moves": [2], "plies": 1, "result": 8, "reward": 0.5, )"
                                   R"("capped": false})"));
    QCOMPARE(all.at(4), QByteArray(R"({"step": 4, "event": "backpropagate", "iteration": 1, )"
                                   R"("node": [0], "n": 1, "w": 0.5, "q": 0.5})"));
    QCOMPARE(all.at(5), QByteArray(R"({"step": 5, "event": "backpropagate", "iteration": 1, )"
                                   R"("node": [], "n": 1, "w": 0.5, "q": 0.5})"));
}

void TestUctCommand::linesCountStepsFromTheStart() {
    const QList<QJsonObject> all = events(textbook + " --iterations 12");
    QVERIFY(!all.isEmpty());
    for (qsizetype k = 0; k < all.size(); ++k) {
        QCOMPARE(all.at(k)["step"].toInt(-1), int(k));
    }
    QVERIFY(has(all.last(), R"({"event": "leave", "n": [5, 2, 5]})"));
}

void TestUctCommand::textOfFigure() {
    const QList<QByteArray> all = lines(textbook);
    QCOMPARE(all.at(0).simplified(),
             QByteArray("0 start iterations 1000 C 1.4142135623730951 seed 1 rewards 2…14"));
    QCOMPARE(all.at(1).simplified(),
             QByteArray("1 1 select [] MAX child 0 n 0 ucb unvisited of unvisited unvisited "
                        "unvisited"));
    QCOMPARE(all.at(3).simplified(),
             QByteArray("3 1 simulate [0] MIN moves 2 plies 1 result 8 reward 0.500"));
    QVERIFY2(all.last().contains("value ≈3.300  move 0  n "), all.last());
}

void TestUctCommand::sentences() {
    // Of the sixth iteration's choice.
    const QByteArray out = lines(textbook + " --iterations 6 --explain --format jsonl").join('\n');
    QVERIFY(
        out.contains("\"sentence\": \"B is chosen: 0.500 + 1.794 = 2.294; C has 1.794, D 1.786."));
}

void TestUctCommand::aGameIsNotUnfolded() {
    const QList<QJsonObject> all = events("game:go:9 --iterations 3");
    QVERIFY(!all.isEmpty());
    QCOMPARE(all.at(1)["of"].toArray().size(), 82); // 81 points and the pass
    QCOMPARE(all.last()["n"].toArray().size(), 82);
}

void TestUctCommand::standsBesideAlphaBeta() {
    const QString line = "compare " + textbook + " --algorithms alpha-beta,uct";
    const QByteArray table = runLine(line).out;
    QVERIFY2(table.contains("≈3.3"), table);
    QVERIFY2(table.contains("plies simulated"), table);
    const QJsonArray results = jsonOf(line + " --format json")["results"].toArray();
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[0]["leavesEvaluated"].toInt(), 7);
    const QJsonObject uct = results[1].toObject();
    QVERIFY(has(uct, R"({"algorithm": "uct", "estimate": true, "leavesEvaluated": 1000,
                         "nodesInTree": 13, "differentLeaves": 9, "bestMove": 0})"));
    QCOMPARE(inThousandths(uct["value"]), QStringLiteral("3.300"));
    QVERIFY(!uct.contains("nodesPruned"));
    const QList<QByteArray> csv = linesIn(runLine(line + " --format csv").out);
    QCOMPARE(csv.size(), 3);
    QCOMPARE(csv.at(0).count(','), QByteArray(csv.at(1)).replace("[0, 0]", "").count(','));
    QVERIFY(
        csv.at(0).endsWith("iterations,nodesInTree,simulations,pliesSimulated,differentLeaves"));
}

/// The estimate of seed 1 is that of tst_uct.cpp; a run alone is its own quartiles.
void TestUctCommand::convergenceOfFigure() {
    const QString line = "growth " + textbook + " --convergence --iterations 3000 --samples 1";
    const QJsonObject json = jsonOf(line + " --format json");
    QVERIFY(has(json, R"({"value": 3, "alphaBetaLeavesAsWritten": 7,
                          "alphaBetaLeavesBestFirst": 5})"));
    const QJsonObject last = json["points"].toArray().last().toObject();
    QVERIFY(has(last, R"({"leaves": 3000, "bestMoveShare": 1})"));
    QCOMPARE(inThousandths(last["estimate"]["median"]), QStringLiteral("2.990"));
    QCOMPARE(runLine(line + " --format csv").out.count('\n'), 1 + 12); // 1, 2, 5, …, 2000 and 3000
    const QByteArray table = runLine(line).out;
    QVERIFY2(table.contains("alpha-beta proves with 7 leaves as written, 5 best first"), table);
    QVERIFY2(table.contains("≈2.99"), table);
}

/// After iteration 6 the root has 46/6, A has 8 and 3, C has 14, 14 and 5.
void TestUctCommand::aStepIsDrawn() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("uct.svg");
    QString step;
    for (const QJsonObject& each : events(textbook + " --iterations 12")) {
        if (each["event"] == "backpropagate" && each["iteration"] == 6) {
            step = QString::number(each["step"].toInt()); // the last of them is the root's
        }
    }
    const auto rendered = [&](const QString& words) {
        const ProgramRun run = runLine("render --algorithm uct -o " + file + ' ' + words);
        return run.exitCode == 0 && run.err.isEmpty() ? contentOf(file) : run.err;
    };
    const QByteArray svg = rendered(textbook + " --iterations 12 --at " + step);
    for (const char* text : {">≈7.67<", ">N 6<", ">≈5.5<", ">N 2<", ">≈11<", ">N 3<"}) {
        QVERIFY2(svg.contains(text), svg);
    }
    QVERIFY(svg.contains(QStringLiteral("UCT, step %1 of ").arg(step).toUtf8()));
    QVERIFY(rendered("game:tic-tac-toe --iterations 9 --at 3").contains("<svg"));
}

void TestUctCommand::wrongUses_data() {
    const Refusals refused;
    const auto row = [&](const char* name, const QString& line, const char* said) {
        refused(name, line, "", said);
    };
    const QString trace = "trace " + textbook + " --algorithm uct ";
    row("a depth", trace + "--depth 2", "--depth: uct takes none");
    row("a window", trace + "--window 1,2", "--window: uct takes none");
    row("iterations of another", "trace [1] --algorithm minimax --iterations 5",
        "--iterations is of uct, which is not asked for");
    row("a final move in a comparison without it", "compare [1] --final value",
        "--final is of uct, which is not asked for");
    row("a reward on a tree", trace + "--reward margin", "--reward is of a game");
    row("no iterations", trace + "--iterations 0",
        "\"0\" is no number of iterations; give a whole number from 1 to 100000000");
    row("an exploration below 0", trace + "--exploration -1",
        "\"-1\" is no exploration factor; give a number from 0 to 1000000");
    row("who moves in a game", "trace game:go:5 --algorithm uct --root min",
        "--root: the position of a game says who moves");
    row("a search that it is none of", "growth [1] --algorithms uct",
        "\"uct\" estimates values, and only trace, compare, render and growth --convergence take "
        "it");
    const QString figure = "render " + textbook + " --algorithm uct ";
    row("a figure for LaTeX", figure + "-o a.tex",
        "-o: a figure of uct ends in .svg, .png or .pdf");
    row("many steps", figure + "--at all -o a.pdf", "--at: a figure of uct is of one step");
    row("a step that is not there", figure + "--at 99999 -o a.svg",
        "--at: there is no step 99999; the search ends with step ");
    row("a proof", figure + "--proof -o a.svg",
        "--proof: a figure of uct takes none; it has --at STEP|end, --theme and --scale");
    row("iterations of another figure", "render [1] --algorithm minimax --iterations 5 -o a.svg",
        "--iterations is of uct, which is not asked for");
    row("a convergence without a tree", "growth --convergence", "--convergence needs a tree");
    row("a convergence of a game", "growth game:nim:3:3,4,5 --convergence",
        "a game becomes one with prunus convert");
    row("a depth of it", "growth [1] --convergence --depth 1", "--depth is not of --convergence");
    row("growth with its options alone", "growth [1] --iterations 9",
        "--iterations is of uct, which is not asked for; give --convergence");
    row("a slip of the hand", "trace [1] --algorithm utc", "\"utc\" is none of ");
}

QTEST_GUILESS_MAIN(TestUctCommand)
#include "tst_uctcommand.moc"
