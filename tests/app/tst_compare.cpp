#include "tests/app/programrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

// Trees, values and counts come from the sources named in tests/data/published.json, or from the
// definitions by hand; see the comments.

namespace {

constexpr auto figure = "[[3,12,8],[2,4,6],[14,5,2]]";

QJsonObject compareJson(const QStringList& arguments) {
    const ProgramRun run = runProgram(QStringList{"compare", "--format", "json"} + arguments);
    return run.exitCode == 0 ? QJsonDocument::fromJson(run.out).object() : QJsonObject{};
}

QJsonObject onlyResult(const QStringList& arguments) {
    const QJsonArray results = compareJson(arguments)["results"].toArray();
    return results.size() == 1 ? results[0].toObject() : QJsonObject{};
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT

  private slots:
    void jsonOfFigure();
    void csvOfFigure();
    void tableOfFigure();
    void publishedTrees_data();
    void publishedTrees();
    void everyAlgorithmAgrees();
    void algorithmsInTheOrderAsked();
    void repeatedVisitsAreCounted();
    void allAlgorithmsWhereAsked();
    void windows_data();
    void windows();
    void windowlessAlgorithmsRunOpen();
    void loneLeafHasNoMoves();
    void noChildImproves();
    void depthLimit();
    void missingStaticValueIsNamed();
    void aFailureKeepsTheOtherResults();
    void countsWhereATraceHasNoRoom();
    void namesDoNotTurnTheLineRound();
    void rootOption();
    void longVariationIsShortenedInTheTable();
};

void TestCompare::jsonOfFigure() {
    // The contract, letter by letter.
    const ProgramRun run =
        runProgram({"compare", figure, "--algorithms", "alpha-beta", "--format", "json"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray("{\"tree\": {\"nodes\": 13, \"leaves\": 9, \"depth\": 2},\n"
                                 " \"results\": [{\"algorithm\": \"alpha-beta\", \"value\": 3, "
                                 "\"bestMove\": 0, \"principalVariation\": [0, 0],\n"
                                 "   \"nodesVisited\": 11, \"leavesEvaluated\": 7, "
                                 "\"interiorVisited\": 4, \"cutoffs\": 1,\n"
                                 "   \"nodesPruned\": 2, \"leavesPruned\": 2}]}\n"));
    QCOMPARE(run.err, QByteArray());
}

void TestCompare::csvOfFigure() {
    const ProgramRun run =
        runProgram({"compare", figure, "--algorithms", "minimax,alpha-beta", "--format", "csv"});
    QCOMPARE(run.out,
             QByteArray("algorithm,value,bestMove,principalVariation,nodesVisited,"
                        "leavesEvaluated,interiorVisited,cutoffs,nodesPruned,leavesPruned\n"
                        "minimax,3,0,\"[0, 0]\",13,9,4,0,0,0\n"
                        "alpha-beta,3,0,\"[0, 0]\",11,7,4,1,2,2\n"));
}

void TestCompare::tableOfFigure() {
    const QList<QByteArray> lines = runProgram({"compare", figure}).out.split('\n');
    QCOMPARE(lines.size(), 10);
    QCOMPARE(lines[0], QByteArray("tree: 13 nodes, 9 leaves, depth 2, MAX to move"));
    QCOMPARE(lines[2].simplified(),
             QByteArray("algorithm value best move nodes leaves interior cutoffs nodes pruned "
                        "leaves pruned principal variation"));
    QCOMPARE(lines[3].simplified(), QByteArray("minimax 3 0 13 9 4 0 0 0 0 0"));
    QCOMPARE(lines[7].simplified(), QByteArray("alpha-beta 3 0 11 7 4 1 2 2 0 0"));
    // Headings and numbers end in the same column.
    const auto end = lines[2].indexOf("leaves pruned") + 13;
    for (int row = 3; row < 9; ++row) {
        QVERIFY(lines[row][end - 1] != ' ');
        QCOMPARE(lines[row].mid(end, 2), QByteArray("  "));
    }
}

void TestCompare::publishedTrees_data() {
    QTest::addColumn<QJsonObject>("entry");
    QFile file(PRUNUS_TEST_DATA "/published.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QJsonValue& entry : QJsonDocument::fromJson(file.readAll())["trees"].toArray()) {
        QTest::newRow(qPrintable(entry["id"].toString())) << entry.toObject();
    }
}

void TestCompare::publishedTrees() {
    QFETCH(QJsonObject, entry);
    const QJsonObject options = entry["options"].toObject();
    const QJsonObject computed = entry["computed"].toObject();
    const QByteArray tree = QJsonDocument(entry["tree"].toArray()).toJson(QJsonDocument::Compact);
    const QStringList arguments{QString(tree),
                                "--root",
                                entry["root"].toString(),
                                "--fail",
                                options["fail"].toString(),
                                "--cut",
                                options["cut"].toString(),
                                "--algorithms",
                                "alpha-beta"};
    const QJsonObject whole = compareJson(arguments)["tree"].toObject();
    QCOMPARE(whole["nodes"], computed["nodes"]);
    QCOMPARE(whole["leaves"], computed["leaves"]);

    const QJsonObject result = onlyResult(arguments);
    QCOMPARE(result["value"], computed["value"]);
    QCOMPARE(result["bestMove"], computed["bestMove"]);
    QCOMPARE(result["principalVariation"], computed["principalVariation"]);
    QCOMPARE(result["nodesVisited"], computed["alphaBetaNodesVisited"]);
    QCOMPARE(result["leavesEvaluated"], computed["alphaBetaLeavesEvaluated"]);
    QCOMPARE(result["cutoffs"], computed["cutoffs"]);
    QCOMPARE(result["nodesPruned"], computed["nodesPruned"]);
}

void TestCompare::everyAlgorithmAgrees() {
    // Nodes by hand: the drafts see 11 and all 13; slides 5 to 12 of the lecture.
    const QJsonArray results = compareJson({figure})["results"].toArray();
    const QStringList ids{
        "minimax",    "negamax",           "alpha-beta-first-draft", "alpha-beta-second-draft",
        "alpha-beta", "alpha-beta-negamax"};
    const QList<int> nodes{13, 13, 11, 13, 11, 11};
    QCOMPARE(results.size(), 6);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(results[i]["algorithm"].toString(), ids[i]);
        QCOMPARE(results[i]["value"].toInt(-1), 3);
        QCOMPARE(results[i]["nodesVisited"].toInt(), nodes[i]);
        QVERIFY(results[i]["bound"].isUndefined());
    }
}

void TestCompare::algorithmsInTheOrderAsked() {
    const QJsonArray results =
        compareJson({figure, "--algorithms=negamax,minimax"})["results"].toArray();
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[0]["algorithm"].toString(), "negamax");
    QCOMPARE(results[1]["algorithm"].toString(), "minimax");
}

