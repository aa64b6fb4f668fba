#include "tests/app/commandline.h"

#include <QtTest>

namespace {

/// Each depth plays another move. Alpha-beta reads 3, 5 and 12 values for depths 1, 2 and 3, and
/// visits 4, 9 and 22 nodes.
const char* const threePlies = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
    {"value": 4, "children": [{"value": 3, "children": [5, 1]}, {"value": 6, "children": [2, 8]}]},
    {"value": 5, "children": [{"value": 2, "children": [7, 9]}, {"value": 1, "children": [3, 4]}]},
    {"value": 2, "children": [{"value": 7, "children": [6, 4]}, {"value": 9, "children": [1, 2]}]}
    ]}})";

ProgramRun check(const QString& line, const QByteArray& answer) {
    return runLine("check --answer - " + line, answer);
}

} // namespace

/// `answer` and `check`: what they print is a contract. Which key each question has, and what an
/// answer is worth, is tested in tests/practice.
class TestPractice : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { plies_ = fileIn(folder_, "plies.json", threePlies); }
    void answers_data();
    void answers();
    void everyKeyIsRightByItself();
    void whoseRun_data();
    void whoseRun();
    void whichRules_data();
    void whichRules();
    void whoMovesFirst();
    void checks_data();
    void checks();
    void aMisconceptionIsNamed();
    void profilesFromFiles();
    void help();
    void faults_data();
    void faults() { QVERIFY(isRefused()); }

  private:
    QTemporaryDir folder_;
    QString plies_;
};

/// The table of the reference, filled in by hand for the textbook's tree.
void TestPractice::answers_data() {
    const Rows<QByteArray> row("expected");
    row("values", R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})");
    row("windows", R"({"windows": {"": {"in": ["-inf", "inf"], "out": [3, "inf"]},
                                   "0": {"in": ["-inf", "inf"], "out": ["-inf", 3]},
                                   "1": {"in": [3, "inf"], "out": [3, 2]},
                                   "2": {"in": [3, "inf"], "out": [3, 2]}}, "notVisited": []})");
    row("reorder", R"({"order": {"2": [2, 0, 1]}})");
    row("leaf-bounds", R"({"leavesAtLeast": 5, "leavesAtMost": 9})");
    row("mirror", R"({"marks": [], "same": false})");
}

void TestPractice::answers() {
    QFETCH(QByteArray, expected);
    const QString question = QTest::currentDataTag();
    const ProgramRun run = runLine("answer " + textbook + " --question " + question);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray());
    const QJsonObject told = jsonIn(run.out);
    QCOMPARE(told["answer"].toObject(), jsonIn(expected));
    QCOMPARE(told["question"].toString(), question);
    QCOMPARE(told.keys(), QStringList({"answer", "options", "procedure", "question"}));
}

/// What answer prints, check takes, and gives full credit, on a tree with every kind of cut.
void TestPractice::everyKeyIsRightByItself() {
    const QString tree = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
    for (const QString question :
         {"values", "move", "cross-out", "leaf-order", "windows", "returned", "counts", "negamax",
          "cuts", "node-types", "mirror", "known-range", "first-window", "reorder", "fill-in"}) {
        const QString line = tree + " --question " + question;
        const ProgramRun key = runLine("answer " + line);
        QCOMPARE(key.exitCode, 0);
        QVERIFY(has(jsonIn(check(line, key.out).out),
                    R"({"credit": 1, "wrong": [], "missing": [], "diagnosis": []})"));
        QVERIFY(has(jsonIn(check(line, "{}").out), R"({"credit": 0})"));
    }
}

