// `answer` and `check`: what is wrong, where, and what would be right.

#include "tests/app/commandline.h"

#include <QtTest>

class TestPracticeFaults : public QObject {
    Q_OBJECT

  private slots:
    void faults_data();
    void faults() { QVERIFY(isRefused()); }
};

void TestPracticeFaults::faults_data() {
    const Refusals row;
    row("no question", "answer [1]", "--question is required", "cross-out");
    row("a question with a slip", "answer [1] --question vlaues", "--question: \"vlaues\"",
        "did you mean values?");
    row("a procedure with a slip", "answer [1] --question move --procedure minmax",
        "--procedure: \"minmax\" is no procedure", "did you mean minimax?");
    row("a profile with a slip", "answer [1] --question move --profile amia",
        "--profile: \"amia\" is no profile", "did you mean aima?");
    row("a profile that is not there", "answer [1] --question move --profile ./no.json",
        "./no.json: ", "no such file", 1);
    row("a window of minimax", "answer [1] --question values --window 1,2",
        "--window: minimax takes none", "alpha-beta");
    row("one rule of two", "answer [1] --question two-rules", "--other is required for two-rules",
        "alpha-beta:cut=gt");
    row("two rules for one question", "answer [1] --question move --other minimax",
        "--other is for the question two-rules");
    row("no uniform tree", "answer [1,[2,3]] --question leaf-bounds",
        "<literal>: leaf-bounds needs a tree", "one depth", 1);
    row("a range under >", "answer [1,2] --question known-range --cut gt",
        "<literal>: known-range needs a search that cuts at alpha >= beta", "--cut ge", 1);
    row("values that there are not", "answer [[0,0],[0,0]] --question fill-in --wanted exactly:2",
        "<literal>: there are no such values", "each leaf has another whole number", 1);
    row("values that are not known", "answer [[0,0],[0,0]] --question fill-in --cut gt",
        "<literal>: no such values are known", "200 nodes", 1);
    row("a leaf that is always read", "answer [[0,0],[0,0]] --question fill-in --wanted leaf:0.1",
        "<literal>: there are no such values", "each leaf has another whole number", 1);
    row("no x", "answer [1,2] --question ranges", "--about is required", "0.1:pruned:1.0", 1);
    row("an x that is no leaf", "answer [1,[2]] --question ranges --about 1:worth:5",
        "--about: ", "no leaf at", 1);
    row("another search's order", "answer [1,2] --question reorder --procedure minimax",
        "--procedure, --depth and --order", "reorder");
    row("orders that nobody tries",
        "answer [[1,2,3,4,5,6,7],[1,2,3,4,5,6,7]] --question reorder --cut gt",
        "<literal>: ", "200000", 1);
    row("no answer", "check [1] --question values", "--answer is required", "standard input");
    row("two from standard input", "check - --question values --answer -",
        "--answer: standard input", "not both");
    row("a fault in an answer", "check [[1,2],3] --question values --answer -",
        "<stdin>:2:3: there is no node \"7\"", "from 0", 1, "{\"values\":\n {\"7\": 1}}");
    row("an answer that is not there", "check [1] --question values --answer nowhere.json",
        "nowhere.json: ", "no such file", 1);
    row("a tree with a fault", "check [1, --question values --answer -", "<literal>:1:", {}, 1,
        "{}");
    row("no depth for a limit", "answer [1] --question depth-limit",
        "--depth is required for depth-limit", "--depth 2");
    row("no budget", "answer [1] --question budget", "--budget is required for budget",
        "--budget 12");
    row("a budget of ticks", "answer [1] --question budget --budget 5:ticks",
        "--budget must be a whole number from 0", "12:nodes", 1);
    row("a budget that ends in nothing", "answer [1] --question budget --budget -1",
        "--budget must be a whole number from 0", "12 for evaluations", 1);
    row("a budget for another question", "answer [1] --question move --budget 5",
        "--budget is for the question budget");
    row("a depth beside a budget", "answer [1] --question budget --budget 5 --depth 2",
        "--depth does not concern budget", "--budget says how deep");
    row("a budget without static values", "answer [[1,2],3] --question budget --budget 5",
        "<literal>: budget searches to one depth after the other, and node B at [0]", "give it one",
        1);
    row("a limit without static values", "answer [[1,2],3] --question depth-limit --depth 1",
        "<literal>: node B at [0] lies at the depth limit", "give it one", 1);
    row("no static value at the limit", "answer [[1],2] --question values --depth 1",
        "<literal>: node", "search deeper", 1);
}

QTEST_GUILESS_MAIN(TestPracticeFaults)
#include "tst_practicefaults.moc"
