// `answer` and `check`: what is wrong, where, and what would be right.

#include "tests/app/programrun.h"

#include <QtTest>

class TestPracticeFaults : public QObject {
    Q_OBJECT

  private slots:
    void faults_data();
    void faults();
};

void TestPracticeFaults::faults_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("remedy");
    const auto row = [](const char* name, const QStringList& arguments, const char* input, int code,
                        const char* start, const char* remedy) {
        QTest::newRow(name) << arguments << QByteArray(input) << code << QByteArray(start)
                            << QByteArray(remedy);
    };
    row("no question", {"answer", "[1]"}, "", 2, "--question is required", "cross-out");
    row("a question with a slip", {"answer", "[1]", "--question", "vlaues"}, "", 2,
        "--question: \"vlaues\"", "did you mean values?");
    row("a procedure with a slip", {"answer", "[1]", "--question", "move", "--procedure", "minmax"},
        "", 2, "--procedure: \"minmax\" is no procedure", "did you mean minimax?");
    row("a profile with a slip", {"answer", "[1]", "--question", "move", "--profile", "amia"}, "",
        2, "--profile: \"amia\" is no profile", "did you mean aima?");
    row("a profile that is not there",
        {"answer", "[1]", "--question", "move", "--profile", "./no.json"}, "", 1,
        "./no.json: ", "no such file");
    row("a window of minimax", {"answer", "[1]", "--question", "values", "--window", "1,2"}, "", 2,
        "--window: minimax takes none", "alpha-beta");
    row("one rule of two", {"answer", "[1]", "--question", "two-rules"}, "", 2,
        "--other is required for two-rules", "alpha-beta:cut=gt");
    row("two rules for one question", {"answer", "[1]", "--question", "move", "--other", "minimax"},
        "", 2, "--other is for the question two-rules", "");
    row("no uniform tree", {"answer", "[1,[2,3]]", "--question", "leaf-bounds"}, "", 1,
        "<literal>: leaf-bounds needs a tree", "one depth");
    row("a range under >", {"answer", "[1,2]", "--question", "known-range", "--cut", "gt"}, "", 1,
        "<literal>: known-range needs a search that cuts at alpha >= beta", "--cut ge");
    row("values that there are not",
        {"answer", "[[0,0],[0,0]]", "--question", "fill-in", "--wanted", "exactly:2"}, "", 1,
        "<literal>: there are no such values", "each leaf has another whole number");
    row("values that are not known",
        {"answer", "[[0,0],[0,0]]", "--question", "fill-in", "--cut", "gt"}, "", 1,
        "<literal>: no such values are known", "200 nodes");
    row("a leaf that is always read",
        {"answer", "[[0,0],[0,0]]", "--question", "fill-in", "--wanted", "leaf:0.1"}, "", 1,
        "<literal>: there are no such values", "each leaf has another whole number");
    row("no x", {"answer", "[1,2]", "--question", "ranges"}, "", 1, "--about is required",
        "0.1:pruned:1.0");
    row("an x that is no leaf",
        {"answer", "[1,[2]]", "--question", "ranges", "--about", "1:worth:5"}, "", 1,
        "--about: ", "no leaf at");
    row("another search's order",
        {"answer", "[1,2]", "--question", "reorder", "--procedure", "minimax"}, "", 2,
        "--procedure, --depth and --order", "reorder");
    row("orders that nobody tries",
        {"answer", "[[1,2,3,4,5,6,7],[1,2,3,4,5,6,7]]", "--question", "reorder", "--cut", "gt"}, "",
        1, "<literal>: ", "200000");
    row("no answer", {"check", "[1]", "--question", "values"}, "", 2, "--answer is required",
        "standard input");
    row("two from standard input", {"check", "-", "--question", "values", "--answer", "-"}, "", 2,
        "--answer: standard input", "not both");
    row("a fault in an answer", {"check", "[[1,2],3]", "--question", "values", "--answer", "-"},
        "{\"values\":\n {\"7\": 1}}", 1, "<stdin>:2:3: there is no node \"7\"", "from 0");
    row("an answer that is not there",
        {"check", "[1]", "--question", "values", "--answer", "nowhere.json"}, "", 1,
        "nowhere.json: ", "no such file");
    row("a tree with a fault", {"check", "[1,", "--question", "values", "--answer", "-"}, "{}", 1,
        "<literal>:1:", "");
    row("no depth for a limit", {"answer", "[1]", "--question", "depth-limit"}, "", 2,
        "--depth is required for depth-limit", "--depth 2");
    row("no budget", {"answer", "[1]", "--question", "budget"}, "", 2,
        "--budget is required for budget", "--budget 12");
    row("a budget of ticks", {"answer", "[1]", "--question", "budget", "--budget", "5:ticks"}, "",
        1, "--budget must be a whole number from 0", "12:nodes");
    row("a budget that ends in nothing",
        {"answer", "[1]", "--question", "budget", "--budget", "-1"}, "", 1,
        "--budget must be a whole number from 0", "12 for evaluations");
    row("a budget for another question", {"answer", "[1]", "--question", "move", "--budget", "5"},
        "", 2, "--budget is for the question budget", "");
    row("a depth beside a budget",
        {"answer", "[1]", "--question", "budget", "--budget", "5", "--depth", "2"}, "", 2,
        "--depth does not concern budget", "--budget says how deep");
    row("a budget without static values",
        {"answer", "[[1,2],3]", "--question", "budget", "--budget", "5"}, "", 1,
        "<literal>: budget searches to one depth after the other, and node B at [0]",
        "give it one");
    row("a limit without static values",
        {"answer", "[[1,2],3]", "--question", "depth-limit", "--depth", "1"}, "", 1,
        "<literal>: node B at [0] lies at the depth limit", "give it one");
    row("no static value at the limit",
        {"answer", "[[1],2]", "--question", "values", "--depth", "1"}, "", 1, "<literal>: node",
        "search deeper");
}

void TestPracticeFaults::faults() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, remedy);
    const ProgramRun run = runProgram(arguments, input);
    QVERIFY(failedWith(run, exitCode, start));
    QVERIFY2(run.err.contains(remedy), run.err.constData());
}

QTEST_GUILESS_MAIN(TestPracticeFaults)
#include "tst_practicefaults.moc"
