#include "core/generate/recipe.h"
#include "tests/generate/plainminimax.h"
#include "tests/generate/plaintree.h"
#include "tests/rows.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace prunus;
using Kind = RecipeFault::Kind;
using Spoil = std::function<void(TreeRecipe&)>;

namespace {

/// Whether children of every node stand from better to worse for who moves there, or the reverse.
bool arranged(const GameTree& tree, NodeId n, Player player, bool bestFirst) {
    Value last = 0;
    for (const NodeId child : tree.children(n)) {
        const Value v = plainMinimax(tree, child, opponent(player));
        const bool better = player == Player::max ? v > last : v < last;
        const bool first = child == tree.children(n).first;
        if (!first && v != last && better == bestFirst) {
            return false;
        }
        if (!arranged(tree, child, opponent(player), bestFirst)) {
            return false;
        }
        last = v;
    }
    return true;
}

} // namespace

/// Random trees as a dialog asks for them.
class TestRecipe : public QObject {
    Q_OBJECT

  private slots:
    void keepsItsRanges_data();
    void keepsItsRanges();
    void reachesTheEndsOfItsRanges();
    void equalRangesMakeUniformTrees_data();
    void equalRangesMakeUniformTrees();
    void decimalsHaveTheirPlaces_data();
    void decimalsHaveTheirPlaces();
    void distinctLeavesDiffer();
    void valuesAreEquallyLikely();
    void arrangesChildrenByTrueValue();
    void arrangingKeepsTheRestOfTheTree();
    void theSameEverywhere();
    void asManyNodesAsAllowed();
    void refuses_data();
    void refuses();
};

void TestRecipe::keepsItsRanges_data() {
    const Rows<std::uint32_t, std::uint32_t, double, std::int64_t> row("minDepth", "maxDepth",
                                                                       "early", "high");
    row("leaves from row 2 on", 2, 4, 0.4, 5);
    row("leaves in any row", 1, 5, 0.25, 3);
}

void TestRecipe::keepsItsRanges() {
    QFETCH(std::uint32_t, minDepth);
    QFETCH(std::uint32_t, maxDepth);
    QFETCH(double, early);
    QFETCH(std::int64_t, high);
    TreeRecipe recipe;
    recipe.shape.minDepth = minDepth;
    recipe.shape.maxDepth = maxDepth;
    recipe.shape.minBranching = 2;
    recipe.shape.maxBranching = 4;
    recipe.shape.earlyLeafShare = early;
    recipe.shape.low = -high;
    recipe.shape.high = high;
    recipe.shape.maxNodes = 10'000;
    recipe.root = Player::min;
    for (recipe.shape.seed = 1; recipe.shape.seed <= 500; ++recipe.shape.seed) {
        const auto tree = generateTree(recipe);
        QVERIFY(tree.has_value());
        QVERIFY(tree->header().root == Player::min);
        for (NodeId n{0}; n.value < tree->nodeCount(); ++n) {
            const std::uint32_t children = tree->childCount(n);
            if (children == 0) {
                const std::uint32_t depth = tree->rowOf(n).value;
                QVERIFY(depth >= minDepth && depth <= maxDepth);
                const Value v = tree->staticValue(n);
                QVERIFY(std::abs(v) <= Value(high) && v == std::trunc(v));
            } else {
                QVERIFY(children >= 2 && children <= 4);
            }
        }
    }
}

void TestRecipe::reachesTheEndsOfItsRanges() {
    TreeRecipe recipe;
    recipe.shape.minDepth = 1;
    recipe.shape.maxDepth = 3;
    recipe.shape.earlyLeafShare = 0.5;
    recipe.shape.high = 4;
    std::set<std::uint32_t> depths;
    std::set<std::uint32_t> branching;
    std::set<Value> values;
    for (recipe.shape.seed = 1; recipe.shape.seed <= 100; ++recipe.shape.seed) {
        const auto tree = generateTree(recipe);
        for (NodeId n{0}; n.value < tree->nodeCount(); ++n) {
            branching.insert(tree->childCount(n));
            if (tree->isLeaf(n)) {
                depths.insert(tree->rowOf(n).value);
                values.insert(tree->staticValue(n));
            }
        }
    }
    QVERIFY((depths == std::set<std::uint32_t>{1, 2, 3}));
    QVERIFY((branching == std::set<std::uint32_t>{0, 1, 2, 3}));
    QVERIFY((values == std::set<Value>{0, 1, 2, 3, 4}));
}

