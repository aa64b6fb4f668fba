// A uniform tree of ten million leaves. What is expected at any step has a closed form or is
// computed from the leaves upwards.

#include "core/trace/moment.h"
#include "tests/search/oracle/levelordertree.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::optionsOf;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint32_t uniformDepth = 5;
#else
constexpr std::uint32_t uniformDepth = 7;
#endif
constexpr std::uint32_t branching = 10;

/// Nodes, and steps of an exhaustive search, of a uniform subtree of some height.
std::uint32_t nodesOf(std::uint32_t height) {
    return height == 0 ? 1 : 1 + branching * nodesOf(height - 1);
}
std::uint32_t stepsOf(std::uint32_t height) {
    return height == 0 ? 1 : 2 + branching * (stepsOf(height - 1) + 1);
}
std::uint32_t leavesOf(std::uint32_t height) {
    return height == 0 ? 1 : branching * leavesOf(height - 1);
}

/// The true value of every node, from the last to the first: a parent comes before its children.
std::vector<Value> valuesUpwards(const GameTree& tree) {
    std::vector<Value> values(tree.nodeCount());
    for (std::uint32_t n = tree.nodeCount(); n-- > 0;) {
        const NodeRange children = tree.children(NodeId{n});
        if (children.empty()) {
            values[n] = tree.staticValue(NodeId{n});
            continue;
        }
        const auto first = values.begin() + children.first.value;
        const auto last = values.begin() + children.last.value;
        const bool max = tree.rowOf(NodeId{n}).value % 2 == 0;
        values[n] = max ? *std::max_element(first, last) : *std::min_element(first, last);
    }
    return values;
}

/// What an exhaustive search of the uniform tree does in one step, by arithmetic.
struct UniformStep {
    EventKind kind = EventKind::leaf;
    std::vector<NodeId> open; ///< outermost first, the leaving node included
    NodeId node = GameTree::root();
    std::uint32_t child = 0;
    std::uint32_t leavesEvaluated = 0;
};

UniformStep uniformStep(std::uint32_t t) {
    UniformStep at;
    for (std::uint32_t height = uniformDepth; height > 0; --height) {
        at.open.push_back(at.node);
        if (t == 1 || t == stepsOf(height)) {
            at.kind = t == 1 ? EventKind::enter : EventKind::leave;
            at.leavesEvaluated += t == 1 ? 0 : leavesOf(height);
            return at;
        }
        const std::uint32_t perChild = stepsOf(height - 1) + 1;
        at.child = (t - 2) / perChild;
        const std::uint32_t within = (t - 2) % perChild;
        at.leavesEvaluated += at.child * leavesOf(height - 1);
        if (within == perChild - 1) {
            at.kind = EventKind::back;
            at.leavesEvaluated += leavesOf(height - 1);
            return at;
        }
        at.node = NodeId{at.node.value * branching + 1 + at.child};
        t = within + 1;
    }
    ++at.leavesEvaluated;
    return at;
}

} // namespace

class TestLarge : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void anExhaustiveSearchIsWhereArithmeticSays_data();
    void anExhaustiveSearchIsWhereArithmeticSays();
    void aPruningSearchProvesNothingFalse_data();
    void aPruningSearchProvesNothingFalse();

  private:
    void checkWalk(const SearchTrace& trace, std::uint32_t from) const;

    std::unique_ptr<GameTree> uniform_;
    std::vector<Value> truth_;
};

void TestLarge::initTestCase() {
    uniform_ = std::make_unique<GameTree>(oracle::levelOrderTree(nodesOf(uniformDepth), branching));
    QCOMPARE(uniform_->leafCount(), leavesOf(uniformDepth));
    truth_ = valuesUpwards(*uniform_);
}

void TestLarge::anExhaustiveSearchIsWhereArithmeticSays_data() {
    QTest::addColumn<Algorithm>("algorithm");
    QTest::newRow("minimax") << Algorithm::minimax;
    QTest::newRow("the second draft") << Algorithm::alphaBetaSecondDraft;
}

