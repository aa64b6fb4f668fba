// Slips that are stepped: a trace made from a plain log of events. Of right searches it must answer
// every question as a replay of the oracle's log does; of slips, what their events say.

#include "core/analysis/lockstep.h"
#include "core/analysis/story.h"
#include "core/edit/stepafteredit.h"
#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"
#include "tests/search/oracle/difference.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <array>

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Draw;
using oracle::NaiveTree;

namespace {

std::shared_ptr<const SearchTrace> plainTrace(const GameTree& tree, const SearchOptions& options) {
    Procedure right;
    right.options = options;
    auto log = carryOut(tree, right);
    return log ? SearchTrace::ofRun(tree, settled(options), std::move(static_cast<PlainRun&>(*log)))
               : nullptr;
}

SearchOptions slipped(Misconception m, std::uint8_t form = 0, SearchOptions options = {}) {
    return *steppable(procedureOf(m, options, form));
}

/// How a course may have it, or whoever has the misconception.
enum class Way : std::uint8_t { usual, exhaustive, perChild, fromTheRight };

/// None where the misconception has no such form.
std::optional<Procedure> procedureIn(Way way, Misconception m, std::uint8_t form,
                                     const SearchOptions& options) {
    Procedure right;
    right.options = options;
    right.callPerRootChild = way == Way::perChild;
    right.rightToLeft = way == Way::fromTheRight;
    return way == Way::exhaustive ? exhaustiveProcedureOf(m, right, form)
                                  : procedureOf(m, right, form);
}

/// What stands still: the questions that drawings and timelines ask of the trace itself.
void compareTraces(const GameTree& tree, const SearchTrace& plain, const SearchTrace& right) {
    QCOMPARE(plain.end(), right.end());
    QCOMPARE(plain.value(), right.value());
    QVERIFY(plain.totals() == right.totals());
    QCOMPARE(leafSteps(tree, plain), leafSteps(tree, right));
    QCOMPARE(plain.cutoffs().size(), right.cutoffs().size());
    for (std::size_t k = 0; k < plain.cutoffs().size(); ++k) {
        QCOMPARE(plain.cutoffs()[k].step, right.cutoffs()[k].step);
        QCOMPARE(plain.cutoffs()[k].nodesPruned, right.cutoffs()[k].nodesPruned);
        QCOMPARE(plain.cutoffs()[k].leavesPruned, right.cutoffs()[k].leavesPruned);
    }
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        QCOMPARE(plain.visited(n), right.visited(n));
        const auto visit = visitOf(tree, plain, n);
        QVERIFY(!visit || (visit->first == visitOf(tree, right, n)->first &&
                           visit->last == visitOf(tree, right, n)->last));
        for (const Step t : {Step{0}, Step{right.end().value / 2}, right.end()}) {
            QCOMPARE(plain.marksCutoff(n, t), right.marksCutoff(n, t));
        }
    }
}

/// What the replay is not asked.
void compareMoments(const Moment& plain, const Moment& right) {
    QVERIFY(plain.event() == right.event());
    QCOMPARE(plain.depthLimit(), right.depthLimit());
    QVERIFY(plain.provenOnStack() == right.provenOnStack());
    for (NodeId n; n.value < plain.tree().nodeCount(); ++n) {
        const NodeState state = plain.state(n);
        if (state == NodeState::cut) {
            QCOMPARE(plain.cutFrom(n), right.cutFrom(n));
        } else if (state == NodeState::open || state == NodeState::returned) {
            QVERIFY(plain.entryWindow(n) == right.entryWindow(n));
            QCOMPARE(plain.latestSearch(n).last, right.latestSearch(n).last);
            QCOMPARE(plain.leftOut(n, 3), right.leftOut(n, 3));
            QCOMPARE(plain.alphaHistory(n, 1).values, right.alphaHistory(n, 1).values);
        }
    }
}

} // namespace

class TestSlipTrace : public QObject {
    Q_OBJECT

  private slots:
    void aPlainLogAnswersAsAReplayDoes_data();
    void aPlainLogAnswersAsAReplayDoes();
    void aSlipsMomentsAreItsEvents_data();
    void aSlipsMomentsAreItsEvents();
    void whatASlipHolds();
    void theEndIsHeldAgainstMinimax_data();
    void theEndIsHeldAgainstMinimax();
    void aMoveLeftOnTheBoard();
};

