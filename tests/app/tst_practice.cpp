#include "tests/app/programrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace {

const QString textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

/// Each depth plays another move. Alpha-beta reads 3, 5 and 12 values for depths 1, 2 and 3, and
/// visits 4, 9 and 22 nodes; minimax reads 6 for depth 2.
const char* const threePlies = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
    {"value": 4, "children": [{"value": 3, "children": [5, 1]}, {"value": 6, "children": [2, 8]}]},
    {"value": 5, "children": [{"value": 2, "children": [7, 9]}, {"value": 1, "children": [3, 4]}]},
    {"value": 2, "children": [{"value": 7, "children": [6, 4]}, {"value": 9, "children": [1, 2]}]}
    ]}})";

QJsonObject json(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

ProgramRun answer(const QString& tree, const QString& question, const QStringList& more = {}) {
    const bool isDocument = tree.startsWith('{');
    return runProgram(QStringList{"answer", isDocument ? "-" : tree, "--question", question} + more,
                      isDocument ? tree.toUtf8() : QByteArray());
}

ProgramRun check(const QString& tree, const QString& question, const QByteArray& text,
                 const QStringList& more = {}) {
    return runProgram(QStringList{"check", tree, "--question", question, "--answer", "-"} + more,
                      text);
}

} // namespace

/// `answer` and `check`: what they print is a contract.
class TestPractice : public QObject {
    Q_OBJECT

  private slots:
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
    void whereASearchStops();
    void profilesFromFiles();
    void help();

  private:
    QTemporaryDir folder_;
};

/// The table of the reference, filled in by hand for the textbook's tree.
void TestPractice::answers_data() {
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* question, const char* expected) {
        QTest::newRow(question) << QByteArray(expected);
    };
    row("values", R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})");
    row("move", R"({"move": 0, "line": [0, 0]})");
    row("cross-out", R"({"marks": [[1, 1], [1, 2]]})");
    row("leaf-order", R"({"leaves": [[0,0], [0,1], [0,2], [1,0], [2,0], [2,1], [2,2]]})");
    row("windows", R"({"windows": {"": {"in": ["-inf", "inf"], "out": [3, "inf"]},
                                   "0": {"in": ["-inf", "inf"], "out": ["-inf", 3]},
                                   "1": {"in": [3, "inf"], "out": [3, 2]},
                                   "2": {"in": [3, "inf"], "out": [3, 2]}}, "notVisited": []})");
    row("returned", R"({"values": {"": 3, "0": 3, "1": 3, "2": 3}})");
    row("counts", R"({"nodesVisited": 11, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 2,
                      "leavesPruned": 2})");
    row("cuts", R"({"cuts": [{"at": "1", "side": "alpha", "deep": false, "witness": "0"}]})");
    row("mirror", R"({"marks": [], "same": false})");
    row("known-range", R"({"marks": [[1, 1], [1, 2]]})");
    row("first-window", R"({"returned": 3, "proves": "exact"})");
    row("leaf-bounds", R"({"leavesAtLeast": 5, "leavesAtMost": 9})");
    row("reorder", R"({"order": {"2": [2, 0, 1]}})");
}

void TestPractice::answers() {
    QFETCH(QByteArray, expected);
    const ProgramRun run = answer(textbook, QTest::currentDataTag());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(json(run.out)["answer"].toObject(), json(expected));
    QCOMPARE(json(run.out)["question"].toString(), QString(QTest::currentDataTag()));
    QCOMPARE(json(run.out).keys(), QStringList({"answer", "options", "procedure", "question"}));
}

/// What answer prints, check takes, and gives full credit, on a tree with every kind of cut.
void TestPractice::everyKeyIsRightByItself() {
    const QString tree = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
    for (const char* question :
         {"values", "move", "cross-out", "leaf-order", "windows", "returned", "counts", "negamax",
          "cuts", "node-types", "mirror", "known-range", "first-window", "reorder", "fill-in"}) {
        const ProgramRun key = answer(tree, question);
        QCOMPARE(key.exitCode, 0);
        const QJsonObject grade = json(check(tree, question, key.out).out);
        QCOMPARE(grade["credit"].toDouble(), 1.0);
        QCOMPARE(grade["wrong"].toArray().size() + grade["missing"].toArray().size(), 0);
        QCOMPARE(grade["diagnosis"].toArray().size(), 0);
        const QJsonObject nothing = json(check(tree, question, "{}").out);
        QCOMPARE(nothing["credit"].toDouble(), 0.0);
    }
}

