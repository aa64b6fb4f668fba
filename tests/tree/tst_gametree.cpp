#include "core/generate/randomtree.h"
#include "core/tree/gametree.h"

#include <QTest>
#include <cmath>
#include <limits>

using namespace prunus;

namespace {

constexpr Value none = std::numeric_limits<Value>::quiet_NaN();
using Path = std::vector<std::uint32_t>;

/// [[1, 2], 3, [[4], 5]] with static values 6 at the first child and none at the others:
///
///     row 0   0
///     row 1   1       2   3
///     row 2   4 5         6   7
///     row 3               8
GameTree uneven() {
    return GameTree({1, 4, 6, 6, 8, 8, 8, 9, 9, 9}, {none, 6, 3, none, 1, 2, none, 5, 4});
}

} // namespace

/// A tree given in level order.
class TestGameTree : public QObject {
    Q_OBJECT

  private slots:
    void aSingleNumberIsATree();
    void childrenAreContiguous();
    void aPathMayLeaveTheTree_data();
    void aPathMayLeaveTheTree();
    void anInnerNodeMayHaveAStaticValue();
    void theFailureValueIsForLeavesOnly();
    void withoutFailureValueSuchALeafHasNone();
    void everythingAgreesWithAWalkFromTheRoot();
    void playersAlternateByDepth();
    void theMoversSideNeverGivesMinusZero();
};

void TestGameTree::aSingleNumberIsATree() {
    const GameTree tree({1, 1}, {7});
    QCOMPARE(tree.nodeCount(), 1U);
    QCOMPARE(tree.leafCount(), 1U);
    QCOMPARE(tree.height(), 0U);
    QVERIFY(tree.isLeaf(GameTree::root()));
    QCOMPARE(tree.staticValue(GameTree::root()), 7.0);
    QVERIFY(tree.parent(GameTree::root()) == noNode);
    QVERIFY(tree.parent(GameTree::root(), Row{0}) == noNode);
    QCOMPARE(tree.childNumber(GameTree::root()), 0U);
    QVERIFY(tree.path(GameTree::root()).empty());
    QVERIFY(tree.at({}) == GameTree::root());
}

void TestGameTree::childrenAreContiguous() {
    const GameTree tree = uneven();
    QVERIFY((tree.children(NodeId{0}) == NodeRange{NodeId{1}, NodeId{4}}));
    QVERIFY((tree.children(NodeId{3}) == NodeRange{NodeId{6}, NodeId{8}}));
    QVERIFY(tree.children(NodeId{2}).empty());
    QCOMPARE(tree.childCount(NodeId{6}), 1U);
    QVERIFY(tree.isLeaf(NodeId{8}));
    QVERIFY(!tree.isLeaf(NodeId{6}));
}

void TestGameTree::aPathMayLeaveTheTree_data() {
    QTest::addColumn<QList<uint>>("path");
    QTest::newRow("past the last child") << QList<uint>{3};
    QTest::newRow("below a leaf") << QList<uint>{1, 0};
    QTest::newRow("through a missing child") << QList<uint>{2, 2, 0};
    QTest::newRow("a child number as large as can be") << QList<uint>{0xFFFFFFFFU};
}

void TestGameTree::aPathMayLeaveTheTree() {
    QFETCH(QList<uint>, path);
    QVERIFY(uneven().at(Path(path.begin(), path.end())) == noNode);
}

void TestGameTree::anInnerNodeMayHaveAStaticValue() {
    const GameTree tree = uneven();
    QVERIFY(tree.hasOwnValue(NodeId{1}));
    QVERIFY(tree.hasStaticValue(NodeId{1}));
    QCOMPARE(tree.staticValue(NodeId{1}), 6.0);
    QVERIFY(!tree.hasStaticValue(NodeId{3}));
    QVERIFY(std::isnan(tree.staticValue(NodeId{3})));
}

void TestGameTree::theFailureValueIsForLeavesOnly() {
    TreeHeader header;
    header.failureValue = -1;
    // [[5], []]
    const GameTree tree({1, 3, 4, 4, 4}, {none, none, none, 5}, header);
    QVERIFY(!tree.hasOwnValue(NodeId{2}));
    QVERIFY(tree.hasStaticValue(NodeId{2}));
    QCOMPARE(tree.staticValue(NodeId{2}), -1.0);
    QVERIFY(!tree.hasStaticValue(NodeId{1}));
    QVERIFY(std::isnan(tree.staticValue(NodeId{1})));
    QCOMPARE(tree.staticValue(NodeId{3}), 5.0);
}

void TestGameTree::withoutFailureValueSuchALeafHasNone() {
    const GameTree tree({1, 2, 2}, {none, none});
    QVERIFY(!tree.hasStaticValue(NodeId{1}));
    QVERIFY(std::isnan(tree.staticValue(NodeId{1})));
}

void TestGameTree::everythingAgreesWithAWalkFromTheRoot() {
    RandomShape shape{.maxDepth = 7, .maxBranching = 4};
    for (shape.seed = 1; shape.seed <= 200; ++shape.seed) {
        const GameTree tree = generateRandom(shape);
        std::uint32_t leaves = 0;
        std::vector<Path> paths(tree.nodeCount());
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const NodeRange children = tree.children(NodeId{n});
            leaves += children.empty() ? 1 : 0;
            QVERIFY(tree.path(NodeId{n}) == paths[n]);
            QVERIFY(tree.at(paths[n]) == NodeId{n});
            const auto row = static_cast<std::uint32_t>(paths[n].size());
            QCOMPARE(tree.rowOf(NodeId{n}).value, row);
            QVERIFY(tree.row(Row{row}).contains(NodeId{n}));
            for (std::uint32_t k = 0; k < children.size(); ++k) {
                QVERIFY(tree.parent(children[k]) == NodeId{n});
                QVERIFY(tree.parent(children[k], Row{row + 1}) == NodeId{n});
                QCOMPARE(tree.childNumber(children[k]), k);
                paths[children[k].value] = paths[n];
                paths[children[k].value].push_back(k);
            }
        }
        QCOMPARE(tree.leafCount(), leaves);
        QCOMPARE(tree.height(), static_cast<std::uint32_t>(paths.back().size()));
        std::uint32_t inRows = 0; // each node is in one row
        for (std::uint32_t r = 0; r <= tree.height(); ++r) {
            inRows += tree.row(Row{r}).size();
        }
        QCOMPARE(inRows, tree.nodeCount());
    }
}

void TestGameTree::playersAlternateByDepth() {
    QVERIFY(playerAt(Player::max, Row{0}) == Player::max);
    QVERIFY(playerAt(Player::max, Row{1}) == Player::min);
    QVERIFY(playerAt(Player::min, Row{7}) == Player::max);
    QVERIFY(opponent(Player::min) == Player::max);
}

void TestGameTree::theMoversSideNeverGivesMinusZero() {
    QCOMPARE(fromSideOf(Player::min, 3), -3.0);
    QCOMPARE(fromSideOf(Player::max, 3), 3.0);
    QVERIFY(!std::signbit(fromSideOf(Player::min, 0)));
    QVERIFY((negated(Window{-infinity, 2}) == Window{-2, infinity}));
    QVERIFY(!std::signbit(negated(Window{0, 0}).alpha));
}

QTEST_APPLESS_MAIN(TestGameTree)
#include "tst_gametree.moc"
