// The smallest proof of the root's value, against every order of the children there is.

#include "core/analysis/minimaltree.h"
#include "core/formats/importtree.h"
#include "core/generate/uniform.h"
#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <functional>

using namespace prunus;

namespace {

/// The textbook's alpha-beta on a naive tree whose children may stand in any order.
class PlainAlphaBeta {
  public:
    std::uint32_t leaves = 0;

    explicit PlainAlphaBeta(std::optional<Value> failure) : failure_(failure) {}

    Value search(const oracle::NaiveNode& node, bool maximises, Value alpha, Value beta) {
        if (node.children.empty()) {
            ++leaves;
            return node.value ? *node.value : *failure_;
        }
        for (const oracle::NaiveNode& child : node.children) {
            const Value v = search(child, !maximises, alpha, beta);
            (maximises ? alpha : beta) = maximises ? std::max(alpha, v) : std::min(beta, v);
            if (alpha >= beta) {
                break;
            }
        }
        return maximises ? alpha : beta;
    }

  private:
    std::optional<Value> failure_;
};

/// How many orders of all children there are; too many count as 0.
std::uint64_t orderCount(const oracle::NaiveNode& node, std::uint64_t most) {
    std::uint64_t count = 1;
    for (std::size_t k = 1; k <= node.children.size(); ++k) {
        const std::uint64_t below = orderCount(node.children[k - 1], most);
        count *= k * below;
        if (count == 0 || count > most) {
            return 0;
        }
    }
    return count;
}

/// The fewest leaves over all orders. The children of one node after the other are put into each
/// order; a node's first child is always the first in its own.
std::uint32_t fewestLeaves(const oracle::NaiveTree& tree) {
    const bool maximises = tree.player == Player::max;
    std::uint32_t fewest = std::numeric_limits<std::uint32_t>::max();
    const std::function<void(oracle::NaiveNode&, const std::function<void()>&)> everyOrder =
        [&](oracle::NaiveNode& node, const std::function<void()>& then) {
            std::vector<std::size_t> order(node.children.size());
            for (std::size_t i = 0; i < order.size(); ++i) {
                order[i] = i;
            }
            const std::vector<oracle::NaiveNode> asWritten = node.children;
            do {
                for (std::size_t i = 0; i < order.size(); ++i) {
                    node.children[i] = asWritten[order[i]];
                }
                const std::function<void(std::size_t)> childrenFrom = [&](std::size_t i) {
                    if (i == node.children.size()) {
                        then();
                    } else {
                        everyOrder(node.children[i], [&, i] { childrenFrom(i + 1); });
                    }
                };
                childrenFrom(0);
            } while (std::next_permutation(order.begin(), order.end()));
            node.children = asWritten;
        };
    oracle::NaiveNode root = tree.root;
    everyOrder(root, [&] {
        PlainAlphaBeta search(tree.failureValue);
        search.search(root, maximises, -infinity, infinity);
        fewest = std::min(fewest, search.leaves);
    });
    return fewest;
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
    void noOrderReadsFewerLeaves();
    void alphaBetaInItsOrderReadsNothingElse();
    void noAlgorithmReadsFewer();
    void uniformTreesHaveTheKnuthMooreCount_data();
    void uniformTreesHaveTheKnuthMooreCount();
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

void TestMinimalTree::noOrderReadsFewerLeaves() {
    oracle::Draw draw(1);
    int compared = 0;
    while (compared < 400) {
        const oracle::NaiveTree naive = oracle::randomTree(draw, 4, 3);
        if (orderCount(naive.root, 3'000) == 0) {
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
            SearchOptions options;
            options.algorithm = each.algorithm;
            options.order = MoveOrder::bestFirst;
            QVERIFY(summariseSearch(tree, options)->leavesEvaluated >= minimal->leaves());
        }
    }
}

void TestMinimalTree::uniformTreesHaveTheKnuthMooreCount_data() {
    QTest::addColumn<std::uint32_t>("b");
    QTest::addColumn<std::uint32_t>("d");
    QTest::addColumn<std::uint32_t>("leaves");
    QTest::newRow("2 children, 5 plies: 8 + 4 - 1") << 2U << 5U << 11U;
    QTest::newRow("3 children, 4 plies: 9 + 9 - 1") << 3U << 4U << 17U;
    QTest::newRow("5 children, 5 plies: 125 + 25 - 1") << 5U << 5U << 149U;
    QTest::newRow("10 children, 4 plies: 100 + 100 - 1") << 10U << 4U << 199U;
}

void TestMinimalTree::uniformTreesHaveTheKnuthMooreCount() {
    QFETCH(std::uint32_t, b);
    QFETCH(std::uint32_t, d);
    QFETCH(std::uint32_t, leaves);
    UniformShape shape;
    shape.branching = b;
    shape.depth = d;
    shape.high = 1'000'000'000;
    shape.distinct = true;
    QCOMPARE(minimalTree(generateUniform(shape).value(), {})->leaves(), leaves);
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
