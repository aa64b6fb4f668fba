// The deepest and the widest tree of a million nodes.

#include "core/trace/moment.h"
#include "tests/search/oracle/levelordertree.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <limits>

using namespace prunus;
using oracle::Draw;
using oracle::optionsOf;

namespace {

constexpr std::uint32_t million = 1'000'000;
// AddressSanitizer makes every step of a long stack dear, and it cannot follow an exception up a
// stack of more than 64 MB.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint32_t pathLength = 200'000;
constexpr std::uint32_t deepLimit = 50'000;
#else
constexpr std::uint32_t pathLength = million;
constexpr std::uint32_t deepLimit = million / 2;
#endif

} // namespace

class TestExtremes : public QObject {
    Q_OBJECT

  private slots:
    void aPathOfAMillionNodes_data() {
        oracle::algorithmRows(&AlgorithmTraits::fixedRules, false); // the others make passes
    }
    void aPathOfAMillionNodes();
    void severalPassesOverAPath_data() { oracle::algorithmRows(&AlgorithmTraits::fixedRules); }
    void severalPassesOverAPath();
    void aFamilyOfAMillionChildren();
    void aMissingStaticValueFarDownIsNamed();
};

/// Down in as many steps as there are nodes, then up again, two steps a node.
void TestExtremes::aPathOfAMillionNodes() {
    QFETCH(Algorithm, algorithm);
    const GameTree tree = oracle::levelOrderTree(pathLength, 1);
    const Value value = tree.staticValue(NodeId{pathLength - 1});
    const auto trace = recordSearch(tree, optionsOf(algorithm)).value();
    QCOMPARE(trace->end().value, 3 * pathLength - 2);
    QCOMPARE(trace->value(), value);
    Draw draw(3);
    for (int i = 0; i < 3; ++i) {
        const std::uint32_t down = 1 + draw.below(pathLength - 1);
        const Moment before(tree, *trace, Step{down});
        QCOMPARE(before.event().kind, EventKind::enter);
        QCOMPARE(before.currentNode(), NodeId{down - 1});
        QCOMPARE(before.stack().size(), down);
        QVERIFY(before.proven(GameTree::root()).nothing());

        const std::uint32_t up = draw.below(pathLength - 1);
        const Moment after(tree, *trace, Step{pathLength + 2 * up + 1});
        QCOMPARE(after.event().kind, EventKind::back);
        QCOMPARE(after.currentNode(), NodeId{pathLength - 2 - up});
        QCOMPARE(after.stack().size(), pathLength - 1 - up);
        QCOMPARE(after.proven(GameTree::root()), (Bounds{value, value}));
    }
    const Moment leaf(tree, *trace, Step{pathLength});
    QCOMPARE(leaf.event().kind, EventKind::leaf);
    QCOMPARE(leaf.stack().size(), pathLength - 1);
    QCOMPARE(Moment(tree, *trace, trace->end()).bestLine().size(), pathLength);
}

/// The first pass finds a bound that is the value, the second one the other bound.
void TestExtremes::severalPassesOverAPath() {
    QFETCH(Algorithm, algorithm);
    const GameTree tree = oracle::levelOrderTree(pathLength, 1);
    const NodeId leaf{pathLength - 1};
    const auto trace = recordSearch(tree, optionsOf(algorithm)).value();
    QCOMPARE(trace->value(), tree.staticValue(leaf));
    const Moment end(tree, *trace, trace->end());
    QCOMPARE(end.visitCount(GameTree::root()), 2U);
    QCOMPARE(end.visitCount(leaf), 2U);
    QCOMPARE(end.counts().leavesEvaluated, 1U);
    QCOMPARE(end.counts().recalls, 1U);
    QCOMPARE(end.bestLine().size(), pathLength);
    QCOMPARE(Moment(tree, *trace, Step{pathLength}).stack().size(), pathLength - 1);
    QCOMPARE(Moment(tree, *trace, Step{4 * pathLength - 2}).stack().size(), pathLength - 1);
}

/// Children with the values 0, 1, 2, … of a MAX node, and a window that closes half way.
void TestExtremes::aFamilyOfAMillionChildren() {
    std::vector<std::uint32_t> offsets(million + 2, million + 1);
    offsets[0] = 1;
    std::vector<Value> values(million + 1);
    for (std::uint32_t k = 0; k < million; ++k) {
        values[k + 1] = k;
    }
    values[0] = std::numeric_limits<Value>::quiet_NaN();
    const GameTree tree(std::move(offsets), std::move(values));
    SearchOptions options;
    options.window.beta = million / 2;
    const auto trace = recordSearch(tree, options).value();
    QCOMPARE(trace->value(), million / 2);
    const Counts expected{million / 2 + 2, million / 2 + 1, 1, 1, million / 2 - 1, million / 2 - 1};
    QCOMPARE(trace->totals(), expected);
    Draw draw(4);
    for (int i = 0; i < 1000; ++i) {
        const std::uint32_t k = draw.below(million / 2 - 4) + 4;
        const Moment moment(tree, *trace, Step{2 * k + 3}); // told of child k
        QCOMPARE(moment.event().childNumber, k);
        QCOMPARE(moment.bestChild(GameTree::root()), NodeId{k + 1});
        const BoundHistory history = moment.alphaHistory(GameTree::root());
        const Value latest = k;
        QCOMPARE(history.values, (std::vector<Value>{-infinity, latest - 2, latest - 1, latest}));
        QVERIFY(history.shortened);
    }
    const Moment end(tree, *trace, trace->end());
    QCOMPARE(end.state(NodeId{million}), NodeState::cut);
    QCOMPARE(end.state(NodeId{million / 2 + 1}), NodeState::evaluated);
}

void TestExtremes::aMissingStaticValueFarDownIsNamed() {
    const GameTree tree = oracle::levelOrderTree(million, 1);
    SearchOptions options;
    options.depth = deepLimit;
    const RecordedSearch search = recordSearch(tree, options);
    QVERIFY(!search.has_value());
    QCOMPARE(search.error().kind, SearchError::Kind::missingStaticValue);
    QCOMPARE(search.error().node, NodeId{deepLimit});
    QVERIFY(!summariseSearch(tree, options).has_value());
}

QTEST_APPLESS_MAIN(TestExtremes)
#include "tst_extremes.moc"