void TestSlipTrace::aPlainLogAnswersAsAReplayDoes_data() {
    const Rows<Algorithm> row("algorithm");
    for (const AlgorithmTraits& each : algorithms) {
        row(each.id.data(), each.algorithm);
    }
}

void TestSlipTrace::aPlainLogAnswersAsAReplayDoes() {
    QFETCH(const Algorithm, algorithm);
    Draw draw(53);
    std::uint64_t steps = 0;
    for (std::uint64_t k = 0; k < oracle::enough(300); ++k) {
        const NaiveTree naive = oracle::randomTree(draw);
        const SearchOptions options = oracle::randomOptions(draw, algorithm);
        const GameTree tree = gameTree(naive);
        const auto right = recordSearch(tree, options);
        const auto plain = plainTrace(tree, options);
        QCOMPARE(plain != nullptr, right.has_value());
        if (!plain) {
            continue;
        }
        compareTraces(tree, *plain, **right);
        const oracle::Orders orders = options.order == MoveOrder::random
                                          ? oracle::ordersOf(tree, (*right)->order())
                                          : naiveOrders(naive, options);
        const auto log = std::get<oracle::Log>(naiveSearch(naive, options, orders));
        for (Step t{0}; t <= plain->end(); ++t) {
            const Moment moment(tree, *plain, t);
            const oracle::Replay replay(naive, options, orders, log, t.value);
            const std::string wrong = oracle::difference(moment, replay);
            QVERIFY2(wrong.empty(), (oracle::text(naive) + " " + oracle::text(options) + " step " +
                                     std::to_string(t.value) + ": " + wrong)
                                        .c_str());
            compareMoments(moment, Moment(tree, **right, t));
            ++steps;
        }
    }
    QVERIFY(steps > oracle::enough(2000));
}

void TestSlipTrace::aSlipsMomentsAreItsEvents_data() {
    Rows<Misconception, int, Way>("slip", "form", "way");
    const std::array ways{std::pair(Way::usual, ""), std::pair(Way::exhaustive, ", no windows"),
                          std::pair(Way::perChild, ", a call a root move"),
                          std::pair(Way::fromTheRight, ", from the right")};
    for (const MisconceptionTraits& each : everyMisconception) {
        for (std::uint8_t form = 0; each.isRun && form < formsOf(each.misconception); ++form) {
            for (const auto& [way, words] : ways) {
                if (procedureIn(way, each.misconception, form, {})) {
                    QTest::addRow("%s, form %d%s", std::string(each.id).c_str(), form, words)
                        << each.misconception << int(form) << way;
                }
            }
        }
    }
}

/// Whatever rule it breaks, the steps are its events, who is open has entered and not left, and
/// every question about every node has an answer.
void TestSlipTrace::aSlipsMomentsAreItsEvents() {
    QFETCH(const Misconception, slip);
    QFETCH(const int, form);
    QFETCH(const Way, way);
    Draw draw(59);
    std::uint64_t runs = 0;
    for (std::uint64_t k = 0; k < oracle::enough(way == Way::usual ? 60 : 30); ++k) {
        const GameTree tree = gameTree(oracle::randomTree(draw, 5, 4));
        const Procedure wanted = *procedureIn(way, slip, static_cast<std::uint8_t>(form),
                                              oracle::randomOptions(draw, Algorithm::alphaBeta));
        const SearchOptions options = steppable(wanted).value();
        const auto trace = recordStepped(tree, options);
        const auto log = carryOut(tree, wanted);
        QCOMPARE(trace.has_value(), log.has_value());
        if (!trace) {
            continue;
        }
        ++runs;
        QCOMPARE((*trace)->value(), log->value);
        QCOMPARE((*trace)->options().slip, options.slip);
        const auto whole = *recordSearch(tree, {});
        const SearchTrace& right = *whole;
        std::vector<NodeId> open;
        std::uint64_t calls = 0;
        for (Step t{1}; t <= (*trace)->end(); ++t) {
            const Moment moment(tree, **trace, t);
            const Event& event = log->events[t.value - 1];
            QVERIFY(moment.event() == event);
            if (event.kind == EventKind::enter) {
                open.insert(open.begin(), event.node);
            } else if (event.kind == EventKind::leave) {
                QCOMPARE(open.front(), event.node);
                open.erase(open.begin());
            }
            const bool called = event.kind == EventKind::enter || event.kind == EventKind::leaf ||
                                event.kind == EventKind::recall;
            calls += called ? 1U : 0U;
            QCOMPARE(moment.stack(), open);
            QCOMPARE(moment.counts().nodesVisited, calls);
            QVERIFY(std::holds_alternative<SlipStep>(explain(moment)));
            QVERIFY(claimsOf(moment, explain(moment)).empty());
            QVERIFY(stepAfterEdit(moment, NodeMap(), tree, right) <= right.end());
            for (NodeId n; n.value < tree.nodeCount(); ++n) {
                const NodeStory story = storyOf(moment, n);
                QCOMPARE(story.state, moment.state(n));
                QVERIFY(story.proven.nothing() && !story.refutation && !story.clamped);
                QCOMPARE(story.state == NodeState::open, std::ranges::count(open, n) == 1);
            }
        }
        const Lockstep together(tree, std::vector{trace->get(), &right}, Pace::place);
        QCOMPARE(together.step(0, together.end()), (*trace)->end());
        QCOMPARE(together.step(1, together.end()), right.end());
    }
    QVERIFY(runs > oracle::enough(10));
}

