#include "core/base/portablerandom.h"
#include "core/generate/recipe.h"
#include "core/generate/uniform.h"
#include "core/tree/limits.h"
#include "tests/generate/plaintree.h"
#include "tests/notation/sametree.h"
#include "tests/rows.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

using namespace prunus;

namespace {

std::vector<Value> generatedLeaves(const UniformShape& shape) {
    const auto tree = generateUniform(shape);
    return tree ? plainLeaves(*tree) : std::vector<Value>();
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
        for (NodeId node{0}; node.value < tree.nodeCount(); ++node) {
            const bool leaf = tree.isLeaf(node);
            census.inner += leaf ? 0 : 1;
            census.innerWithValue += !leaf && tree.hasOwnValue(node) ? 1 : 0;
            census.leaves += leaf ? 1 : 0;
            census.failures += leaf && !tree.hasOwnValue(node) ? 1 : 0;
            const bool above = node.value > 0 && tree.rowOf(node).value < shape.maxDepth;
            census.aboveLastRow += above ? 1 : 0;
            census.leavesAboveLastRow += above && leaf ? 1 : 0;
        }
    }
    return census;
}

} // namespace

/// Random numbers that are the same everywhere, uniform trees of such numbers, and uneven trees.
class TestRandomTree : public QObject {
    Q_OBJECT

  private slots:
    void theGeneratorIsTheStandardOne();
    void numbersStayBelowTheBound();
    void everyNumberIsAsLikely();
    void aBoundBeyondHalfTheRangeIsFair();
    void chances();
    void everyInnerNodeHasTheBranching_data();
    void everyInnerNodeHasTheBranching();
    void valuesAreWholeAndFillTheirRange();
    void theSameOnEveryPlatform();
    void distinctValuesDiffer_data();
    void distinctValuesDiffer();
    void distinctValuesAreShuffled();
    void impossibleShapes_data();
    void impossibleShapes();
    void sharesAreKept();
    void withoutSharesEverythingIsPlain();
    void sameSeedSameTree();
    void neverLargerThanAllowed();
    void aMillionNodes();
};

void TestRandomTree::theGeneratorIsTheStandardOne() {
    // The C++ standard, [rand.predef]: the 10000th number of a mt19937_64 made by default.
    std::mt19937_64 random;
    random.discard(9999);
    QCOMPARE(random(), std::uint64_t{9981545732273789042U});
    // 14514284786278117030 is the first number from the seed 5489, as published with the generator.
    random.seed(5489);
    QCOMPARE(randomBelow(random, 1000), std::uint64_t{30});
}

void TestRandomTree::numbersStayBelowTheBound() {
    std::mt19937_64 random(1);
    for (const std::uint64_t bound : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{10},
                                      std::uint64_t{1} << 40, ~std::uint64_t{0}}) {
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(randomBelow(random, bound) < bound);
        }
    }
}

void TestRandomTree::everyNumberIsAsLikely() {
    std::mt19937_64 random(1);
    std::vector<int> counts(10);
    for (int i = 0; i < 100'000; ++i) {
        ++counts[randomBelow(random, 10)];
    }
    // 10000 expected with a deviation of 95: six of them are never seen in practice.
    for (const int count : counts) {
        QVERIFY(count > 10'000 - 570 && count < 10'000 + 570);
    }
}

void TestRandomTree::aBoundBeyondHalfTheRangeIsFair() {
    // A remainder alone would give the first half of [0, 3 * 2^62) twice as often as its last.
    std::mt19937_64 random(1);
    const std::uint64_t quarter = std::uint64_t{1} << 62;
    std::vector<int> counts(3);
    for (int i = 0; i < 30'000; ++i) {
        ++counts[randomBelow(random, 3 * quarter) / quarter];
    }
    for (const int count : counts) {
        QVERIFY(count > 10'000 - 500 && count < 10'000 + 500);
    }
}

void TestRandomTree::chances() {
    std::mt19937_64 random(1);
    int happened = 0;
    for (int i = 0; i < 10'000; ++i) {
        QVERIFY(!randomChance(random, 0));
        QVERIFY(randomChance(random, 1));
        happened += randomChance(random, 0.25) ? 1 : 0;
    }
    QVERIFY(happened > 2'500 - 260 && happened < 2'500 + 260);
}