void TestLarge::anExhaustiveSearchIsWhereArithmeticSays() {
    QFETCH(Algorithm, algorithm);
    const GameTree& tree = *uniform_;
    const auto trace = recordSearch(tree, optionsOf(algorithm)).value();
    QCOMPARE(trace->end().value, stepsOf(uniformDepth));
    QCOMPARE(trace->value(), truth_[0]);
    QCOMPARE(trace->totals().nodesVisited, tree.nodeCount());
    QCOMPARE(trace->totals().leavesEvaluated, tree.leafCount());
    Draw draw(1);
    for (int i = 0; i < 20000; ++i) {
        const std::uint32_t t = 1 + draw.below(trace->end().value);
        const UniformStep right = uniformStep(t);
        const Moment moment(tree, *trace, Step{t});
        const Event event = moment.event();
        QCOMPARE(event.kind, right.kind);
        QCOMPARE(event.node, right.node);
        QCOMPARE(event.childNumber, right.kind == EventKind::back ? right.child : 0U);
        const bool returns = event.kind == EventKind::leaf || event.kind == EventKind::leave;
        QCOMPARE(event.value, returns                         ? truth_[event.node.value]
                              : event.kind == EventKind::back ? truth_[event.child.value]
                                                              : 0);
        std::vector<NodeId> stack(right.open.rbegin(), right.open.rend());
        if (event.kind == EventKind::leave) {
            stack.erase(stack.begin());
        }
        QCOMPARE(moment.stack(), stack);
        QCOMPARE(moment.counts().leavesEvaluated, right.leavesEvaluated);
    }
}

void TestLarge::aPruningSearchProvesNothingFalse_data() {
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<MoveOrder>("order");
    for (const Algorithm a :
         {Algorithm::alphaBetaFirstDraft, Algorithm::alphaBeta, Algorithm::alphaBetaNegamax}) {
        for (const MoveOrder order :
             {MoveOrder::asWritten, MoveOrder::bestFirst, MoveOrder::random}) {
            QTest::addRow("%s, order %d", traits(a).id.data(), static_cast<int>(order))
                << a << order;
        }
    }
}

void TestLarge::aPruningSearchProvesNothingFalse() {
    QFETCH(Algorithm, algorithm);
    QFETCH(MoveOrder, order);
    const GameTree& tree = *uniform_;
    const auto trace = recordSearch(tree, optionsOf(algorithm, order)).value();
    const Counts totals = trace->totals();
    QCOMPARE(Moment(tree, *trace, trace->end()).counts(), totals);
    QCOMPARE(totals.nodesVisited + totals.nodesPruned, tree.nodeCount());
    QCOMPARE(totals.leavesEvaluated + totals.leavesPruned, tree.leafCount());
    QCOMPARE(trace->value(), truth_[0]);
    const Moment end(tree, *trace, trace->end());
    QCOMPARE(end.proven(GameTree::root()), (Bounds{truth_[0], truth_[0]}));
    Draw draw(2);
    for (int i = 0; i < 500; ++i) {
        checkWalk(*trace, draw.below(trace->end().value - 50));
    }
    for (int i = 0; i < 20000; ++i) {
        const Moment moment(tree, *trace, Step{draw.below(trace->end().value + 1)});
        const NodeId n{draw.below(tree.nodeCount())};
        const Bounds proven = moment.proven(n);
        QVERIFY(proven.lower <= truth_[n.value] && truth_[n.value] <= proven.upper);
    }
}

/// Fifty steps on end: each event changes the stack and the counts as its kind says.
void TestLarge::checkWalk(const SearchTrace& trace, std::uint32_t from) const {
    std::vector<NodeId> stack = Moment(*uniform_, trace, Step{from}).stack();
    Counts counts = Moment(*uniform_, trace, Step{from}).counts();
    for (std::uint32_t t = from + 1; t <= from + 50; ++t) {
        const Moment moment(*uniform_, trace, Step{t});
        const Event event = moment.event();
        if (event.kind == EventKind::enter) {
            stack.insert(stack.begin(), event.node);
        } else if (event.kind != EventKind::leaf) {
            QCOMPARE(stack.at(0), event.node);
        }
        if (event.kind == EventKind::leave) {
            stack.erase(stack.begin());
        }
        const bool called = event.kind == EventKind::enter || event.kind == EventKind::leaf;
        counts.nodesVisited += called ? 1 : 0;
        counts.leavesEvaluated += event.kind == EventKind::leaf ? 1 : 0;
        counts.interiorVisited += event.kind == EventKind::enter ? 1 : 0;
        if (event.kind == EventKind::cutoff) {
            const std::uint32_t height = uniformDepth - uniform_->rowOf(event.node).value;
            ++counts.cutoffs;
            counts.nodesPruned += std::uint64_t{event.skipped} * nodesOf(height - 1);
            counts.leavesPruned += std::uint64_t{event.skipped} * leavesOf(height - 1);
        }
        QCOMPARE(moment.stack(), stack);
        QCOMPARE(moment.counts(), counts);
    }
}

QTEST_APPLESS_MAIN(TestLarge)
#include "tst_large.moc"
