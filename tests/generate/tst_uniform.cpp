#include "core/generate/uniform.h"
#include "core/tree/limits.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

using namespace prunus;

namespace {

std::vector<Value> leavesOf(const GameTree& tree) {
    std::vector<Value> leaves;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        if (tree.isLeaf(NodeId{n})) {
            leaves.push_back(tree.staticValue(NodeId{n}));
        }
    }
    return leaves;
}

std::vector<Value> generatedLeaves(const UniformShape& shape) {
    const auto tree = generateUniform(shape);
    return tree ? leavesOf(*tree) : std::vector<Value>();
}

bool allDifferent(std::vector<Value> values) {
    std::ranges::sort(values);
    return std::ranges::adjacent_find(values) == values.end();
}

} // namespace

/// Uniform trees of random whole numbers.
class TestUniform : public QObject {
    Q_OBJECT

  private slots:
    void everyInnerNodeHasTheBranching_data();
    void everyInnerNodeHasTheBranching();
    void depthZeroIsOneLeaf();
    void valuesAreWholeAndFillTheirRange();
    void sameSeedSameTree();
    void theSameOnEveryPlatform();
    void distinctValuesDiffer_data();
    void distinctValuesDiffer();
    void distinctValuesAreShuffled();
    void impossibleShapes_data();
    void impossibleShapes();
    void theErrorIsOneLine();
    void aPathOfAMillionNodes();
    void aMillionChildren();
};

void TestUniform::everyInnerNodeHasTheBranching_data() {
    QTest::addColumn<uint>("depth");
    QTest::addColumn<uint>("branching");
    QTest::addColumn<uint>("nodes");
    QTest::addColumn<uint>("leaves");
    QTest::newRow("the textbook's 3 by 3") << 2U << 3U << 13U << 9U;
    QTest::newRow("binary of depth 4") << 4U << 2U << 31U << 16U;
    QTest::newRow("a path") << 5U << 1U << 6U << 1U;
    QTest::newRow("a star") << 1U << 7U << 8U << 7U;
    QTest::newRow("10 by 10 by 10") << 3U << 10U << 1111U << 1000U;
}

void TestUniform::everyInnerNodeHasTheBranching() {
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
        QCOMPARE(tree->childCount(NodeId{n}), inner ? branching : 0);
        QCOMPARE(tree->hasStaticValue(NodeId{n}), !inner);
    }
}

void TestUniform::depthZeroIsOneLeaf() {
    UniformShape shape;
    shape.depth = 0;
    for (shape.branching = 0; shape.branching < 3; ++shape.branching) {
        const auto tree = generateUniform(shape);
        QVERIFY(tree.has_value());
        QCOMPARE(tree->nodeCount(), 1U);
        QVERIFY(tree->hasOwnValue(GameTree::root()));
    }
}

void TestUniform::valuesAreWholeAndFillTheirRange() {
    UniformShape shape;
    shape.depth = 3;
    shape.branching = 10;
    shape.low = -2;
    shape.high = 3;
    std::vector<Value> seen = generatedLeaves(shape);
    std::ranges::sort(seen);
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    QVERIFY((seen == std::vector<Value>{-2, -1, 0, 1, 2, 3}));
}

void TestUniform::sameSeedSameTree() {
    UniformShape shape;
    shape.depth = 4;
    const std::vector<Value> first = generatedLeaves(shape);
    QVERIFY(generatedLeaves(shape) == first);
    shape.seed = 2;
    QVERIFY(generatedLeaves(shape) != first);
}

void TestUniform::theSameOnEveryPlatform() {
    // The published first numbers of mt19937_64 from the seed 5489 are 14514284786278117030,
    // 4620546740167642908 and 13109570281517897720; values are their remainders.
    UniformShape shape;
    shape.depth = 1;
    shape.branching = 3;
    shape.seed = 5489;
    shape.low = 0;
    shape.high = 9999;
    QVERIFY((generatedLeaves(shape) == std::vector<Value>{7030, 2908, 7720}));
}

