// The smallest proof of the root's value, against every set of leaves there is. Of uniform trees
// see tst_facts.

#include "core/analysis/minimaltree.h"
#include "core/formats/importtree.h"
#include "core/notation/readtree.h"
#include "tests/analysis/claims/readings.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <bit>

using namespace prunus;

namespace {

std::vector<const oracle::NaiveNode*> leavesOf(const oracle::NaiveTree& tree) {
    std::vector<const oracle::NaiveNode*> leaves;
    std::ranges::copy_if(tree.nodes, std::back_inserter(leaves),
                         [](const oracle::NaiveNode* node) { return node->children.empty(); });
    return leaves;
}

/// The fewest leaves that prove the root's value, whatever the others are worth: by trying all
/// sets.
std::uint32_t fewestLeaves(const oracle::NaiveTree& tree) {
    const std::vector<const oracle::NaiveNode*> leaves = leavesOf(tree);
    auto fewest = static_cast<int>(leaves.size()); // which prove it
    for (std::uint32_t set = 0; set < 1U << leaves.size(); ++set) {
        if (std::popcount(set) >= fewest) {
            continue;
        }
        oracle::Readings readings(tree, tree.player, std::nullopt);
        for (std::size_t k = 0; k < leaves.size(); ++k) {
            if (((set >> k) & 1U) != 0) {
                readings.read(leaves[k]->id, staticValue(tree, *leaves[k]));
            }
        }
        fewest = readings.bounds(0).exact() ? std::popcount(set) : fewest;
    }
    return static_cast<std::uint32_t>(fewest);
}

/// The types as letters in level order, `.` for none.
std::string letters(const GameTree& tree, const MinimalTree& minimal) {
    std::string text;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        text += ".PCA"[static_cast<std::size_t>(minimal.typeOf(n))];
    }
    return text;
}

/// The tree whose children stand in this order.
GameTree reordered(const GameTree& tree, const SearchOrder& order) {
    std::vector<NodeId> level{GameTree::root()};
    std::vector<std::uint32_t> offsets;
    std::vector<Value> values;
    for (std::size_t i = 0; i < level.size(); ++i) {
        offsets.push_back(static_cast<std::uint32_t>(level.size()));
        values.push_back(tree.ownValues()[level[i].value]);
        const NodeRange family = tree.children(level[i]);
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            level.push_back(order.at(family, k));
        }
    }
    offsets.push_back(static_cast<std::uint32_t>(level.size()));
    return {std::move(offsets), std::move(values), tree.header()};
}

} // namespace

class TestMinimalTree : public QObject {
    Q_OBJECT

  private slots:
    void typesByHand_data();
    void typesByHand();
    void noFewerLeavesProveTheValue();
    void alphaBetaInItsOrderReadsNothingElse();
    void noAlgorithmReadsFewer();
    void anotherRootSeesAnotherTree();
    void aDepthLimitEndsIt();
    void withoutStaticValuesThereIsNone();
};

void TestMinimalTree::typesByHand_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("types");
    QTest::addColumn<std::uint32_t>("leaves");
    const auto row = [](const char* name, const char* text, const char* types,
                        std::uint32_t leaves) {
        QTest::newRow(name) << QString(text) << QString(types) << leaves;
    };
    row("a lone leaf is its own proof", "7", "P", 1);
    row("one ply is read whole", "[1,5,3]", "PCPC", 3);
    // 3 is proved by its family; of the others one leaf each, 2 and 2, shows that they are worse.
    row("figure 5.2", "[[3,12,8],[2,4,6],[14,5,2]]", "PPCCPCCA....A", 5);
    row("of two refutations the one with fewer leaves", "[[3,3],[[1,2],1]]", "PPCPC.A..", 3);
    row("a tie is refuted by an equal value", "[[3,4],[3,9]]", "PPCPCA.", 3);
    row("the best child with the cheaper proof is on the line", "[[5,6,7],[5]]", "PCPA..P", 2);
}

