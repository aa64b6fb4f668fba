#include "tests/app/commandline.h"

#include <QtTest>

// Values and counts follow from the definitions by hand; see the comments. tst_examples compares
// the published trees.

namespace {

QJsonArray resultsOf(const QString& line, const QByteArray& input = {}) {
    return jsonOf("compare --format json " + line, input)["results"].toArray();
}

QJsonObject onlyResult(const QString& line, const QByteArray& input = {}) {
    const QJsonArray results = resultsOf(line, input);
    return results.size() == 1 ? results[0].toObject() : QJsonObject{};
}

QStringList algorithmsIn(const QJsonArray& results) {
    QStringList ids;
    for (const QJsonValue& each : results) {
        ids << each["algorithm"].toString();
    }
    return ids;
}

} // namespace

class TestCompare : public QObject {
    Q_OBJECT

  private slots:
    void jsonOfFigure();
    void csvOfFigure();
    void tableOfFigure();
    void everyAlgorithmAgrees();
    void repeatedVisitsAreCounted();
    void windows_data();
    void windows();
    void windowlessAlgorithmsRunOpen();
    void whatIsNotThere();
    void depthLimit();
    void missingStaticValueIsNamed();
    void aFailureKeepsTheOtherResults();
    void countsWhereATraceHasNoRoom();
    void rootOption();
    void longVariationIsShortenedInTheTable();
};

void TestCompare::jsonOfFigure() {
    // The contract, letter by letter.
    const ProgramRun run =
        runLine("compare " + textbook + " --algorithms alpha-beta --format json");
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
        runLine("compare " + textbook + " --algorithms minimax,alpha-beta --format csv");
    QCOMPARE(run.out,
             QByteArray("algorithm,value,bestMove,principalVariation,nodesVisited,"
                        "leavesEvaluated,interiorVisited,cutoffs,nodesPruned,leavesPruned\n"
                        "minimax,3,0,\"[0, 0]\",13,9,4,0,0,0\n"
                        "alpha-beta,3,0,\"[0, 0]\",11,7,4,1,2,2\n"));
}