void TestPractice::whoseRun_data() {
    const Rows<QString, QString, QByteArray> row("line", "procedure", "expected");
    row("values are minimax's", "[2,[1,0]] --question values", "minimax",
        R"({"values": {"": 2, "1": 0}})");
    row("crosses are alpha-beta's", "[2,[1,3]] --question cross-out", "alpha-beta",
        R"({"marks": [[1, 1]]})");
    row("of minimax nothing is crossed out", "[2,[1,3]] --question cross-out --procedure minimax",
        "minimax", R"({"marks": []})");
    row("a misconception", "[3,[4,[1,[2,5]]]] --question cross-out --procedure M05", "M05",
        R"({"marks": []})");
    row("a window and what it proves", textbook + " --question first-window --window 2,3",
        "alpha-beta", R"({"returned": 3, "proves": "at-least"})");
    row("a range that is known", "[[2,5],[6,9]] --question known-range --window 2,9", "alpha-beta",
        R"({"marks": [[0, 1]]})");
    row("two rules", "[1,[1,1]] --question two-rules --other alpha-beta:cut=gt", "alpha-beta",
        R"({"marks": [[1, 1]]})");
    row("two rules for a player of the first",
        "[1,[1,1]] --question two-rules --root min --other minimax", "alpha-beta",
        R"({"marks": [[1, 1]]})");
    row("a depth limit", plies_ + " --question depth-limit --depth 2", "minimax",
        R"({"move": 2, "value": 7})");
    row("a budget of evaluations", plies_ + " --question budget --budget 8", "alpha-beta",
        R"({"depth": 2, "move": 2})");
    row("a budget of another search", plies_ + " --question budget --budget 8 --procedure minimax",
        "minimax", R"({"depth": 1, "move": 1})");
    row("a budget that is too small", plies_ + " --question budget --budget 2", "alpha-beta",
        R"({"depth": 0, "move": null})");
    row("a budget of nodes", plies_ + " --question budget --budget 13:nodes", "alpha-beta",
        R"({"depth": 2, "move": 2})");
    row("a player of a document", "[2,[1,3]] --question move --root min", "minimax",
        R"({"move": 0, "line": [0]})");
}

void TestPractice::whoseRun() {
    QFETCH(QString, line);
    QFETCH(QString, procedure);
    QFETCH(QByteArray, expected);
    const QJsonObject told = jsonOf("answer " + line);
    QCOMPARE(told["procedure"].toString(), procedure);
    QCOMPARE(told["answer"].toObject(), jsonIn(expected));
}

void TestPractice::whichRules_data() {
    const Rows<QString, QByteArray> row("more", "options");
    row("the program's own", "", R"({"root": "max", "fail": "hard", "cut": "ge"})");
    row("a profile over the defaults", "--profile berkeley-cs188",
        R"({"root": "max", "fail": "soft", "cut": "gt"})");
    row("the command line over the profile", "--profile berkeley-cs188 --cut ge",
        R"({"root": "max", "fail": "soft", "cut": "ge"})");
    row("a default on the command line over the profile", "--profile berkeley-cs188 --fail hard",
        R"({"root": "max", "fail": "hard", "cut": "gt"})");
    row("a profile's player", "--profile uci-cs271",
        R"({"root": "min", "fail": "hard", "cut": "ge"})");
    row("a player over the profile's", "--profile uci-cs271 --root max",
        R"({"root": "max", "fail": "hard", "cut": "ge"})");
    row("a window", "--window -inf,2", R"({"window": ["-inf", 2]})");
    row("a depth", "--depth 2", R"({"depth": 2, "order": "as-written"})");
    row("a random order", "--order random --seed 7", R"({"order": "random", "seed": 7})");
}

void TestPractice::whichRules() {
    QFETCH(QString, more);
    QFETCH(QByteArray, options);
    const QJsonObject told = jsonOf("answer " + textbook + " --question cross-out " + more);
    QVERIFY(has(told["options"].toObject(), options));
}

/// Who moves in a game, and what a document says, is no convention of a course.
void TestPractice::whoMovesFirst() {
    const auto root = [](const QString& line, const QByteArray& input = {}) {
        const QJsonObject told = jsonOf("answer --question move " + line, input);
        return told["options"]["root"].toString();
    };
    QCOMPARE(root("game:tic-tac-toe --profile uci-cs271 --depth 1"), "max");
    QCOMPARE(root("- --profile aima",
                  R"({"format": "prunus-tree", "version": 1, "root": "min", "tree": [1, 2]})"),
             "min");
}

