#include "core/tree/treebuilder.h"

#include <QTest>
#include <cmath>

using namespace prunus;

/// Trees told in the order in which they are written, turned into level order.
class TestTreeBuilder : public QObject {
    Q_OBJECT

  private slots:
    void writingOrderBecomesLevelOrder();
    void namesAndMovesFollowTheirNodes();
    void aValueMayComeAfterTheChildren();
    void tellsWhatIsOpen();
    void theHeaderIsKept();
    void isEmptyAfterwards();
    void aPathOfAMillionNodes();
    void aMillionChildren();
    void aCombOfAMillionNodes();
};

void TestTreeBuilder::writingOrderBecomesLevelOrder() {
    // [[[1]], 2, [3, [4]]]: in rows . | . 2 . | . 3 . | 1 4
    TreeBuilder builder;
    builder.begin();
    builder.begin();
    builder.begin();
    builder.leaf(1);
    builder.end();
    builder.end();
    builder.leaf(2);
    builder.begin();
    builder.leaf(3);
    builder.begin();
    builder.leaf(4);
    builder.end();
    builder.end();
    builder.end();
    const GameTree tree = std::move(builder).build();
    QVERIFY((tree.offsets() == std::vector<std::uint32_t>{1, 4, 5, 5, 7, 8, 8, 9, 9, 9}));
    QVERIFY(std::isnan(tree.staticValue(GameTree::root())));
    QCOMPARE(tree.staticValue(NodeId{2}), 2.0);
    QCOMPARE(tree.staticValue(NodeId{5}), 3.0);
    QCOMPARE(tree.staticValue(NodeId{7}), 1.0);
    QCOMPARE(tree.staticValue(NodeId{8}), 4.0);
}

void TestTreeBuilder::namesAndMovesFollowTheirNodes() {
    TreeBuilder builder;
    const auto root = builder.begin();
    const auto left = builder.begin();
    const auto deep = builder.leaf(1);
    builder.end();
    const auto right = builder.leaf(2);
    builder.setName(right, "right"); // in any order
    builder.setName(root, "root");
    builder.setName(deep, "deep");
    builder.setName(left, "left");
    builder.setMove(right, "b");
    builder.setMove(left, "a");
    builder.end();
    const GameTree tree = std::move(builder).build();
    // Written root, left, deep, right; in level order root, left, right, deep.
    QVERIFY(tree.names().at(NodeId{0}) == "root");
    QVERIFY(tree.names().at(NodeId{1}) == "left");
    QVERIFY(tree.names().at(NodeId{2}) == "right");
    QVERIFY(tree.names().at(NodeId{3}) == "deep");
    QCOMPARE(tree.moves().size(), std::size_t{2});
    QVERIFY(tree.moves().at(NodeId{1}) == "a");
    QVERIFY(tree.moves().at(NodeId{2}) == "b");
    QVERIFY(tree.moves().at(NodeId{3}).empty());
}

void TestTreeBuilder::aValueMayComeAfterTheChildren() {
    TreeBuilder builder;
    const auto root = builder.begin();
    builder.leaf(1);
    builder.setValue(root, 9);
    builder.end();
    const GameTree tree = std::move(builder).build();
    QCOMPARE(tree.staticValue(GameTree::root()), 9.0);
    QCOMPARE(tree.staticValue(NodeId{1}), 1.0);
}

void TestTreeBuilder::tellsWhatIsOpen() {
    TreeBuilder builder;
    const auto root = builder.begin();
    builder.leaf(1);
    builder.begin();
    QCOMPARE(builder.openCount(), std::size_t{2});
    QCOMPARE(builder.childCount(root), 2U);
    QCOMPARE(builder.nodeCount(), std::size_t{3});
    builder.end();
    builder.end();
    QCOMPARE(builder.openCount(), std::size_t{0});
}

/// And gives a node without value and children its value.
void TestTreeBuilder::theHeaderIsKept() {
    TreeHeader header;
    header.title = "A title";
    header.root = Player::min;
    header.failureValue = -2;
    TreeBuilder builder;
    builder.begin();
    builder.begin();
    builder.end();
    builder.end();
    const GameTree tree = std::move(builder).build(header);
    QCOMPARE(tree.header().title, std::string("A title"));
    QVERIFY(tree.header().root == Player::min);
    QCOMPARE(tree.header().failureValue.value_or(0), -2.0);
    QVERIFY(tree.isLeaf(NodeId{1}) && !tree.hasOwnValue(NodeId{1}));
    QCOMPARE(tree.staticValue(NodeId{1}), -2.0);
}

void TestTreeBuilder::isEmptyAfterwards() {
    TreeBuilder builder;
    builder.setName(builder.leaf(1), "old");
    QVERIFY(!std::move(builder).build().names().empty());
    QCOMPARE(builder.nodeCount(), std::size_t{0}); // NOLINT(bugprone-use-after-move): as promised
    builder.leaf(2);
    const GameTree tree = std::move(builder).build();
    QCOMPARE(tree.nodeCount(), 1U);
    QCOMPARE(tree.staticValue(GameTree::root()), 2.0);
    QVERIFY(tree.names().empty());
}

void TestTreeBuilder::aPathOfAMillionNodes() {
    constexpr std::uint32_t nodes = 1'000'000;
    TreeBuilder builder;
    for (std::uint32_t n = 1; n < nodes; ++n) {
        builder.begin();
    }
    builder.leaf(3);
    for (std::uint32_t n = 1; n < nodes; ++n) {
        builder.end();
    }
    const GameTree tree = std::move(builder).build();
    QCOMPARE(tree.nodeCount(), nodes);
    QCOMPARE(tree.height(), nodes - 1);
    QCOMPARE(tree.leafCount(), 1U);
    QCOMPARE(tree.staticValue(NodeId{nodes - 1}), 3.0);
    QCOMPARE(tree.path(NodeId{nodes - 1}).size(), std::size_t{nodes - 1});
}

void TestTreeBuilder::aMillionChildren() {
    constexpr std::uint32_t leaves = 1'000'000;
    TreeBuilder builder;
    builder.begin();
    for (std::uint32_t k = 0; k < leaves; ++k) {
        builder.leaf(k);
    }
    builder.end();
    const GameTree tree = std::move(builder).build();
    QCOMPARE(tree.height(), 1U);
    QCOMPARE(tree.childCount(GameTree::root()), leaves);
    QCOMPARE(tree.childNumber(NodeId{777'778}), 777'777U);
    QCOMPARE(tree.staticValue(NodeId{777'778}), 777'777.0);
}

void TestTreeBuilder::aCombOfAMillionNodes() {
    // [0, [1, [2, … ]]]: each node of a long path also has a leaf.
    constexpr std::uint32_t teeth = 500'000;
    TreeBuilder builder;
    for (std::uint32_t k = 0; k < teeth; ++k) {
        builder.begin();
        builder.leaf(k);
    }
    for (std::uint32_t k = 0; k < teeth; ++k) {
        builder.end();
    }
    const GameTree tree = std::move(builder).build();
    QCOMPARE(tree.nodeCount(), 2 * teeth);
    QCOMPARE(tree.height(), teeth);
    // Row r holds the leaf r - 1 and the inner node beside it.
    QCOMPARE(tree.staticValue(tree.row(Row{300'000}).first), 299'999.0);
    QCOMPARE(tree.row(Row{teeth}).size(), 1U);
}

QTEST_APPLESS_MAIN(TestTreeBuilder)
#include "tst_treebuilder.moc"