/// α of a MAX node that takes the last child's value for it, and what a program's best starts from.
void TestSlipTrace::whatASlipHolds() {
    const GameTree tree = treeOf("[3,1,[2,4]]");
    const auto trace = *recordStepped(tree, slipped(Misconception::lastValueIsBound));
    Step last{0};
    for (Step t{1}; t <= trace->end(); ++t) {
        const Event event = Moment(tree, *trace, t).event();
        last = event.kind == EventKind::enter ? t : last;
    }
    const Moment atC(tree, *trace, last);
    QCOMPARE(atC.alphaHistory(GameTree::root()).values, (std::vector<Value>{-infinity, 3, 1}));
    QCOMPARE(atC.best(GameTree::root()), 3);

    const auto zero = *recordStepped(tree, slipped(Misconception::bestStartsAtZero));
    QCOMPARE(Moment(tree, *zero, Step{1}).best(GameTree::root()), 0);
    QCOMPARE(std::get<SlipStep>(explain(Moment(tree, *zero, Step{1}))).start, 0.0);
    QVERIFY(!std::get<SlipStep>(explain(Moment(tree, *trace, Step{1}))).start);
}

void TestSlipTrace::theEndIsHeldAgainstMinimax_data() {
    const Rows<Misconception, QString, Value, Value, Value> row("slip", "text", "answer", "right",
                                                                "ofMove");
    row("the last child wins", Misconception::lastChildWins, "[2,1]", 1.0, 2.0, 1.0);
    row("the last equal wins", Misconception::lastEqualWins, "[2,[1,1]]", 2.0, 2.0, 1.0);
    row("players swapped", Misconception::playersSwapped, "[1,2]", 1.0, 2.0, 1.0);
    row("only later", Misconception::testBeforeUpdate, "[2,[1,3]]", 2.0, 2.0, 2.0);
}

void TestSlipTrace::theEndIsHeldAgainstMinimax() {
    QFETCH(const Misconception, slip);
    QFETCH(const QString, text);
    const GameTree tree = treeOf(text);
    const auto trace = *recordStepped(tree, slipped(slip));
    const auto end = std::get<SlipStep>(explain(Moment(tree, *trace, trace->end())));
    QVERIFY(end.over && end.right);
    QTEST(end.value, "answer");
    QTEST(end.right->value, "right");
    QTEST(end.right->ofMove.value(), "ofMove");
}

/// The example of the table: the root's third move is made inside the second child.
void TestSlipTrace::aMoveLeftOnTheBoard() {
    const GameTree tree = treeOf("[2,[1,3,9],4]");
    const auto trace = *recordStepped(tree, slipped(Misconception::cutBeforeUndo));
    QCOMPARE(trace->value(), 9);
    const Moment end(tree, *trace, trace->end());
    const NodeRange inner = tree.children(NodeId{2});
    QCOMPARE(end.state(inner[1]), NodeState::cut);
    QCOMPARE(end.state(inner[2]), NodeState::evaluated);
    QCOMPARE(end.state(NodeId{3}), NodeState::notReached);
    QVERIFY(std::get<SlipStep>(explain(end)).right->value == 4);
}

QTEST_APPLESS_MAIN(TestSlipTrace)
#include "tst_sliptrace.moc"