void TestUniform::distinctValuesDiffer_data() {
    QTest::addColumn<uint>("branching");
    QTest::addColumn<qint64>("low");
    QTest::addColumn<qint64>("high");
    const qint64 farthest = qint64{1} << 53;
    QTest::newRow("as many values as leaves") << 100U << qint64{0} << qint64{99};
    QTest::newRow("one value to spare") << 100U << qint64{-50} << qint64{50};
    QTest::newRow("a few times as many") << 100U << qint64{0} << qint64{450};
    QTest::newRow("far more than leaves") << 100U << -farthest << farthest;
    QTest::newRow("a million of exactly a million") << 1'000'000U << qint64{1} << qint64{1'000'000};
    QTest::newRow("a million out of very many") << 1'000'000U << -farthest << farthest;
}

void TestUniform::distinctValuesDiffer() {
    QFETCH(uint, branching);
    QFETCH(qint64, low);
    QFETCH(qint64, high);
    UniformShape shape;
    shape.depth = 1;
    shape.branching = branching;
    shape.low = low;
    shape.high = high;
    shape.distinct = true;
    const std::vector<Value> leaves = generatedLeaves(shape);
    QCOMPARE(leaves.size(), std::size_t{branching});
    QVERIFY(allDifferent(leaves));
    const auto [least, greatest] = std::ranges::minmax_element(leaves);
    QVERIFY(*least >= static_cast<Value>(low) && *greatest <= static_cast<Value>(high));
}

void TestUniform::distinctValuesAreShuffled() {
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

void TestUniform::impossibleShapes_data() {
    QTest::addColumn<uint>("depth");
    QTest::addColumn<uint>("branching");
    QTest::addColumn<qint64>("low");
    QTest::addColumn<qint64>("high");
    QTest::addColumn<QString>("says");
    const qint64 most = std::numeric_limits<qint64>::max();
    const uint all = std::numeric_limits<uint>::max();
    QTest::newRow("inner nodes without children")
        << 2U << 0U << qint64{0} << qint64{9} << "branching of at least 1";
    QTest::newRow("an empty range") << 2U << 2U << qint64{5} << qint64{4} << "from 5 to 4";
    QTest::newRow("values that a double cannot hold") << 1U << 2U << qint64{0} << most << "2^53";
    QTest::newRow("every 64-bit number") << 1U << 2U << -most - 1 << most << "2^53";
    QTest::newRow("too few values")
        << 2U << 3U << qint64{1} << qint64{8} << "only 8 distinct values for 9 leaves";
    QTest::newRow("too many nodes") << 10U << 10U << qint64{0} << qint64{9} << "11111111111 nodes";
    QTest::newRow("a number of 19 digits")
        << 62U << 2U << qint64{0} << qint64{9} << "9223372036854775807 nodes";
    QTest::newRow("the most that 64 bits count")
        << 63U << 2U << qint64{0} << qint64{9} << "more than 10^19";
    QTest::newRow("depth 40, branching 40")
        << 40U << 40U << qint64{0} << qint64{9} << "more than 10^19 nodes";
    QTest::newRow("as deep and wide as can be said")
        << all << all << qint64{0} << qint64{9} << "more than 10^19 nodes";
    QTest::newRow("the longest path") << all << 1U << qint64{0} << qint64{9} << "4294967296 nodes";
}

void TestUniform::impossibleShapes() {
    QFETCH(uint, depth);
    QFETCH(uint, branching);
    QFETCH(qint64, low);
    QFETCH(qint64, high);
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

void TestUniform::theErrorIsOneLine() {
    UniformShape shape;
    shape.depth = 9;
    shape.branching = 99;
    const auto tree = generateUniform(shape);
    QVERIFY(!tree.has_value());
    QVERIFY(inEnglish(tree.error()).find(std::to_string(nodeLimit())) != std::string::npos);
}

void TestUniform::aPathOfAMillionNodes() {
    UniformShape shape;
    shape.depth = 999'999;
    shape.branching = 1;
    const auto tree = generateUniform(shape);
    QVERIFY(tree.has_value());
    QCOMPARE(tree->nodeCount(), 1'000'000U);
    QCOMPARE(tree->height(), 999'999U);
    QVERIFY(!std::isnan(tree->staticValue(NodeId{999'999})));
}

void TestUniform::aMillionChildren() {
    UniformShape shape;
    shape.depth = 1;
    shape.branching = 1'000'000;
    const auto tree = generateUniform(shape);
    QVERIFY(tree.has_value());
    QCOMPARE(tree->leafCount(), 1'000'000U);
}

QTEST_APPLESS_MAIN(TestUniform)
#include "tst_uniform.moc"
