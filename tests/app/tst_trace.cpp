#include "tests/app/commandline.h"
#include "tests/enough.h"

#include <QtTest>
#include <algorithm>

namespace {

QList<QByteArray> traceText(const QString& line, const QByteArray& input = {}) {
    return linesIn(runLine("trace " + line, input).out);
}

QList<QByteArray> traceJson(const QString& line) {
    return traceText("--format jsonl " + line);
}

} // namespace

class TestTrace : public QObject {
    Q_OBJECT

  private slots:
    void aWideNodeIsAsCheapAsOthers();
    void jsonLinesOfFigure();
    void exhaustiveSearchesHaveNoWindow();
    void negamaxSeesFromTheMover();
    void depthLeftIsANumberUnderALimit();
    void textOfFigure();
    void repeatedVisitsAreNumbered();
    void whatTheMemoryKnewIsTold();
    void theIterationsDepthIsTold();
    void textKeepsOddNamesOnTheirLine();
    void namesDoNotTurnTheLineRound();
    void textColumnsAreAligned();
    void windowOfTheFirstCall();
    void everySearchEndsWithTheValue();
};

void TestTrace::jsonLinesOfFigure() {
    // Steps 1, 13 and 14 are the contract; the others were followed by hand. What C returns is
    // clamped into its window.
    const QList<QByteArray> steps = traceJson(textbook + " --algorithm alpha-beta");
    QCOMPARE(steps.size(), 26);
    QCOMPARE(steps[0], QByteArray(R"({"step": 1, "event": "enter", "path": [], "player": "max", )"
                                  R"("depth": "all", "alpha": "-inf", "beta": "inf"})"));
    QCOMPARE(steps[2],
             QByteArray(R"({"step": 3, "event": "leaf", "path": [0, 0], "player": "max", )"
                        R"("value": 3, "alpha": "-inf", "beta": "inf"})"));
    QCOMPARE(steps[12],
             QByteArray(R"({"step": 13, "event": "back", "path": [1], "child": 0, "value": 2, )"
                        R"("improved": true, "best": 2, "alpha": 3, "beta": 2})"));
    QCOMPARE(
        steps[13],
        QByteArray(R"({"step": 14, "event": "cutoff", "path": [1], "child": 0, "skipped": 2})"));
    QCOMPARE(steps[14], QByteArray(R"({"step": 15, "event": "leave", "path": [1], "value": 3})"));
    QCOMPARE(steps[25], QByteArray(R"({"step": 26, "event": "leave", "path": [], "value": 3})"));
}

void TestTrace::everySearchEndsWithTheValue() {
    for (const char* const id :
         {"minimax", "negamax", "alpha-beta-first-draft", "alpha-beta-second-draft", "alpha-beta",
          "alpha-beta-negamax", "pvs", "negascout", "alpha-beta-tt", "iterative-deepening", "mtdf",
          "sss-star"}) {
        const QList<QByteArray> steps =
            traceJson(QString("[[[3,5],[6,9]],[[1,2],[0,-1]]] --fail soft --algorithm ") + id);
        QVERIFY2(!steps.isEmpty(), id);
        QCOMPARE(jsonIn(steps.last())["value"].toInt(-1), 5);
    }
}

void TestTrace::exhaustiveSearchesHaveNoWindow() {
    QCOMPARE(traceJson("[3,4] --algorithm minimax"),
             QList<QByteArray>({
                 R"({"step": 1, "event": "enter", "path": [], "player": "max", "depth": "all"})",
                 R"({"step": 2, "event": "leaf", "path": [0], "player": "min", "value": 3})",
                 R"({"step": 3, "event": "back", "path": [], "child": 0, "value": 3, )"
                 R"("improved": true, "best": 3})",
                 R"({"step": 4, "event": "leaf", "path": [1], "player": "min", "value": 4})",
                 R"({"step": 5, "event": "back", "path": [], "child": 1, "value": 4, )"
                 R"("improved": true, "best": 4})",
                 R"({"step": 6, "event": "leave", "path": [], "value": 4})",
             }));
}

void TestTrace::negamaxSeesFromTheMover() {
    // MIN is to move at the leaf with 3, and sees -3; its parent sees 3 again.
    const QList<QByteArray> steps = traceJson("[3,0] --algorithm negamax");
    QCOMPARE(steps[1], QByteArray(R"({"step": 2, "event": "leaf", "path": [0], "player": "min", )"
                                  R"("value": -3})"));
    QCOMPARE(steps[2], QByteArray(R"({"step": 3, "event": "back", "path": [], "child": 0, )"
                                  R"("value": 3, "improved": true, "best": 3})"));
    QVERIFY(steps[3].endsWith(R"("value": 0})"));
}

void TestTrace::depthLeftIsANumberUnderALimit() {
    const QList<QByteArray> steps = traceJson("[[3],[2]] --algorithm minimax --depth 2");
    QVERIFY(steps[0].contains(R"("depth": 2)"));
    QVERIFY(steps[1].contains(R"("depth": 1)"));
}

void TestTrace::textOfFigure() {
    const QList<QByteArray> steps = traceText(textbook + " --algorithm alpha-beta");
    QCOMPARE(steps.size(), 26);
    QCOMPARE(steps[0].simplified(), QByteArray("1 enter [] MAX A depth all α -∞ β ∞"));
    QCOMPARE(steps[12].simplified(),
             QByteArray("13 back [1] MIN C child 0 value 2 is better: best 2 α 3 β 2"));
    QCOMPARE(steps[13].simplified(), QByteArray("14 cutoff [1] MIN C child 0 skipped 2"));
    QCOMPARE(steps[25].simplified(), QByteArray("26 leave [] MAX A value 3"));
}

