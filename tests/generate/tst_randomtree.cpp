#include "core/generate/randomtree.h"

#include <QTest>
#include <cmath>

using namespace prunus;

namespace {

bool sameTree(const GameTree& a, const GameTree& b) {
    if (a.offsets() != b.offsets()) {
        return false;
    }
    for (std::uint32_t n = 0; n < a.nodeCount(); ++n) {
        const NodeId node{n};
        const bool same =
            a.hasOwnValue(node) ? a.staticValue(node) == b.staticValue(node) : !b.hasOwnValue(node);
        if (!same) {
            return false;
        }
    }
    return true;
}

/// How the nodes of many trees of a shape are made up.
struct Census {
    double inner = 0;
    double innerWithValue = 0;
    double leaves = 0;
    double failures = 0;
    double aboveLastRow = 0;
    double leavesAboveLastRow = 0;
};

Census censusOf(RandomShape shape, std::uint64_t trees) {
    Census census;
    for (shape.seed = 1; shape.seed <= trees; ++shape.seed) {
        const GameTree tree = generateRandom(shape);
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const NodeId node{n};
            const bool leaf = tree.isLeaf(node);
            census.inner += leaf ? 0 : 1;
            census.innerWithValue += !leaf && tree.hasOwnValue(node) ? 1 : 0;
            census.leaves += leaf ? 1 : 0;
            census.failures += leaf && !tree.hasOwnValue(node) ? 1 : 0;
            const bool above = n > 0 && tree.rowOf(node).value < shape.maxDepth;
            census.aboveLastRow += above ? 1 : 0;
            census.leavesAboveLastRow += above && leaf ? 1 : 0;
        }
    }
    return census;
}

} // namespace

/// Uneven random trees.
class TestRandomTree : public QObject {
    Q_OBJECT

  private slots:
    void staysInItsShape();
    void reachesTheEndsOfItsShape();
    void sameSeedSameTree();
    void sharesAreKept();
    void withoutSharesEverythingIsPlain();
    void decimalsAreTenths();
    void withoutDepthItIsALeaf();
    void neverLargerThanAllowed();
    void aMillionNodes();
};

void TestRandomTree::staysInItsShape() {
    RandomShape shape;
    shape.maxDepth = 5;
    shape.minBranching = 2;
    shape.maxBranching = 4;
    shape.low = -3;
    shape.high = 3;
    for (shape.seed = 1; shape.seed <= 500; ++shape.seed) {
        const GameTree tree = generateRandom(shape);
        QVERIFY(tree.height() >= 1 && tree.height() <= 5);
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const std::uint32_t children = tree.childCount(NodeId{n});
            QVERIFY(children == 0 || (children >= 2 && children <= 4));
            if (children == 0) {
                const Value v = tree.staticValue(NodeId{n});
                QVERIFY(v >= -3 && v <= 3 && v == std::trunc(v));
            }
        }
    }
}

void TestRandomTree::reachesTheEndsOfItsShape() {
    RandomShape shape;
    shape.maxBranching = 3;
    shape.high = 4;
    std::vector<int> branching(4);
    std::vector<int> values(5);
    for (shape.seed = 1; shape.seed <= 100; ++shape.seed) {
        const GameTree tree = generateRandom(shape);
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            ++branching[tree.childCount(NodeId{n})];
            if (tree.isLeaf(NodeId{n})) {
                ++values[static_cast<std::size_t>(tree.staticValue(NodeId{n}))];
            }
        }
    }
    for (const int count : branching) {
        QVERIFY(count > 0);
    }
    for (const int count : values) {
        QVERIFY(count > 0);
    }
}

void TestRandomTree::sameSeedSameTree() {
    RandomShape shape;
    shape.innerStaticShare = 0.5;
    shape.failureShare = 0.2;
    const GameTree first = generateRandom(shape);
    QVERIFY(sameTree(first, generateRandom(shape)));
    shape.seed = 2;
    QVERIFY(!sameTree(first, generateRandom(shape)));
}

void TestRandomTree::sharesAreKept() {
    RandomShape shape;
    shape.maxDepth = 6;
    shape.maxBranching = 5;
    shape.earlyLeafShare = 0.4;
    shape.innerStaticShare = 0.7;
    shape.failureShare = 0.1;
    shape.failureValue = -5;
    shape.maxNodes = 1'000'000;
    const Census census = censusOf(shape, 300);
    QVERIFY(census.inner > 5000 && census.leaves > 5000);
    QVERIFY(std::abs(census.innerWithValue / census.inner - 0.7) < 0.03);
    QVERIFY(std::abs(census.failures / census.leaves - 0.1) < 0.02);
    QVERIFY(std::abs(census.leavesAboveLastRow / census.aboveLastRow - 0.4) < 0.03);
    QCOMPARE(generateRandom(shape).header().failureValue.value_or(0), -5.0);
}

void TestRandomTree::withoutSharesEverythingIsPlain() {
    RandomShape shape;
    shape.earlyLeafShare = 0;
    const Census census = censusOf(shape, 50);
    QCOMPARE(census.innerWithValue, 0.0);
    QCOMPARE(census.failures, 0.0);
    QCOMPARE(census.leavesAboveLastRow, 0.0);
    QVERIFY(!generateRandom(shape).header().failureValue.has_value());
}

void TestRandomTree::decimalsAreTenths() {
    RandomShape shape;
    shape.decimals = true;
    shape.low = -1;
    shape.high = 1;
    shape.maxBranching = 9;
    bool fraction = false;
    const GameTree tree = generateRandom(shape);
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        if (tree.isLeaf(NodeId{n})) {
            const Value v = tree.staticValue(NodeId{n});
            QCOMPARE(v, std::round(v * 10) / 10); // the double nearest to the tenth
            QVERIFY(v >= -1 && v <= 1);
            fraction = fraction || v != std::trunc(v);
        }
    }
    QVERIFY(fraction);
}

void TestRandomTree::withoutDepthItIsALeaf() {
    RandomShape shape;
    shape.maxDepth = 0;
    const GameTree tree = generateRandom(shape);
    QCOMPARE(tree.nodeCount(), 1U);
    QVERIFY(tree.hasOwnValue(GameTree::root()));
}

void TestRandomTree::neverLargerThanAllowed() {
    RandomShape shape;
    shape.maxDepth = 50;
    shape.minBranching = 2;
    shape.earlyLeafShare = 0.1;
    for (shape.maxNodes = 1; shape.maxNodes < 300; ++shape.maxNodes) {
        const GameTree tree = generateRandom(shape);
        QVERIFY(tree.nodeCount() <= shape.maxNodes);
        // It stops growing only where no family fits any more.
        QVERIFY(tree.nodeCount() + shape.maxBranching > shape.maxNodes);
    }
}

void TestRandomTree::aMillionNodes() {
    RandomShape shape;
    shape.maxDepth = 1'000'000;
    shape.maxBranching = 4;
    shape.earlyLeafShare = 0.3;
    shape.maxNodes = 1'000'000;
    const GameTree tree = generateRandom(shape);
    QVERIFY(tree.nodeCount() > 999'990);
    QVERIFY(tree.height() > 10);
}

QTEST_APPLESS_MAIN(TestRandomTree)
#include "tst_randomtree.moc"