void TestMinimalTree::typesByHand() {
    QFETCH(QString, text);
    QFETCH(QString, types);
    QFETCH(std::uint32_t, leaves);
    const GameTree tree = readText(text.toStdString()).value();
    const auto minimal = minimalTree(tree, {});
    QCOMPARE(QString::fromStdString(letters(tree, *minimal)), types);
    QCOMPARE(minimal->leaves(), leaves);
    QCOMPARE(minimal->nodes(), std::uint32_t(types.size() - types.count('.')));
    for (qsizetype from = 0; from <= types.size(); ++from) {
        const NodeRange nodes{NodeId{std::uint32_t(from)}, NodeId{tree.nodeCount()}};
        const QString rest = types.mid(from);
        QCOMPARE(minimal->criticalIn(nodes), std::uint32_t(rest.size() - rest.count('.')));
    }
}

/// Not those either, then, that alpha-beta reads in any order of the children.
void TestMinimalTree::noFewerLeavesProveTheValue() {
    oracle::Draw draw(1);
    int compared = 0;
    while (compared < 400) {
        const oracle::NaiveTree naive = oracle::randomTree(draw, 4, 3);
        if (leavesOf(naive).size() > 12) {
            continue;
        }
        const auto minimal = minimalTree(oracle::gameTree(naive), {});
        QVERIFY2(minimal->leaves() == fewestLeaves(naive), oracle::text(naive).c_str());
        ++compared;
    }
}

void TestMinimalTree::alphaBetaInItsOrderReadsNothingElse() {
    oracle::Draw draw(2);
    for (int i = 0; i < 2'000; ++i) {
        const oracle::NaiveTree naive = oracle::randomTree(draw, 5, 4);
        const GameTree tree = oracle::gameTree(naive);
        const auto minimal = minimalTree(tree, {});
        const GameTree best = reordered(tree, minimal->order(tree));
        const auto read = summariseSearch(best, {});
        QVERIFY2(read->leavesEvaluated == minimal->leaves(), oracle::text(naive).c_str());
        QVERIFY2(read->nodesVisited == minimal->nodes(), oracle::text(naive).c_str());
        QCOMPARE(read->value, minimal->value());
    }
}

void TestMinimalTree::noAlgorithmReadsFewer() {
    oracle::Draw draw(3);
    for (int i = 0; i < 500; ++i) {
        const GameTree tree = oracle::gameTree(oracle::randomTree(draw, 5, 4));
        const auto minimal = minimalTree(tree, {});
        for (const AlgorithmTraits& each : everyAlgorithm) {
            if (each.algorithm == Algorithm::iterativeDeepening) {
                continue; // which also reads inner nodes as leaves
            }
            const SearchOptions options = oracle::optionsOf(each.algorithm, MoveOrder::bestFirst);
            QVERIFY(summariseSearch(tree, options)->leavesEvaluated >= minimal->leaves());
        }
    }
}

void TestMinimalTree::anotherRootSeesAnotherTree() {
    const GameTree tree = readText("[[3,12,8],[2,4,6],[14,5,2]]").value();
    SearchOptions options;
    options.root = Player::min;
    // MIN chooses among 12, 6 and 14: 6 needs its family, 12 and 14 one leaf each.
    const auto minimal = minimalTree(tree, options);
    QCOMPARE(minimal->value(), 6.0);
    QCOMPARE(letters(tree, *minimal), std::string("PCPC.A.CCPA.."));
}

void TestMinimalTree::aDepthLimitEndsIt() {
    const GameTree tree = readTree(R"({"format": "prunus-tree", "version": 1, "tree":
        [{"value": 4, "children": [1, 2]}, {"value": 3, "children": [9]}]})")
                              .value();
    SearchOptions options;
    options.depth = 1;
    const auto minimal = minimalTree(tree, options);
    QCOMPARE(minimal->value(), 4.0);
    QCOMPARE(letters(tree, *minimal), std::string("PPC..."));
}

void TestMinimalTree::withoutStaticValuesThereIsNone() {
    SearchOptions options;
    options.depth = 1;
    QVERIFY(!minimalTree(readText("[[1,2],3]").value(), options));
}

QTEST_APPLESS_MAIN(TestMinimalTree)
#include "tst_minimaltree.moc"