void TestCompare::tableOfFigure() {
    const QList<QByteArray> lines = linesIn(runLine("compare " + textbook).out);
    QCOMPARE(lines.size(), 9);
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

void TestCompare::everyAlgorithmAgrees() {
    // Nodes by hand: the drafts see 11 and all 13; slides 5 to 12 of the lecture.
    const QList<int> nodes{13, 13, 11, 13, 11, 11};
    const QStringList ids{"minimax",
                          "negamax",
                          "alpha-beta-first-draft",
                          "alpha-beta-second-draft",
                          "alpha-beta",
                          "alpha-beta-negamax",
                          "pvs",
                          "negascout",
                          "alpha-beta-tt",
                          "iterative-deepening",
                          "mtdf",
                          "sss-star"};
    const QJsonArray all = resultsOf(textbook + " --algorithms all");
    QCOMPARE(algorithmsIn(all), ids);
    for (int i = 0; i < 12; ++i) {
        QVERIFY(has(all[i].toObject(), R"({"value": 3, "principalVariation": [0, 0]})"));
        QVERIFY(all[i]["bound"].isUndefined());
        QVERIFY(i >= nodes.size() || all[i]["nodesVisited"].toInt() == nodes[i]);
    }
    QCOMPARE(algorithmsIn(resultsOf(textbook)), ids.first(6));
    QCOMPARE(algorithmsIn(resultsOf(textbook + " --algorithms=negamax,minimax")),
             (QStringList{"negamax", "minimax"}));
}

void TestCompare::repeatedVisitsAreCounted() {
    // By hand, event by event, in tests/data/hand-traces.json.
    const ProgramRun run =
        runLine("compare [1,[4,3],0] --algorithms alpha-beta,pvs,negascout --format csv");
    QCOMPARE(run.out, QByteArray("algorithm,value,bestMove,principalVariation,nodesVisited,"
                                 "leavesEvaluated,interiorVisited,cutoffs,nodesPruned,"
                                 "leavesPruned,differentNodes\n"
                                 "alpha-beta,3,1,\"[1, 1]\",6,4,2,0,0,0,6\n"
                                 "pvs,3,1,\"[1, 1]\",10,7,3,0,0,0,6\n"
                                 "negascout,3,1,\"[1, 1]\",9,6,3,0,0,0,6\n"));
    const QJsonObject pvs = onlyResult("[1,[4,3],0] --algorithms pvs");
    QVERIFY(has(pvs, R"({"nodesVisited": 10, "differentNodes": 6})"));
    QVERIFY(!pvs.contains("recalled"));
    QVERIFY(!onlyResult(textbook + " --algorithms alpha-beta").contains("differentNodes"));
    QVERIFY(has(onlyResult("[[2,5],[4,7]] --algorithms sss-star"),
                R"({"nodesVisited": 10, "leavesEvaluated": 3, "interiorVisited": 5, "recalled": 2,
                    "differentNodes": 6, "leavesPruned": 1})"));
}

void TestCompare::windows_data() {
    const Rows<QString, double, QString> row("window", "value", "bound");
    // The value is 3; fail-hard clamps it into the window.
    row("the value lies inside", "--window 2,5", 3.0, "exact");
    row("above the window", "--window -5,2", 2.0, "lower");
    row("below the window", "--window 4,9", 4.0, "upper");
    row("on the lower end", "--window 3,9", 3.0, "upper");
    row("on the upper end", "--window 0,3", 3.0, "lower");
    row("open below, apart", "--window -inf,2", 2.0, "lower");
    row("open below, joined", "--window=-inf,2", 2.0, "lower");
    row("open above", "--window 2.5,inf", 3.0, "exact");
    row("open on both sides", "--window -inf,inf", 3.0, "");
}

void TestCompare::windows() {
    QFETCH(QString, window);
    QFETCH(double, value);
    QFETCH(QString, bound);
    const QJsonArray results = resultsOf(
        textbook + " --algorithms alpha-beta,alpha-beta-negamax,alpha-beta-second-draft " + window);
    QCOMPARE(results.size(), 3);
    for (const QJsonValue& result : results) {
        QCOMPARE(result["value"].toDouble(-1), value);
        QCOMPARE(result["bound"].toString(), bound);
    }
}

void TestCompare::windowlessAlgorithmsRunOpen() {
    const QJsonArray results =
        resultsOf(textbook + " --algorithms minimax,negamax,alpha-beta-first-draft --window 4,9");
    QCOMPARE(results.size(), 3);
    for (const QJsonValue& result : results) {
        QCOMPARE(result["value"].toDouble(-1), 3.0);
        QVERIFY(result["bound"].isUndefined());
    }
    const QByteArray csv = runLine("compare " + textbook +
                                   " --algorithms minimax,alpha-beta "
                                   "--window 4,9 --format csv")
                               .out;
    QVERIFY(csv.contains(",leavesPruned,bound\n"));
    QVERIFY(csv.contains("minimax,3,0,\"[0, 0]\",13,9,4,0,0,0,\n"));
    QVERIFY(csv.contains(",upper\n"));
}

/// A lone leaf has no moves; below the window no child improves.
void TestCompare::whatIsNotThere() {
    const QByteArray noMove = R"("bestMove": null, "principalVariation": []})";
    QVERIFY(has(onlyResult("- --algorithms alpha-beta", "7"), R"({"value": 7, )" + noMove));
    QVERIFY(has(onlyResult(textbook + " --algorithms alpha-beta --window 4,9"), '{' + noMove));
}

void TestCompare::depthLimit() {
    // A, whose children have static values 5 and 1, which the leaves below contradict.
    const QJsonObject answer = jsonOf("compare - --depth 1 --algorithms minimax --format json",
                                      R"({"format": "prunus-tree", "version": 1, "tree":
            [{"value": 5, "children": [0, 0]}, {"value": 1, "children": [9]}]})");
    QCOMPARE(answer["tree"]["nodes"].toInt(), 6);
    QVERIFY(has(answer["results"][0].toObject(),
                R"({"value": 5, "nodesVisited": 3, "principalVariation": [0]})"));
}

void TestCompare::missingStaticValueIsNamed() {
    QVERIFY(
        failedWith(runLine("compare " + textbook + " --depth 1"), 1, "<literal>: node B at [0] "));
}

void TestCompare::aFailureKeepsTheOtherResults() {
    // To depth 2, E has no value: minimax reads it, and alpha-beta cuts it off, since 2 is below 3.
    const ProgramRun run = runLine("compare [[3,5],[2,[9,9]]] --depth 2 --format csv "
                                   "--algorithms minimax,alpha-beta,negamax");
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
    const QByteArray wide = runLine("generate --depth 2 --branching 300 --values 0,999999").out;
    const QJsonArray results =
        resultsOf("- --order worst-first --algorithms alpha-beta,sss-star,mtdf", wide);
    QCOMPARE(results.size(), 3);
    QVERIFY(results[1]["nodesVisited"].toDouble() > 24e6);
    for (const QJsonValue& result : results) {
        QCOMPARE(result["value"], results[0]["value"]);
        QCOMPARE(result["principalVariation"], results[0]["principalVariation"]);
    }
}

void TestCompare::rootOption() {
    // MIN at the root: the least of 12, 6 and 14.
    QVERIFY(has(onlyResult(textbook + " --root min --algorithms alpha-beta-negamax"),
                R"({"value": 6, "principalVariation": [1, 2]})"));
}

void TestCompare::longVariationIsShortenedInTheTable() {
    const QString tree = QString(100, u'[') + '1' + QString(100, u']');
    const ProgramRun run = runLine("compare " + tree + " --algorithms minimax --format table");
    QVERIFY(run.out.contains(" 0 … 0 0 0 0\n"));
    QVERIFY(run.out.size() < 500);
}

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_compare.moc"
