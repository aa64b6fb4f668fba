// Hints: each says what none before it has said, whatever is asked and answered.

#include "core/practice/onestep.h"
#include "core/practice/slipanswers.h"
#include "tests/practice/pencil.h"
#include "tests/ui/practice/everyquestion.h"
#include "ui/practice/marking.h"

#include <QRegularExpression>
#include <set>

using namespace prunus;

namespace {

/// Words, names and numbers.
std::set<QString> wordsOf(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[^\\w−∞+]+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    const QStringList words = text.split(between, Qt::SkipEmptyParts);
    return {words.begin(), words.end()};
}

/// A tree of which every node has a static value, as questions on a depth limit want it.
std::shared_ptr<const GameTree> drawnTree(oracle::Draw& draw) {
    GameTree tree = oracle::gameTree(practicetest::drawnTree(draw));
    std::vector<Value> values = tree.ownValues();
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        values[n.value] = tree.isLeaf(n) ? values[n.value] : Value(draw.below(9));
    }
    return std::make_shared<const GameTree>(tree.offsets(), std::move(values), tree.header(),
                                            tree.names(), tree.moves());
}

std::optional<Task> taskOn(std::shared_ptr<const GameTree> tree, Question question,
                           oracle::Draw& draw) {
    if (traits(question).isTyped || question == Question::ranges || question == Question::fillIn) {
        Terms terms;
        std::vector<NodeId> leaves;
        for (NodeId n; n.value < tree->nodeCount(); ++n) {
            if (tree->isLeaf(n)) {
                leaves.push_back(n);
            }
        }
        terms.aboutX = {leaves.front(), AboutX::Asks::pruned, leaves.back(), 0};
        terms.filling.goal = Filling::Goal(draw.below(4));
        terms.filling.leaf = leaves.back();
        terms.filling.count = 1;
        terms.filling.greatest = 99;
        terms.listing.slip = draw.oneIn(2) ? Misconception::lastChildWins : Misconception::equality;
        terms.statement =
            everyStatement.at(draw.below(std::uint32_t(everyStatement.size()))).statement;
        const GameTree asked = treeToAsk(*tree, question, terms);
        return Task{question, {}, std::make_shared<const GameTree>(asked), terms};
    }
    SearchOptions options;
    options.root = tree->header().root;
    if (!QuestionSets::whyNot(*tree, question, options).isEmpty()) {
        return std::nullopt;
    }
    const Skill skill = skillOf(tree, question, {});
    return Task{question, skill.profile, tree, skill.terms};
}

/// Nothing; what a slip answers; and of a puzzle a part.
std::vector<Answer> answersTo(const Task& task, oracle::Draw& draw) {
    std::vector<Answer> answers{{}};
    if (task.isPuzzle()) {
        Answer part;
        part.wrongLine = 1 + draw.below(11);
        part.holds = draw.oneIn(2);
        part.set.emplace();
        answers.push_back(part);
        return answers;
    }
    const Sheet right = makeSheet(*task.tree, task.procedure()).value();
    auto slips = slipAnswers(*task.tree, task.question, right, task.profile, task.terms);
    for (int k = 0; k < 3 && !slips.empty(); ++k) {
        answers.push_back(slips[draw.below(std::uint32_t(slips.size()))].answer);
    }
    answers.push_back(rightAnswer(task, right));
    return answers;
}

} // namespace

class TestHints : public QObject {
    Q_OBJECT

  private slots:
    void eachSaysMore_data() { everyQuestionRow(); }

    /// Of the rule, the place, the condition there, and a step that is done.
    void eachSaysMore() {
        QFETCH(const Question, question);
        oracle::Draw draw(61);
        int asked = 0;
        for (std::uint64_t k = 0; k < oracle::enough(60); ++k) {
            const auto drawn = drawnTree(draw);
            const auto task =
                taskOn(question == Question::leafBounds ? sharedTree("[[3, 5], [2, 9]]") : drawn,
                       question, draw);
            if (!task) {
                continue;
            }
            ++asked;
            for (const Answer& answer : answersTo(*task, draw)) {
                QStringList hints;
                for (int rung = 0; rung < hintRungs; ++rung) {
                    hints << hintFor(*task, answer, rung);
                }
                if (canDoOneStep(question)) {
                    hints << doOneStep(*task, answer).said;
                }
                std::set<QString> said;
                for (const QString& hint : hints) {
                    std::set<QString> more = wordsOf(hint);
                    std::erase_if(more, [&](const QString& word) { return said.contains(word); });
                    QVERIFY2(!more.empty(), qPrintable(hints.join(u'\n')));
                    said.merge(more);
                }
            }
        }
        QVERIFY(asked > 0);
    }

    /// By proof or counterexample: cut rules, fail modes and what keeps the order of numbers change
    /// no value and no cut; a tie, the other direction and turned signs do.
    void whoChoseNothingIsToldWhatIsTrue() {
        using enum Statement;
        const std::set<Statement> areTrue{cubesKeepCuts, firstChildRead, sevenKeepsCuts,
                                          mirrorKeepsCuts, softReadsNoMore};
        for (const StatementTraits& each : everyStatement) {
            const Task task{
                Question::trueOrFalse, {}, sharedTree("[2, [1, 3]]"), saying(each.statement)};
            const bool isTrue = areTrue.contains(each.statement);
            QCOMPARE(marked(task, {}, true).found, isTrue ? "It is true." : "It is false.");
            Answer other;
            other.holds = !isTrue;
            QCOMPARE(marked(task, other, true).found, "It is the other way round.");
        }
    }
};

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