void TestRandomTree::everyInnerNodeHasTheBranching_data() {
    const Rows<uint, uint, uint, uint> row("depth", "branching", "nodes", "leaves");
    row("the textbook's 3 by 3", 2, 3, 13, 9);
    row("binary of depth 4", 4, 2, 31, 16);
    row("a path", 5, 1, 6, 1);
    row("a star", 1, 7, 8, 7);
    row("10 by 10 by 10", 3, 10, 1111, 1000);
    row("a path of a million nodes", 999'999, 1, 1'000'000, 1);
    row("a million children", 1, 1'000'000, 1'000'001, 1'000'000);
    row("depth 0 is one leaf", 0, 2, 1, 1);
    row("depth 0, and one child each", 0, 1, 1, 1);
    row("depth 0, and no children", 0, 0, 1, 1);
}

void TestRandomTree::everyInnerNodeHasTheBranching() {
    QFETCH(uint, depth);
    QFETCH(uint, branching);
    QFETCH(uint, nodes);
    QFETCH(uint, leaves);
    UniformShape shape;
    shape.depth = depth;
    shape.branching = branching;
    const auto tree = generateUniform(shape);
    QVERIFY(tree.has_value());
    QCOMPARE(tree->nodeCount(), nodes);
    QCOMPARE(tree->leafCount(), leaves);
    QCOMPARE(tree->height(), depth);
    for (std::uint32_t n = 0; n < nodes; ++n) {
        const bool inner = tree->rowOf(NodeId{n}).value < depth;
        QVERIFY(tree->childCount(NodeId{n}) == (inner ? branching : 0));
        QVERIFY(tree->hasOwnValue(NodeId{n}) == !inner &&
                tree->hasStaticValue(NodeId{n}) == !inner);
    }
}

void TestRandomTree::valuesAreWholeAndFillTheirRange() {
    UniformShape shape;
    shape.depth = 3;
    shape.branching = 10;
    shape.low = -2;
    shape.high = 3;
    const std::vector<Value> leaves = generatedLeaves(shape);
    const std::set<Value> seen(leaves.begin(), leaves.end());
    QVERIFY((seen == std::set<Value>{-2, -1, 0, 1, 2, 3}));
}

void TestRandomTree::theSameOnEveryPlatform() {
    // The published first numbers of mt19937_64 from the seed 5489 are 14514284786278117030,
    // 4620546740167642908 and 13109570281517897720; values are their remainders.
    UniformShape shape;
    shape.depth = 1;
    shape.branching = 3;
    shape.seed = 5489;
    shape.low = 0;
    shape.high = 9999;
    const std::vector<Value> published{7030, 2908, 7720};
    QVERIFY(generatedLeaves(shape) == published);
    shape.seed = 2;
    QVERIFY(generatedLeaves(shape) != published);
}

void TestRandomTree::distinctValuesDiffer_data() {
    const Rows<uint, std::int64_t, std::int64_t> row("branching", "low", "high");
    const std::int64_t farthest = std::int64_t{1} << 53;
    row("as many values as leaves", 100, 0, 99);
    row("one value to spare", 100, -50, 50);
    row("a few times as many", 100, 0, 450);
    row("far more than leaves", 100, -farthest, farthest);
    row("a million of exactly a million", 1'000'000, 1, 1'000'000);
    row("a million out of very many", 1'000'000, -farthest, farthest);
}

void TestRandomTree::distinctValuesDiffer() {
    QFETCH(uint, branching);
    QFETCH(std::int64_t, low);
    QFETCH(std::int64_t, high);
    UniformShape shape;
    shape.depth = 1;
    shape.branching = branching;
    shape.low = low;
    shape.high = high;
    shape.distinct = true;
    std::vector<Value> leaves = generatedLeaves(shape);
    QCOMPARE(leaves.size(), std::size_t{branching});
    std::ranges::sort(leaves);
    QVERIFY(std::ranges::adjacent_find(leaves) == leaves.end());
    QVERIFY(leaves.front() >= Value(low) && leaves.back() <= Value(high));
}

void TestRandomTree::distinctValuesAreShuffled() {
    // Where each value of 0 … 4 stands in 20000 trees: 4000 times at each place, give or take.
    UniformShape shape;
    shape.depth = 1;
    shape.branching = 5;
    shape.high = 4;
    shape.distinct = true;
    std::vector<int> counts(25);
    for (shape.seed = 1; shape.seed <= 20'000; ++shape.seed) {
        const std::vector<Value> leaves = generatedLeaves(shape);
        for (std::size_t k = 0; k < leaves.size(); ++k) {
            ++counts[k * 5 + static_cast<std::size_t>(leaves[k])];
        }
    }
    for (const int count : counts) {
        QVERIFY2(count > 4000 - 340 && count < 4000 + 340, qPrintable(QString::number(count)));
    }
}

void TestRandomTree::impossibleShapes_data() {
    const Rows<uint, uint, std::int64_t, std::int64_t, QString> row("depth", "branching", "low",
                                                                    "high", "says");
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const uint all = std::numeric_limits<uint>::max();
    row("inner nodes without children", 2, 0, 0, 9, "branching of at least 1");
    row("an empty range", 2, 2, 5, 4, "from 5 to 4");
    row("values that a double cannot hold", 1, 2, 0, most, "2^53");
    row("every 64-bit number", 1, 2, -most - 1, most, "2^53");
    row("too few values", 2, 3, 1, 8, "only 8 distinct values for 9 leaves");
    row("too many nodes", 10, 10, 0, 9, "11111111111 nodes");
    row("and how many there may be", 9, 99, 0, 9, QString::number(nodeLimit()));
    row("a number of 19 digits", 62, 2, 0, 9, "9223372036854775807 nodes");
    row("the most that 64 bits count", 63, 2, 0, 9, "more than 10^19");
    row("depth 40, branching 40", 40, 40, 0, 9, "more than 10^19 nodes");
    row("as deep and wide as can be said", all, all, 0, 9, "more than 10^19 nodes");
    row("the longest path", all, 1, 0, 9, "4294967296 nodes");
}

void TestRandomTree::impossibleShapes() {
    QFETCH(uint, depth);
    QFETCH(uint, branching);
    QFETCH(std::int64_t, low);
    QFETCH(std::int64_t, high);
    QFETCH(QString, says);
    UniformShape shape;
    shape.depth = depth;
    shape.branching = branching;
    shape.low = low;
    shape.high = high;
    shape.distinct = true;
    const auto tree = generateUniform(shape);
    QVERIFY(!tree.has_value());
    QVERIFY2(inEnglish(tree.error()).find(says.toStdString()) != std::string::npos,
             inEnglish(tree.error()).c_str());
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

void TestRandomTree::sameSeedSameTree() {
    RandomShape shape;
    shape.innerStaticShare = 0.5;
    shape.failureShare = 0.2;
    const GameTree first = generateRandom(shape);
    QVERIFY(same(first, generateRandom(shape)));
    QVERIFY(same(first, generateTree({.shape = shape}).value()));
    shape.seed = 2;
    QVERIFY(!same(first, generateRandom(shape)));
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