void TestCompare::repeatedVisitsAreCounted() {
    // By hand, event by event, in tests/data/hand-traces.json.
    const ProgramRun run = runProgram(
        {"compare", "[1,[4,3],0]", "--algorithms", "alpha-beta,pvs,negascout", "--format", "csv"});
    QCOMPARE(run.out, QByteArray("algorithm,value,bestMove,principalVariation,nodesVisited,"
                                 "leavesEvaluated,interiorVisited,cutoffs,nodesPruned,"
                                 "leavesPruned,differentNodes\n"
                                 "alpha-beta,3,1,\"[1, 1]\",6,4,2,0,0,0,6\n"
                                 "pvs,3,1,\"[1, 1]\",10,7,3,0,0,0,6\n"
                                 "negascout,3,1,\"[1, 1]\",9,6,3,0,0,0,6\n"));
    const QJsonObject pvs = onlyResult({"[1,[4,3],0]", "--algorithms", "pvs"});
    QCOMPARE(pvs["nodesVisited"].toInt(), 10);
    QCOMPARE(pvs["differentNodes"].toInt(), 6);
    QVERIFY(!pvs.contains("recalled"));
    QVERIFY(!onlyResult({figure, "--algorithms", "alpha-beta"}).contains("differentNodes"));
    const QJsonObject best = onlyResult({"[[2,5],[4,7]]", "--algorithms", "sss-star"});
    QCOMPARE(best["nodesVisited"].toInt(), 10);
    QCOMPARE(best["leavesEvaluated"].toInt(), 3);
    QCOMPARE(best["interiorVisited"].toInt(), 5);
    QCOMPARE(best["recalled"].toInt(), 2);
    QCOMPARE(best["differentNodes"].toInt(), 6);
    QCOMPARE(best["leavesPruned"].toInt(), 1);
}