void TestRecipe::equalRangesMakeUniformTrees_data() {
    const Rows<std::uint32_t, std::uint32_t, std::uint32_t> row("depth", "nodes", "leaves");
    row("without depth it is a leaf", 0, 1, 1);
    row("three children and four plies", 4, 121, 81);
}

void TestRecipe::equalRangesMakeUniformTrees() {
    QFETCH(std::uint32_t, depth);
    TreeRecipe recipe;
    recipe.shape.minDepth = recipe.shape.maxDepth = depth;
    recipe.shape.minBranching = recipe.shape.maxBranching = 3;
    const auto tree = generateTree(recipe);
    QTEST(tree->nodeCount(), "nodes");
    QTEST(tree->leafCount(), "leaves");
    QVERIFY(tree->hasOwnValue(NodeId{tree->nodeCount() - 1}));
}

void TestRecipe::decimalsHaveTheirPlaces_data() {
    const Rows<std::uint32_t, double> row("decimals", "parts");
    row("tenths", 1, 10);
    row("thousandths", 3, 1000);
}

void TestRecipe::decimalsHaveTheirPlaces() {
    QFETCH(double, parts);
    QFETCH(std::uint32_t, decimals);
    TreeRecipe recipe;
    recipe.shape.low = -1;
    recipe.shape.high = 1;
    recipe.shape.decimals = decimals;
    recipe.shape.minBranching = 3;
    recipe.shape.earlyLeafShare = 0;
    bool smallest = false;
    for (const Value v : plainLeaves(generateTree(recipe).value())) {
        QCOMPARE(v, std::round(v * parts) / parts); // the double nearest to the decimal
        QVERIFY(v >= -1 && v <= 1);
        smallest = smallest || v != std::round(v * parts / 10) / (parts / 10);
    }
    QVERIFY(smallest);
}

void TestRecipe::distinctLeavesDiffer() {
    TreeRecipe recipe;
    recipe.distinct = true;
    recipe.shape.minDepth = recipe.shape.maxDepth = 3;
    recipe.shape.minBranching = recipe.shape.maxBranching = 4;
    recipe.shape.low = 1;
    recipe.shape.high = 64; // exactly as many as leaves
    for (recipe.shape.seed = 1; recipe.shape.seed <= 50; ++recipe.shape.seed) {
        const auto leaves = plainLeaves(generateTree(recipe).value());
        const std::set<Value> values(leaves.begin(), leaves.end());
        QCOMPARE(values.size(), std::size_t{64});
        QVERIFY(*values.begin() == 1 && *values.rbegin() == 64);
    }
}

void TestRecipe::valuesAreEquallyLikely() {
    for (const bool distinct : {false, true}) {
        TreeRecipe recipe;
        recipe.distinct = distinct;
        recipe.shape.minDepth = recipe.shape.maxDepth = 1;
        recipe.shape.minBranching = recipe.shape.maxBranching = 5;
        recipe.shape.low = 0;
        recipe.shape.high = 9;
        std::vector<int> counts(10);
        for (recipe.shape.seed = 1; recipe.shape.seed <= 4000; ++recipe.shape.seed) {
            for (const Value v : plainLeaves(generateTree(recipe).value())) {
                ++counts[static_cast<std::size_t>(v)];
            }
        }
        for (const int count : counts) { // 2000 expected; six standard deviations are 255
            QVERIFY2(std::abs(count - 2000) < 255, QByteArray::number(count).constData());
        }
    }
}

void TestRecipe::arrangesChildrenByTrueValue() {
    TreeRecipe recipe;
    recipe.shape.minBranching = 2;
    recipe.shape.high = 20;
    for (recipe.shape.seed = 1; recipe.shape.seed <= 200; ++recipe.shape.seed) {
        recipe.root = recipe.shape.seed % 2 == 0 ? Player::max : Player::min;
        for (const bool bestFirst : {true, false}) {
            recipe.arrangement = bestFirst ? Arrangement::bestFirst : Arrangement::worstFirst;
            const auto tree = generateTree(recipe);
            QVERIFY(arranged(*tree, GameTree::root(), recipe.root, bestFirst));
        }
    }
}