void TestPractice::whoseRun_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("procedure");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* tree, const QStringList& arguments,
                        const char* procedure, const char* expected) {
        QTest::newRow(name) << tree << arguments << procedure << QByteArray(expected);
    };
    row("values are minimax's", "[2,[1,0]]", {"values"}, "minimax",
        R"({"values": {"": 2, "1": 0}})");
    row("crosses are alpha-beta's", "[2,[1,3]]", {"cross-out"}, "alpha-beta",
        R"({"marks": [[1, 1]]})");
    row("of minimax nothing is crossed out", "[2,[1,3]]", {"cross-out", "--procedure", "minimax"},
        "minimax", R"({"marks": []})");
    row("a misconception", "[3,[4,[1,[2,5]]]]", {"cross-out", "--procedure", "M05"}, "M05",
        R"({"marks": []})");
    row("a misconception of ties", "[1,[1,1]]", {"leaf-order", "--procedure", "M01"}, "M01",
        R"({"leaves": [[0], [1, 0], [1, 1]]})");
    row("from the right", "[3,[3,4]]", {"mirror"}, "alpha-beta", R"({"marks": [], "same": false})");
    row("a range that is known", "[[2,5],[6,9]]", {"known-range", "--window", "2,9"}, "alpha-beta",
        R"({"marks": [[0, 1]]})");
    row("a window and what it proves", "[[3,12,8],[2,4,6],[14,5,2]]",
        {"first-window", "--window", "2,3"}, "alpha-beta",
        R"({"returned": 3, "proves": "at-least"})");
    row("two rules", "[1,[1,1]]", {"two-rules", "--other", "alpha-beta:cut=gt"}, "alpha-beta",
        R"({"marks": [[1, 1]]})");
    row("two rules for a player of the first", "[1,[1,1]]",
        {"two-rules", "--root", "min", "--other", "minimax"}, "alpha-beta",
        R"({"marks": [[1, 1]]})");
    row("a depth limit", threePlies, {"depth-limit", "--depth", "2"}, "minimax",
        R"({"move": 2, "value": 7})");
    row("a budget of evaluations", threePlies, {"budget", "--budget", "8"}, "alpha-beta",
        R"({"depth": 2, "move": 2})");
    row("a budget of nodes", threePlies, {"budget", "--budget", "13:nodes"}, "alpha-beta",
        R"({"depth": 2, "move": 2})");
    row("a budget of another search", threePlies,
        {"budget", "--budget", "8", "--procedure", "minimax"}, "minimax",
        R"({"depth": 1, "move": 1})");
    row("a budget that is too small", threePlies, {"budget", "--budget", "2"}, "alpha-beta",
        R"({"depth": 0, "move": null})");
    row("a player of a document", R"([2,[1,3]])", {"move", "--root", "min"}, "minimax",
        R"({"move": 0, "line": [0]})");
}

void TestPractice::whoseRun() {
    QFETCH(QString, tree);
    QFETCH(QStringList, arguments);
    QFETCH(QString, procedure);
    QFETCH(QByteArray, expected);
    const ProgramRun run = answer(tree, arguments.front(), arguments.mid(1));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(json(run.out)["procedure"].toString(), procedure);
    QCOMPARE(json(run.out)["answer"].toObject(), json(expected));
}