void TestTrace::repeatedVisitsAreNumbered() {
    // By hand, in tests/data/hand-traces.json.
    const QString line = "[1,[4,3],0] --algorithm pvs";
    const QList<QByteArray> steps = traceJson(line);
    QCOMPARE(steps.size(), 22);
    QCOMPARE(steps[9], QByteArray(R"({"step": 10, "event": "back", "path": [], "child": 1, )"
                                  R"("value": 1.0000000000000002, "improved": false, "best": 1, )"
                                  R"("alpha": 1, "beta": "inf", "again": true, "visit": 1})"));
    QCOMPARE(steps[10], QByteArray(R"({"step": 11, "event": "enter", "path": [1], )"
                                   R"("player": "min", "depth": "all", "alpha": "-inf", )"
                                   R"("beta": -1, "visit": 2})"));
    const QList<QByteArray> text = traceText(line);
    QVERIFY(text[9].contains("may be better, is searched again: best 1 "));
    QVERIFY(text[10].endsWith("visit 2"));
    QVERIFY(!text[3].contains("visit"));
}

void TestTrace::whatTheMemoryKnewIsTold() {
    // By hand, in tests/data/hand-traces.json.
    const QString line = "[[2,5],[4,7]] --algorithm sss-star";
    const QList<QByteArray> steps = traceJson(line);
    QCOMPARE(steps.size(), 25);
    QCOMPARE(steps[15], QByteArray(R"({"step": 16, "event": "recall", "path": [0], )"
                                   R"("player": "min", "value": 2, "alpha": 3.9999999999999996, )"
                                   R"("beta": 4, "visit": 2, "memory": ["-inf", 2]})"));
    QVERIFY(steps[20].endsWith(R"("visit": 1, "memory": ["-inf", "inf"]})"));
    const QList<QByteArray> text = traceText(line);
    // The same windows as people write them: next below infinity, and next below 4.
    QVERIFY(text[0].endsWith("α ∞⁻  β ∞"));
    QVERIFY(text[15].contains("α 4⁻  β 4  "));
    QVERIFY(text[15].contains("recall"));
    QVERIFY(text[15].endsWith("visit 2  memory ≤2"));
    QVERIFY(text[18].endsWith("visit 2  memory 4"));
    QVERIFY(!text[20].contains("memory"));
}

void TestTrace::theIterationsDepthIsTold() {
    const QByteArray tree = R"({"format": "prunus-tree", "version": 1, "tree":
        [{"value": 1, "children": [5, 0]}, {"value": 2, "children": [4, 3]}]})";
    const QList<QByteArray> text = traceText("- --algorithm iterative-deepening", tree);
    QCOMPARE(text.size(), 22);
    QVERIFY(text[0].contains("depth 1"));
    QVERIFY(text[6].contains("depth 2"));
    QVERIFY(text[7].contains("[1]")); // the best move of the iteration before
    QVERIFY(
        traceText("- --algorithm iterative-deepening --previous-best ignored", tree)[7].contains(
            "[0]"));
}

void TestTrace::textKeepsOddNamesOnTheirLine() {
    const ProgramRun run = runProgram(
        {"trace", "[\"a\\u001b[31m\\nb\\u2028c\\u0085d\":[1]]", "--algorithm", "minimax"});
    const QList<QByteArray> steps = linesIn(run.out);
    QCOMPARE(steps.size(), 7);
    QCOMPARE(steps[1].simplified(), QByteArray("2 enter [0] MIN a [31m b c d depth all"));
}

void TestTrace::namesDoNotTurnTheLineRound() {
    const QByteArray document = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [)"
                                R"({"name": "\u202eb\u2066a\u061c", "children": [1, 2]}, 3]}})";
    const ProgramRun run = runLine("trace - --algorithm minimax", document);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(" b a "));
    for (const char* const turning : {"\u202e", "\u2066", "\u061c"}) {
        QVERIFY(!run.out.contains(turning));
    }
}

void TestTrace::textColumnsAreAligned() {
    const QList<QByteArray> steps =
        traceText("- --algorithm minimax", "[\"long name\": [3,4], B: [2]]");
    QVERIFY(!steps.isEmpty());
    for (const QByteArray& step : steps) {
        QCOMPARE(step.indexOf('['), steps[0].indexOf('['));
        QCOMPARE(step.indexOf(" M"), steps[0].indexOf(" M"));
    }
}

void TestTrace::windowOfTheFirstCall() {
    QVERIFY(traceJson(textbook + " --algorithm alpha-beta --window -inf,2")[0].contains(
        R"("alpha": "-inf", "beta": 2)"));
    QVERIFY(
        traceJson(textbook + " --algorithm alpha-beta-negamax --root min --window=1,2")[0].contains(
            R"("alpha": -2, "beta": -1)"));
}

void TestTrace::aWideNodeIsAsCheapAsOthers() {
    // A second or two of processor time; a step that looked through the children would take a
    // minute. Entering, the leaves and comparisons, and leaving make the lines.
    const int leaves = std::min(int(prunus::oracle::enough(1'000'000)), 1'000'000);
    const ProgramRun run =
        runShell("\"$0\" generate --depth 1 --branching " + QString::number(leaves) +
                 " | (ulimit -t 30; \"$0\" trace - --algorithm alpha-beta) | wc -l");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.trimmed().toInt(), 2 * leaves + 2);
    QCOMPARE(run.err, QByteArray());
}

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_trace.moc"