void TestRecipe::arrangingKeepsTheRestOfTheTree() {
    TreeRecipe recipe;
    for (recipe.shape.seed = 1; recipe.shape.seed <= 100; ++recipe.shape.seed) {
        recipe.arrangement = Arrangement::asDrawn;
        const GameTree drawn = generateTree(recipe).value();
        recipe.arrangement = Arrangement::bestFirst;
        const GameTree sorted = generateTree(recipe).value();
        QCOMPARE(drawn.nodeCount(), sorted.nodeCount());
        std::vector<Value> one = plainLeaves(drawn);
        std::vector<Value> other = plainLeaves(sorted);
        std::ranges::sort(one);
        std::ranges::sort(other);
        QVERIFY(one == other);
        QCOMPARE(plainMinimax(drawn), plainMinimax(sorted));
    }
}

/// A seed on a handout gives the same tree on every machine. Worked out by a program in another
/// language, with a Mersenne Twister of its own.
void TestRecipe::theSameEverywhere() {
    TreeRecipe recipe;
    recipe.shape.minDepth = 1;
    recipe.shape.maxDepth = 3;
    recipe.shape.minBranching = 2;
    recipe.shape.seed = 42;
    QCOMPARE(plainText(*generateTree(recipe)), std::string("[[[92,10,51],[74,29]],44]"));
    recipe.distinct = true;
    recipe.shape.decimals = 1;
    recipe.shape.high = 9;
    recipe.arrangement = Arrangement::worstFirst;
    QCOMPARE(plainText(*generateTree(recipe)), std::string("[[[6.4,8.2],[1.5,3.5,6.8]],8.8]"));
}

/// A tree of just as many nodes as are allowed is made, and the same as without a limit; one that
/// grows by a node more is refused.
void TestRecipe::asManyNodesAsAllowed() {
    TreeRecipe recipe;
    recipe.shape.maxDepth = 6;
    for (recipe.shape.seed = 1; recipe.shape.seed <= 200; ++recipe.shape.seed) {
        recipe.shape.maxNodes = 10'000; // more than the 1093 of three children each
        const auto whole = generateTree(recipe);
        recipe.shape.maxNodes = whole->nodeCount();
        const auto fitting = generateTree(recipe);
        QVERIFY(fitting.has_value());
        QCOMPARE(plainText(*fitting), plainText(*whole));
        --recipe.shape.maxNodes;
        const auto refused = generateTree(recipe);
        QVERIFY(!refused && refused.error().kind == Kind::tooManyNodes);
        QCOMPARE(refused.error().given, std::uint64_t{whole->nodeCount() - 1});
    }
}

void TestRecipe::refuses_data() {
    const Rows<Kind, Spoil> row("kind", "spoil");
    row("a depth from 5 to 4", Kind::depthRange, [](TreeRecipe& r) { r.shape.minDepth = 5; });
    row("no branching", Kind::branchingRange, [](TreeRecipe& r) { r.shape.minBranching = 0; });
    row("a branching from 4 to 3", Kind::branchingRange,
        [](TreeRecipe& r) { r.shape.minBranching = 4; });
    row("values from 100 to 99", Kind::valueRange, [](TreeRecipe& r) { r.shape.low = 100; });
    row("ten decimal places", Kind::tooManyDecimals, [](TreeRecipe& r) { r.shape.decimals = 10; });
    row("values that doubles skip", Kind::valueTooLarge, [](TreeRecipe& r) {
        r.shape.decimals = 3;
        r.shape.high = 9'007'199'254'741;
    });
    row("more than all nodes are leaves", Kind::shareRange,
        [](TreeRecipe& r) { r.shape.earlyLeafShare = 1.5; });
    row("a share that is no number", Kind::shareRange,
        [](TreeRecipe& r) { r.shape.earlyLeafShare = std::nan(""); });
    row("more distinct leaves than values", Kind::tooFewValues, [](TreeRecipe& r) {
        r.distinct = true;
        r.shape.minDepth = 4;
        r.shape.minBranching = 3;
        r.shape.high = 79;
    });
    row("more nodes than allowed", Kind::tooManyNodes, [](TreeRecipe& r) {
        r.shape.minDepth = r.shape.maxDepth = 10;
        r.shape.minBranching = 3;
    });
}

void TestRecipe::refuses() {
    QFETCH(Spoil, spoil);
    TreeRecipe recipe;
    QVERIFY(generateTree(recipe).has_value());
    spoil(recipe);
    const auto tree = generateTree(recipe);
    QVERIFY(!tree);
    QTEST(tree.error().kind, "kind");
}

QTEST_APPLESS_MAIN(TestRecipe)
#include "tst_recipe.moc"