void TestPractice::whichRules_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("options");
    const auto row = [](const char* name, const QStringList& arguments, const char* options) {
        QTest::newRow(name) << arguments << QByteArray(options);
    };
    row("the program's own", {}, R"({"root": "max", "fail": "hard", "cut": "ge"})");
    row("a profile over the defaults", {"--profile", "berkeley-cs188"},
        R"({"root": "max", "fail": "soft", "cut": "gt"})");
    row("the command line over the profile", {"--profile", "berkeley-cs188", "--cut", "ge"},
        R"({"root": "max", "fail": "soft", "cut": "ge"})");
    row("a default on the command line over the profile",
        {"--profile", "berkeley-cs188", "--fail", "hard"},
        R"({"root": "max", "fail": "hard", "cut": "gt"})");
    row("a profile's player", {"--profile", "uci-cs271"},
        R"({"root": "min", "fail": "hard", "cut": "ge"})");
    row("a player over the profile's", {"--profile", "uci-cs271", "--root", "max"},
        R"({"root": "max", "fail": "hard", "cut": "ge"})");
    row("a window", {"--window", "-inf,2"}, R"({"window": ["-inf", 2]})");
    row("a depth", {"--depth", "2"}, R"({"depth": 2, "order": "as-written"})");
    row("a random order", {"--order", "random", "--seed", "7"},
        R"({"order": "random", "seed": 7})");
}

/// Who moves in a game, and what a document says, is no convention of a course.
void TestPractice::whoMovesFirst() {
    const QStringList uci{"--profile", "uci-cs271", "--depth", "1"};
    const auto root = [](const ProgramRun& run) {
        return json(run.out)["options"].toObject()["root"].toString();
    };
    QCOMPARE(root(answer("game:tic-tac-toe", "move", uci)), "max");
    const ProgramRun document =
        runProgram({"answer", "-", "--question", "move", "--profile", "aima"},
                   R"({"format": "prunus-tree", "version": 1, "root": "min", "tree": [1, 2]})");
    QCOMPARE(root(document), "min");
}

void TestPractice::whichRules() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, options);
    const ProgramRun run = answer(textbook, "cross-out", arguments);
    QCOMPARE(run.exitCode, 0);
    const QJsonObject told = json(run.out)["options"].toObject();
    const QJsonObject expected = json(options);
    for (const QString& key : expected.keys()) {
        QCOMPARE(told[key], expected[key]);
    }
}

void TestPractice::checks_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QString& tree, const char* question,
                        const char* given, const QStringList& more, const char* expected) {
        QTest::newRow(name) << tree << question << QByteArray(given) << more
                            << QByteArray(expected);
    };
    row("one unit of two", textbook, "cross-out", R"({"marks": [[1, 1]]})", {},
        R"({"question": "cross-out", "credit": 0.5, "missing": ["1.2"]})");
    row("half the values", textbook, "values", R"({"values": {"": 3, "0": 3, "1": 9}})", {},
        R"({"credit": 0.5, "right": ["", "0"], "wrong": ["1"], "missing": ["2"]})");
    row("what follows, without follow-through", "[[[1,2],[3,4]],0]", "values",
        R"({"values": {"": 1, "0": 1, "0.0": 1, "0.1": 4}})", {},
        R"({"credit": 0.25, "right": ["0.1"], "follows": ["", "0"], "wrong": ["0.0"]})");
    row("what follows, with follow-through", "[[[1,2],[3,4]],0]", "values",
        R"({"values": {"": 1, "0": 1, "0.0": 1, "0.1": 4}})", {"--follow-through"},
        R"({"credit": 0.5, "right": ["0.1"], "follows": ["", "0"], "wrong": ["0.0"]})");
    row("counts by their names", textbook, "counts",
        R"({"nodesVisited": 11, "leavesEvaluated": 7, "cutoffs": 2, "nodesPruned": 2})", {},
        R"({"credit": 0.6, "wrong": ["cutoffs"], "missing": ["leavesPruned"]})");
    row("an order", "[[14,5,2],[2,4,6],[3,12,8]]", "reorder",
        R"({"order": {"": [2, 1, 0], "0": [1, 2, 0]}})", {},
        R"({"credit": 0.5, "wrong": ["order"]})");
    row("values of a leaf but for their end", "[[6,9],[7,8]]", "ranges",
        R"j({"set": [["(", "-inf", 6, ")"]]})j", {"--about", "1.0:pruned:1.1"},
        R"({"credit": 0.5, "wrong": ["set"], "diagnosis": []})");
    row("values of a leaf under another rule", "[[6,9],[7,8]]", "ranges",
        R"j({"set": [["(", "-inf", 6, ")"]]})j", {"--about", "1.0:pruned:1.1", "--cut", "gt"},
        R"({"credit": 1, "right": ["set"]})");
    row("leaves as wanted", "[[0,0],[0,0]]", "fill-in",
        R"({"values": {"0.0": 5, "0.1": 7, "1.0": 3, "1.1": 9}})", {"--wanted", "leaf:1.1"},
        R"({"credit": 1})");
    row("a leaf beyond the values", "[[0,0],[0,0]]", "fill-in",
        R"({"values": {"0.0": 5, "0.1": 7, "1.0": 3, "1.1": 9}})", {"--values", "0,8"},
        R"({"credit": 0, "wrong": ["values"]})");
    row("no deep cutoffs, by what was crossed out",
        "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]", "leaf-order", "", {"M05"},
        R"({"diagnosis": ["M05"]})");
    row("α and β exchanged at MIN", "[[[8,4],[6,9]],[[1,2],[7,3]]]", "windows", "", {"W01"},
        R"({"diagnosis": ["W01"]})");
}

