// Questions whose answers are built: what answers are worth, and that samples are right.

#include "core/generate/randomtree.h"
#include "core/practice/answerjson.h"
#include "core/practice/leaffilling.h"
#include "core/practice/puzzle.h"
#include "core/practice/smalltrees.h"
#include "core/practice/valueset.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <cmath>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// MAX's, as a typed tree is.
GameTree drawn(std::uint64_t seed) {
    RandomShape shape;
    shape.maxDepth = 4;
    shape.maxNodes = 14;
    shape.high = 20;
    shape.seed = seed;
    return generateRandom(shape);
}

} // namespace

class TestPuzzleCredit : public QObject {
    Q_OBJECT

  private slots:
    void creditOfAnswers_data();
    void creditOfAnswers();
    void samplesAreRight_data();
    void samplesAreRight();
};

void TestPuzzleCredit::creditOfAnswers_data() {
    const Rows<Question, QString, Terms, QString, double> row("question", "text", "terms", "json",
                                                              "credit");
    using enum Question;
    const char* const book = "[[14, 5, 2], [2, 4, 6], [3, 12, 8]]";
    row("an order as it is", reorder, book, Terms(), R"({"order": {}})", 0.0);
    // 7 leaves are read, and 6, and 5.
    row("an order half as good", reorder, book, Terms(),
        R"({"order": {"": [2, 1, 0], "0": [1, 2, 0]}})", 0.5);
    row("an order as good as any", reorder, book, Terms(),
        R"({"order": {"": [2, 1, 0], "0": [2, 1, 0]}})", 1.0);
    const char* const two = "[[6, 9], [7, 8]]";
    Terms cut;
    cut.aboutX = {treeOf(two).at({1, 0}), AboutX::Asks::pruned, treeOf(two).at({1, 1}), 0};
    row("a set", ranges, two, cut, R"j({"set": [["(", "-inf", 6, "]"]]})j", 1.0);
    row("a set in two pieces", ranges, two, cut,
        R"j({"set": [["[", 2, 6, "]"], ["(", "-inf", 2, ")"]]})j", 1.0);
    row("a set but for its end", ranges, two, cut, R"j({"set": [["(", "-inf", 6, ")"]]})j", 0.5);
    row("never", ranges, two, cut, R"j({"set": []})j", 0.0);
    const char* const four = "[[0, 0], [0, 0]]";
    row("values that skip one", fillIn, four, Terms(),
        R"({"values": {"0.0": 5, "0.1": 7, "1.0": 3, "1.1": 9}})", 1.0);
    row("values that skip none", fillIn, four, Terms(),
        R"({"values": {"0.0": 1, "0.1": 2, "1.0": 3, "1.1": 9}})", 0.0);
    row("a value twice", fillIn, four, Terms(),
        R"({"values": {"0.0": 5, "0.1": 5, "1.0": 3, "1.1": 9}})", 0.0);
    row("a value outside", fillIn, four, Terms(),
        R"({"values": {"0.0": 5, "0.1": 16, "1.0": 3, "1.1": 9}})", 0.0);
    row("a value missing", fillIn, four, Terms(), R"({"values": {"0.0": 5, "1.0": 3, "1.1": 9}})",
        0.0);
    Terms nothing;
    nothing.filling.goal = Filling::Goal::nothing;
    row("nothing is to be skipped", fillIn, four, nothing,
        R"({"values": {"0.0": 1, "0.1": 2, "1.0": 3, "1.1": 9}})", 1.0);
    Terms bug;
    bug.listing = {Misconception::lastValueIsBound, Aspect::leaves, 6};
    row("tree and line", findTheBug, "0", bug, R"({"tree": "[3, 1, [2, 4]]", "line": 9})", 1.0);
    row("the line alone", findTheBug, "0", bug, R"({"tree": "[1, 2]", "line": 9})", 0.5);
    row("the tree alone", findTheBug, "0", bug, R"({"tree": "[3, 1, [2, 4]]", "line": 8})", 0.5);
    bug.listing.mostLeaves = 3;
    row("a tree too large", findTheBug, "0", bug, R"({"tree": "[3, 1, [2, 4]]", "line": 9})", 0.5);
    Terms same;
    same.statement = Statement::greaterSameLeaves;
    row("false, and a tree shows it", trueOrFalse, "0", same,
        R"({"true": false, "tree": "[1, [1, 1]]"})", 1.0);
    row("false, and a tree that does not show it", trueOrFalse, "0", same,
        R"({"true": false, "tree": "[1, [2, 3]]"})", 1.0 / 3);
    row("true, which it is not", trueOrFalse, "0", same, R"({"true": true, "tree": "[1, [1, 1]]"})",
        0.0);
    Terms never;
    never.statement = Statement::otherValue;
    row("what no tree can show", trueOrFalse, "0", never, R"({"true": false, "tree": ""})", 1.0);
}

void TestPuzzleCredit::creditOfAnswers() {
    QFETCH(const Question, question);
    QFETCH(const QString, text);
    QFETCH(const Terms, terms);
    QFETCH(const QString, json);
    QFETCH(const double, credit);
    const GameTree given = treeOf(text);
    const auto answer = readAnswer(json.toStdString(), given, question);
    QVERIFY(answer);
    const Profile profile;
    const Trial trial = tryOut({question, given, profile, terms}, *answer);
    QVERIFY(std::abs(trial.grade.credit - credit) < 1e-9);
    const auto again = readAnswer(writeAnswer(given, question, *answer), given, question);
    QVERIFY(again);
    QCOMPARE(*again, *answer);
}

void TestPuzzleCredit::samplesAreRight_data() {
    const Rows<Question> row("question");
    for (const QuestionTraits& each : everyQuestion) {
        if (each.isPuzzle) {
            row(each.id.data(), each.question);
        }
    }
}

void TestPuzzleCredit::samplesAreRight() {
    QFETCH(const Question, question);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const GameTree given = drawn(seed);
        const std::vector<NodeId> leaves = leavesAsWritten(given);
        Terms terms;
        terms.aboutX = somethingAboutX(given, {});
        terms.filling.goal = Filling::Goal(seed % 3);
        terms.filling.count = leaves.size() > possibleReads(given, {}).front() ? 1 : 0;
        terms.listing.slip =
            seed % 2 == 0 ? Misconception::lastChildWins : Misconception::firstImprovement;
        terms.statement = everyStatement.at(seed % everyStatement.size()).statement;
        const GameTree asked = treeToAsk(given, question, terms);
        const Profile profile;
        const Puzzle puzzle{question, asked, profile, terms};
        const auto sample = sampleAnswer(puzzle);
        if (!sample) {
            QVERIFY(question == Question::fillIn); // exactly one cannot always be skipped
            continue;
        }
        QVERIFY(canBeTried(question, *sample));
        const Trial trial = tryOut(puzzle, *sample);
        QVERIFY(std::abs(trial.grade.credit - 1) < 1e-9);
        QVERIFY(trial.tree || question == Question::trueOrFalse);
    }
}

QTEST_GUILESS_MAIN(TestPuzzleCredit)
#include "tst_puzzlecredit.moc"