void TestPractice::checks_data() {
    const Rows<QString, QByteArray, QByteArray> row("line", "given", "expected");
    row("one unit of two", textbook + " --question cross-out", R"({"marks": [[1, 1]]})",
        R"({"question": "cross-out", "credit": 0.5, "missing": ["1.2"]})");
    const char* const oneSlip = R"({"values": {"": 1, "0": 1, "0.0": 1, "0.1": 4}})";
    row("what follows, without follow-through", "[[[1,2],[3,4]],0] --question values", oneSlip,
        R"({"credit": 0.25, "right": ["0.1"], "follows": ["", "0"], "wrong": ["0.0"]})");
    row("what follows, with follow-through", "[[[1,2],[3,4]],0] --question values --follow-through",
        oneSlip, R"({"credit": 0.5, "right": ["0.1"], "follows": ["", "0"], "wrong": ["0.0"]})");
    row("values of a leaf under another rule",
        "[[6,9],[7,8]] --question ranges --about 1.0:pruned:1.1 --cut gt",
        R"j({"set": [["(", "-inf", 6, ")"]]})j", R"({"credit": 1, "right": ["set"]})");
    const char* const leaves = R"({"values": {"0.0": 5, "0.1": 7, "1.0": 3, "1.1": 9}})";
    row("leaves as wanted", "[[0,0],[0,0]] --question fill-in --wanted leaf:1.1", leaves,
        R"({"credit": 1})");
    row("a leaf beyond the values", "[[0,0],[0,0]] --question fill-in --values 0,8", leaves,
        R"({"credit": 0, "wrong": ["values"]})");
    row("depth 1 for depth 2", plies_ + " --question depth-limit --depth 2",
        R"({"move": 1, "value": 5})",
        R"({"credit": 0, "right": [], "follows": [], "wrong": ["move", "value"], "missing": [],
            "diagnosis": ["M33"]})");
    row("a budget whose move is missing", plies_ + " --question budget --budget 8",
        R"({"depth": 2})",
        R"({"credit": 0.5, "right": ["depth"], "follows": [], "wrong": [], "missing": ["move"],
            "diagnosis": []})");
}

void TestPractice::checks() {
    QFETCH(QString, line);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, expected);
    const ProgramRun run = check(line, given);
    QCOMPARE(run.exitCode, 0);
    const QJsonObject told = jsonIn(run.out);
    QCOMPARE(told.keys(), QStringList({"credit", "diagnosis", "follows", "missing", "question",
                                       "right", "wrong"}));
    QVERIFY(has(told, expected));
}

/// No deep cutoffs, by the leaves that were read.
void TestPractice::aMisconceptionIsNamed() {
    const QString line =
        "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]] --question leaf-order";
    const ProgramRun given = runLine("answer --procedure M05 " + line);
    QVERIFY(has(jsonIn(check(line, given.out).out), R"({"diagnosis": ["M05"]})"));
}

void TestPractice::profilesFromFiles() {
    const QString path = fileIn(folder_, "mine.prunus-profile.json",
                                "{\"fail\": \"soft\",\n \"order\": \"reversed\"}");
    const QJsonObject told = jsonOf("answer [1,[2,3]] --question leaf-order --profile " + path);
    QCOMPARE(told["options"]["fail"].toString(), "soft");
    QCOMPARE(told["answer"].toObject(), jsonIn(R"({"leaves": [[1, 1], [1, 0], [0]]})"));
    fileIn(folder_, "mine.prunus-profile.json", "{\"fail\": \"soft\",\n \"ctu\": \"ge\"}");
    QVERIFY(failedWith(runLine("answer [1,2] --question move --profile " + path), 1,
                       path.toLocal8Bit() + ":2:2: unknown key \"ctu\"; known here are format"));
}

void TestPractice::help() {
    const QByteArray text = runLine("answer --help").out;
    for (const char* id : {"values", "move", "cross-out", "leaf-order", "windows", "returned",
                           "counts", "negamax", "cuts", "mirror", "known-range", "first-window",
                           "two-rules", "leaf-bounds", "depth-limit", "budget"}) {
        QVERIFY2(text.contains(QByteArray("\n  ") + id + ' '), id);
    }
}

/// What is wrong, where, and what would be right.
void TestPractice::faults_data() {
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

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