void TestPractice::checks() {
    QFETCH(QString, tree);
    QFETCH(QString, question);
    QFETCH(QByteArray, given);
    QFETCH(QStringList, more);
    QFETCH(QByteArray, expected);
    if (given.isEmpty()) { // what this misconception answers
        given = answer(tree, question, {"--procedure", more.takeFirst()}).out;
    }
    const ProgramRun run = check(tree, question, given, more);
    QCOMPARE(run.exitCode, 0);
    const QJsonObject told = json(run.out);
    QCOMPARE(told.keys(), QStringList({"credit", "diagnosis", "follows", "missing", "question",
                                       "right", "wrong"}));
    const QJsonObject wanted = json(expected);
    for (const QString& key : wanted.keys()) {
        QVERIFY2(told[key] == wanted[key], run.out.constData());
    }
}

void TestPractice::whereASearchStops() {
    const QString path = folder_.filePath("plies.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(threePlies);
    file.close();
    const auto told = [&](const char* question, const char* given, const QStringList& more) {
        QJsonObject all = json(check(path, question, given, more).out);
        all.remove("question");
        return all;
    };
    // Depth 1 for depth 2.
    QCOMPARE(
        told("depth-limit", R"({"move": 1, "value": 5})", {"--depth", "2"}),
        json(R"({"credit": 0, "right": [], "follows": [], "wrong": ["move", "value"], "missing": [],
                      "diagnosis": ["M33"]})"));
    QCOMPARE(
        told("budget", R"({"depth": 2})", {"--budget", "8"}),
        json(R"({"credit": 0.5, "right": ["depth"], "follows": [], "wrong": [], "missing": ["move"],
                      "diagnosis": []})"));
    QCOMPARE(
        told("budget", R"({"depth": 0, "move": null})", {"--budget", "3:nodes"}),
        json(R"({"credit": 1, "right": ["depth", "move"], "follows": [], "wrong": [], "missing": [],
                      "diagnosis": []})"));
}

void TestPractice::profilesFromFiles() {
    const QString path = folder_.filePath("mine.prunus-profile.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"fail\": \"soft\",\n \"order\": \"reversed\"}");
    file.close();
    const ProgramRun run = answer("[1,[2,3]]", "leaf-order", {"--profile", path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(json(run.out)["options"].toObject()["fail"].toString(), "soft");
    QCOMPARE(json(run.out)["answer"].toObject(), json(R"({"leaves": [[1, 1], [1, 0], [0]]})"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"fail\": \"soft\",\n \"ctu\": \"ge\"}");
    file.close();
    QVERIFY(failedWith(answer("[1,2]", "move", {"--profile", path}), 1,
                       path.toLocal8Bit() + ":2:2: unknown key \"ctu\"; known here are format"));
}

void TestPractice::help() {
    const QByteArray text = runProgram({"answer", "--help"}).out;
    for (const char* id : {"values", "move", "cross-out", "leaf-order", "windows", "returned",
                           "counts", "negamax", "cuts", "mirror", "known-range", "first-window",
                           "two-rules", "leaf-bounds", "depth-limit", "budget"}) {
        QVERIFY2(text.contains(QByteArray("\n  ") + id + ' '), id);
    }
}

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
