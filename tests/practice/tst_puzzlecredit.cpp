// Questions whose answers are built: what answers are worth, and that samples are right.

#include "core/generate/randomtree.h"
#include "core/notation/readtree.h"
#include "core/practice/answerjson.h"
#include "core/practice/leaffilling.h"
#include "core/practice/puzzle.h"

#include <QTest>

using namespace prunus;

namespace {

GameTree tree(const char* text) {
    return *readText(text);
}

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
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Terms>("terms");
    QTest::addColumn<QString>("json");
    QTest::addColumn<double>("credit");
    const char* const book = "[[14, 5, 2], [2, 4, 6], [3, 12, 8]]";
    QTest::newRow("an order as it is") << "reorder" << book << Terms() << R"({"order": {}})" << 0.0;
    // 7 leaves are read, and 6, and 5.
    QTest::newRow("an order half as good")
        << "reorder" << book << Terms() << R"({"order": {"": [2, 1, 0], "0": [1, 2, 0]}})" << 0.5;
    QTest::newRow("an order as good as any")
        << "reorder" << book << Terms() << R"({"order": {"": [2, 1, 0], "0": [2, 1, 0]}})" << 1.0;
    const GameTree two = tree("[[6, 9], [7, 8]]");
    Terms cut;
    cut.aboutX = {two.at({1, 0}), AboutX::Asks::pruned, two.at({1, 1}), 0};
    QTest::newRow("a set") << "ranges"
                           << "[[6, 9], [7, 8]]" << cut << R"j({"set": [["(", "-inf", 6, "]"]]})j"
                           << 1.0;
    QTest::newRow("a set in two pieces")
        << "ranges"
        << "[[6, 9], [7, 8]]" << cut << R"j({"set": [["[", 2, 6, "]"], ["(", "-inf", 2, ")"]]})j"
        << 1.0;
    QTest::newRow("a set but for its end")
        << "ranges"
        << "[[6, 9], [7, 8]]" << cut << R"j({"set": [["(", "-inf", 6, ")"]]})j" << 0.5;
    QTest::newRow("never") << "ranges"
                           << "[[6, 9], [7, 8]]" << cut << R"j({"set": []})j" << 0.0;
    Terms most;
    const char* const four = "[[0, 0], [0, 0]]";
    QTest::newRow("values that skip one")
        << "fill-in" << four << most << R"({"values": {"0.0": 5, "0.1": 7, "1.0": 3, "1.1": 9}})"
        << 1.0;
    QTest::newRow("values that skip none")
        << "fill-in" << four << most << R"({"values": {"0.0": 1, "0.1": 2, "1.0": 3, "1.1": 9}})"
        << 0.0;
    QTest::newRow("a value twice")
        << "fill-in" << four << most << R"({"values": {"0.0": 5, "0.1": 5, "1.0": 3, "1.1": 9}})"
        << 0.0;
    QTest::newRow("a value outside")
        << "fill-in" << four << most << R"({"values": {"0.0": 5, "0.1": 16, "1.0": 3, "1.1": 9}})"
        << 0.0;
    QTest::newRow("a value missing")
        << "fill-in" << four << most << R"({"values": {"0.0": 5, "1.0": 3, "1.1": 9}})" << 0.0;
    Terms nothing;
    nothing.filling.goal = Filling::Goal::nothing;
    QTest::newRow("nothing is to be skipped")
        << "fill-in" << four << nothing << R"({"values": {"0.0": 1, "0.1": 2, "1.0": 3, "1.1": 9}})"
        << 1.0;
    Terms bug;
    bug.listing = {Misconception::lastValueIsBound, Aspect::leaves, 6};
    QTest::newRow("tree and line")
        << "find-the-bug"
        << "0" << bug << R"({"tree": "[3, 1, [2, 4]]", "line": 9})" << 1.0;
    QTest::newRow("the line alone") << "find-the-bug"
                                    << "0" << bug << R"({"tree": "[1, 2]", "line": 9})" << 0.5;
    QTest::newRow("the tree alone")
        << "find-the-bug"
        << "0" << bug << R"({"tree": "[3, 1, [2, 4]]", "line": 8})" << 0.5;
    bug.listing.mostLeaves = 3;
    QTest::newRow("a tree too large")
        << "find-the-bug"
        << "0" << bug << R"({"tree": "[3, 1, [2, 4]]", "line": 9})" << 0.5;
    Terms same;
    same.statement = Statement::greaterSameLeaves;
    QTest::newRow("false, and a tree shows it")
        << "true-or-false"
        << "0" << same << R"({"true": false, "tree": "[1, [1, 1]]"})" << 1.0;
    QTest::newRow("false, and a tree that does not show it")
        << "true-or-false"
        << "0" << same << R"({"true": false, "tree": "[1, [2, 3]]"})" << 1.0 / 3;
    QTest::newRow("true, which it is not")
        << "true-or-false"
        << "0" << same << R"({"true": true, "tree": "[1, [1, 1]]"})" << 0.0;
    Terms never;
    never.statement = Statement::otherValue;
    QTest::newRow("what no tree can show")
        << "true-or-false"
        << "0" << never << R"({"true": false, "tree": ""})" << 1.0;
}

void TestPuzzleCredit::creditOfAnswers() {
    QFETCH(const QString, question);
    QFETCH(const QString, text);
    QFETCH(const Terms, terms);
    QFETCH(const QString, json);
    QFETCH(const double, credit);
    const GameTree given = tree(qPrintable(text));
    const Question asked = *questionFromId(question.toStdString());
    const auto answer = readAnswer(json.toStdString(), given, asked);
    QVERIFY(answer);
    const Profile profile;
    const Trial trial = tryOut({asked, given, profile, terms}, *answer);
    QVERIFY(std::abs(trial.grade.credit - credit) < 1e-9);
    const auto again = readAnswer(writeAnswer(given, asked, *answer), given, asked);
    QVERIFY(again);
    QCOMPARE(*again, *answer);
}

void TestPuzzleCredit::samplesAreRight_data() {
    QTest::addColumn<int>("asks");
    for (const QuestionTraits& each : everyQuestion) {
        if (each.isPuzzle) {
            QTest::newRow(std::string(each.id).c_str()) << int(each.question);
        }
    }
}

void TestPuzzleCredit::samplesAreRight() {
    QFETCH(const int, asks);
    const auto question = Question(asks);
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
