// A step that is done for somebody: done again and again, it leads from any answer to the key.

#include "core/practice/onestep.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Draw;

class TestOneStep : public QObject {
    Q_OBJECT

  private slots:
    void stepsLeadToTheKey_data();
    void stepsLeadToTheKey();
    void onlyOneThingIsDone();
    void valuesAreFoundFromBelow();
};

void TestOneStep::stepsLeadToTheKey_data() {
    const Rows<Question> row("asked");
    for (const QuestionTraits& each : everyQuestion) {
        if (canDoOneStep(each.question)) {
            row(each.id.data(), each.question);
        }
    }
}

namespace {

/// Where a search stops inner nodes have values, too.
oracle::NaiveNode withOwnValues(oracle::NaiveNode node, Draw& draw) {
    node.value = node.value ? *node.value : draw.below(20);
    for (oracle::NaiveNode& child : node.children) {
        child = withOwnValues(std::move(child), draw);
    }
    return node;
}

GameTree drawnTree(Draw& draw) {
    return gameTree(
        oracle::NaiveTree(withOwnValues(oracle::uniformDistinct(draw, 3, 2).root, draw)));
}

} // namespace

/// From nothing, and from the answer to another tree of the same shape.
void TestOneStep::stepsLeadToTheKey() {
    QFETCH(const Question, asked);
    Draw draw(static_cast<std::uint64_t>(asked) + 3);
    std::uint64_t steps = 0;
    Terms terms; // of two rules: minimax, too
    terms.other.emplace().options.algorithm = Algorithm::minimax;
    terms.budget.most = 9; // some searches to depth 2 fit
    for (std::uint64_t k = 0; k < oracle::enough(200); ++k) {
        const GameTree tree = drawnTree(draw);
        const GameTree other = drawnTree(draw);
        const Sheet right = sheetUnder(tree, asked, {});
        const auto grade = [&](const Answer& given) {
            return gradeAnswer(tree, asked, right, given, {}, 0, terms);
        };
        const Answer key = answerOf(tree, asked, right, {}, terms);
        Answer answer = draw.oneIn(2) ? Answer{} : keyUnder(other, asked, {}, terms);
        double before = grade(answer).credit;
        for (int left = 40; before < 1; --left) {
            QVERIFY(left > 0);
            answer = withOneStep(tree, asked, answer, key, grade(answer));
            const double now = grade(answer).credit;
            QVERIFY(now >= before);
            before = now;
            ++steps;
        }
        QVERIFY(withOneStep(tree, asked, answer, key, grade(answer)) == answer);
    }
    QVERIFY2(steps > oracle::enough(200) / 4, qPrintable(QString::number(steps)));
}

/// Figure 5.2: of four inner nodes one is filled in, of two skipped leaves one is crossed out.
void TestOneStep::onlyOneThingIsDone() {
    const GameTree tree = treeOf(textbook);
    const auto step = [&](Question asked) {
        return withOneStep(tree, asked, {}, keyUnder(tree, asked, {}),
                           gradeUnder(tree, asked, {}, {}));
    };
    QCOMPARE(step(Question::values).values.size(), std::size_t{1});
    QCOMPARE(step(Question::values).values.at(tree.at({0})).value, 3.0);
    QVERIFY(step(Question::crossOut).marks == std::vector<NodeId>{tree.at({1, 1})});
    QVERIFY(step(Question::leafOrder).leaves == std::vector<NodeId>{tree.at({0, 0})});
    QVERIFY(step(Question::move).line == std::vector<std::uint32_t>{0});
}

/// What MAX is worth at the root is not given away before its children are: B, C, D, then A.
void TestOneStep::valuesAreFoundFromBelow() {
    const GameTree tree = treeOf(textbook);
    for (const Question asked : {Question::values, Question::negamax, Question::returned}) {
        const Answer key = keyUnder(tree, asked, {});
        Answer answer;
        for (const NodeId next : {tree.at({0}), tree.at({1}), tree.at({2}), GameTree::root()}) {
            QVERIFY(!answer.values.contains(next));
            answer = withOneStep(tree, asked, answer, key, gradeUnder(tree, asked, answer, {}));
            QVERIFY(answer.values.contains(next));
        }
    }
}

QTEST_GUILESS_MAIN(TestOneStep)
#include "tst_onestep.moc"