void TestCompare::allAlgorithmsWhereAsked() {
    const QJsonArray results = compareJson({figure, "--algorithms", "all"})["results"].toArray();
    QCOMPARE(results.size(), 12);
    const QStringList ids{"pvs",  "negascout", "alpha-beta-tt", "iterative-deepening",
                          "mtdf", "sss-star"};
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(results[6 + i]["algorithm"].toString(), ids[i]);
    }
    QCOMPARE(results[0]["algorithm"].toString(), "minimax");
    for (const QJsonValue& result : results) {
        QCOMPARE(result["value"].toInt(-1), 3);
        QCOMPARE(result["principalVariation"], QJsonArray({0, 0}));
    }
}

void TestCompare::windows_data() {
    QTest::addColumn<QStringList>("window");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("bound");
    // The value is 3; fail-hard clamps it into the window.
    QTest::newRow("the value lies inside") << QStringList{"--window", "2,5"} << 3.0 << "exact";
    QTest::newRow("above the window") << QStringList{"--window", "-5,2"} << 2.0 << "lower";
    QTest::newRow("below the window") << QStringList{"--window", "4,9"} << 4.0 << "upper";
    QTest::newRow("on the lower end") << QStringList{"--window", "3,9"} << 3.0 << "upper";
    QTest::newRow("on the upper end") << QStringList{"--window", "0,3"} << 3.0 << "lower";
    QTest::newRow("open below, apart") << QStringList{"--window", "-inf,2"} << 2.0 << "lower";
    QTest::newRow("open below, joined") << QStringList{"--window=-inf,2"} << 2.0 << "lower";
    QTest::newRow("open above") << QStringList{"--window", "2.5,inf"} << 3.0 << "exact";
    QTest::newRow("open on both sides") << QStringList{"--window", "-inf,inf"} << 3.0 << "";
}

void TestCompare::windows() {
    QFETCH(QStringList, window);
    QFETCH(double, value);
    QFETCH(QString, bound);
    for (const char* const id : {"alpha-beta", "alpha-beta-negamax", "alpha-beta-second-draft"}) {
        const QJsonObject result = onlyResult(QStringList{figure, "--algorithms", id} + window);
        QCOMPARE(result["value"].toDouble(-1), value);
        QCOMPARE(result["bound"].toString(), bound);
    }
}

void TestCompare::windowlessAlgorithmsRunOpen() {
    for (const char* const id : {"minimax", "negamax", "alpha-beta-first-draft"}) {
        const QJsonObject result = onlyResult({figure, "--algorithms", id, "--window", "4,9"});
        QCOMPARE(result["value"].toDouble(-1), 3.0);
        QVERIFY(!result.contains("bound"));
    }
    const QByteArray csv = runProgram({"compare", figure, "--algorithms", "minimax,alpha-beta",
                                       "--window", "4,9", "--format", "csv"})
                               .out;
    QVERIFY(csv.contains(",leavesPruned,bound\n"));
    QVERIFY(csv.contains("minimax,3,0,\"[0, 0]\",13,9,4,0,0,0,\n"));
    QVERIFY(csv.contains(",upper\n"));
}

void TestCompare::loneLeafHasNoMoves() {
    const ProgramRun run =
        runProgram({"compare", "-", "--algorithms", "alpha-beta", "--format", "json"}, "7");
    const QJsonObject result = QJsonDocument::fromJson(run.out)["results"][0].toObject();
    QCOMPARE(result["value"].toInt(), 7);
    QVERIFY(result["bestMove"].isNull());
    QCOMPARE(result["principalVariation"], QJsonArray());
}

void TestCompare::noChildImproves() {
    const QJsonObject result =
        onlyResult({figure, "--algorithms", "alpha-beta", "--window", "4,9"});
    QVERIFY(result["bestMove"].isNull());
    QCOMPARE(result["principalVariation"], QJsonArray());
}

void TestCompare::depthLimit() {
    // A, whose children have static values 5 and 1, which the leaves below contradict.
    const ProgramRun run =
        runProgram({"compare", "-", "--depth", "1", "--algorithms", "minimax", "--format", "json"},
                   R"({"format": "prunus-tree", "version": 1, "tree":
            [{"value": 5, "children": [0, 0]}, {"value": 1, "children": [9]}]})");
    const QJsonDocument answer = QJsonDocument::fromJson(run.out);
    QCOMPARE(answer["tree"]["nodes"].toInt(), 6);
    QCOMPARE(answer["results"][0]["value"].toInt(), 5);
    QCOMPARE(answer["results"][0]["nodesVisited"].toInt(), 3);
    QCOMPARE(answer["results"][0]["principalVariation"], (QJsonArray{0}));
}

void TestCompare::missingStaticValueIsNamed() {
    const ProgramRun run = runProgram({"compare", figure, "--depth", "1"});
    QVERIFY(failedWith(run, 1, "<literal>: node B at [0] "));
}

void TestCompare::aFailureKeepsTheOtherResults() {
    // To depth 2, E has no value: minimax reads it, and alpha-beta cuts it off, since 2 is below 3.
    const ProgramRun run = runProgram({"compare", "[[3,5],[2,[9,9]]]", "--depth", "2", "--format",
                                       "csv", "--algorithms", "minimax,alpha-beta,negamax"});
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out, QByteArray("algorithm,value,bestMove,principalVariation,nodesVisited,"
                                 "leavesEvaluated,interiorVisited,cutoffs,nodesPruned,"
                                 "leavesPruned\nalpha-beta,3,0,\"[0, 0]\",6,3,3,1,1,1\n"));
    const QByteArray reason = ": node D at [1,1] lies at the depth limit and has no static value; "
                              "give it one, or search deeper\n";
    QCOMPARE(run.err,
             "prunus: <literal>: minimax" + reason + "prunus: <literal>: negamax" + reason);
}

void TestCompare::countsWhereATraceHasNoRoom() {
    // SSS* makes so many calls here that a trace of them would take hundreds of megabytes.
    const ProgramRun run = runShell("\"$0\" generate --depth 2 --branching 300 --values 0,999999 | "
                                    "\"$0\" compare - --order worst-first --algorithms "
                                    "alpha-beta,sss-star,mtdf --format json");
    QCOMPARE(run.exitCode, 0);
    const QJsonArray results = QJsonDocument::fromJson(run.out)["results"].toArray();
    QCOMPARE(results.size(), 3);
    QVERIFY(results[1]["nodesVisited"].toDouble() > 24e6);
    for (const QJsonValue& result : results) {
        QCOMPARE(result["value"], results[0]["value"]);
        QCOMPARE(result["principalVariation"], results[0]["principalVariation"]);
    }
}

void TestCompare::namesDoNotTurnTheLineRound() {
    const QByteArray document = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [)"
                                R"({"name": "\u202eb\u2066a\u061c", "children": [1, 2]}, 3]}})";
    const ProgramRun run = runProgram({"trace", "-", "--algorithm", "minimax"}, document);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(" b a "));
    for (const char* const turning : {"\u202e", "\u2066", "\u061c"}) {
        QVERIFY(!run.out.contains(turning));
    }
}

void TestCompare::rootOption() {
    // MIN at the root: the least of 12, 6 and 14.
    const QJsonObject result =
        onlyResult({figure, "--root", "min", "--algorithms", "alpha-beta-negamax"});
    QCOMPARE(result["value"].toInt(), 6);
    QCOMPARE(result["principalVariation"], QJsonArray({1, 2}));
}

void TestCompare::longVariationIsShortenedInTheTable() {
    const QByteArray tree = QByteArray(100, '[') + '1' + QByteArray(100, ']');
    const ProgramRun run =
        runProgram({"compare", QString(tree), "--algorithms", "minimax", "--format", "table"});
    QVERIFY(run.out.contains(" 0 … 0 0 0 0\n"));
    QVERIFY(run.out.size() < 500);
}

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_compare.moc"
