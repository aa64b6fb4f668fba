#include "core/analysis/leafranges.h"
#include "core/notation/readtree.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

/// What the naive search does with one value of the leaf.
struct Outcome {
    Value root = 0;
    NodeId bestMove = noNode;
    std::vector<NodeId> pruned;
};

NaiveTree withLeaf(const NaiveTree& tree, std::uint32_t leaf, Value value) {
    NaiveNode root = tree.root;
    NaiveNode* node = &root;
    for (const std::uint32_t k : tree.paths[leaf]) {
        node = &node->children[k];
    }
    node->value = value;
    return NaiveTree(std::move(root), tree.player, tree.failureValue);
}

/// None where the search needs a static value that is missing.
std::optional<Outcome> naiveOutcome(const NaiveTree& tree, const SearchOptions& options) {
    oracle::Log log;
    try {
        auto searched = naiveSearch(tree, options, naiveOrders(tree, options));
        if (!std::holds_alternative<oracle::Log>(searched)) {
            return std::nullopt;
        }
        log = std::get<oracle::Log>(std::move(searched));
    } catch (const oracle::MissingStaticValue&) {
        return std::nullopt;
    }
    Outcome outcome;
    outcome.root = traits(options.algorithm).negamaxForm
                       ? fromSideOf(rootPlayer(tree, options), log.back().value)
                       : log.back().value;
    std::set<std::uint32_t> evaluated;
    for (const oracle::LoggedEvent& event : log) {
        if (event.kind == EventKind::leaf) {
            evaluated.insert(event.node);
        }
        if (event.kind == EventKind::back && event.node == 0 && event.improved) {
            outcome.bestMove = NodeId{tree.root.children[event.child].id};
        }
    }
    for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
        const bool below = options.depth && tree.paths[n].size() > *options.depth;
        if (!below && isSearchLeaf(tree, options, n) && !evaluated.contains(n)) {
            outcome.pruned.emplace_back(n);
        }
    }
    return outcome;
}

/// Every number that could matter, the doubles next to it, and what lies between.
std::vector<Value> probes(const NaiveTree& tree, const SearchOptions& options) {
    std::set<Value> numbers{0, options.window.alpha, options.window.beta};
    for (const auto* node : tree.nodes) {
        if (node->value) {
            numbers.insert({*node->value, -*node->value});
        }
    }
    std::set<Value> all{-1e9, 1e9};
    Value last = -infinity;
    for (const Value v : numbers) {
        if (std::isfinite(v)) {
            all.insert({v, std::nextafter(v, -infinity), std::nextafter(v, infinity)});
            if (std::isfinite(last)) {
                all.insert((v + last) / 2);
            }
        }
        last = v;
    }
    return {all.begin(), all.end()};
}

/// What the ranges say wrongly of one value, or nothing.
std::string wrongAt(const LeafRanges& ranges, Value v, const Outcome& truth) {
    int roots = 0;
    for (const RootPiece& piece : ranges.root) {
        if (piece.range.contains(v)) {
            ++roots;
            if (truth.root != piece.constant.value_or(v)) {
                return "root";
            }
        }
    }
    const auto in = [&](const auto& piece) { return piece.range.contains(v); };
    if (roots < 1 || roots > 2 || std::ranges::count_if(ranges.bestMove, in) != 1 ||
        std::ranges::count_if(ranges.pruned, in) != 1) {
        return "number of pieces";
    }
    if (pieceAt(ranges.bestMove, v).move != truth.bestMove) {
        return "best move";
    }
    return pieceAt(ranges.pruned, v).leaves == truth.pruned ? "" : "pruned leaves";
}

/// The first value beyond a range, or none.
std::optional<Value> beyond(const ValueRange& range) {
    if (range.high == infinity) {
        return std::nullopt;
    }
    return range.withHigh ? std::nextafter(range.high, infinity) : range.high;
}

template <class Pieces> bool gapless(const Pieces& pieces) {
    for (std::size_t k = 1; k < pieces.size(); ++k) {
        if (pieces[k - 1].range.high > pieces[k].range.low) {
            return false;
        }
    }
    return pieces.front().range.low == -infinity && pieces.back().range.high == infinity;
}

} // namespace

/// How a search depends on one leaf, against searches with every value that could matter.
class TestLeafRanges : public QObject {
    Q_OBJECT

  private slots:
    void asByBruteForce_data() { oracle::algorithmRows(&AlgorithmTraits::repeats, false); }
    void asByBruteForce();
    void betweenNeighbouringDoublesIsNothing();
    void aMissingValueIsAnError();
    void itCanBeCancelled();
    void thousandsOfLeaves();
};

void TestLeafRanges::asByBruteForce() {
    QFETCH(Algorithm, algorithm);
    std::uint64_t compared = 0;
    for (std::uint64_t seed = 0; seed < oracle::enough(1200); ++seed) {
        Draw draw(seed);
        const NaiveTree tree = randomTree(draw, seed % 4 == 0 ? 5 : 3, seed % 4 == 0 ? 2 : 4);
        const SearchOptions options = randomOptions(draw, algorithm);
        std::vector<std::uint32_t> leaves;
        for (std::uint32_t n = 0; n < tree.nodes.size(); ++n) {
            if (isSearchLeaf(tree, options, n)) {
                leaves.push_back(n);
            }
        }
        const std::uint32_t leaf = leaves[draw.below(static_cast<std::uint32_t>(leaves.size()))];
        const auto ranges = leafRanges(gameTree(tree), options, NodeId{leaf});
        const std::string about = "seed " + std::to_string(seed) + ": " + oracle::text(tree) + " " +
                                  oracle::text(options) + " leaf " + std::to_string(leaf);
        if (!ranges) {
            QVERIFY(ranges.error().kind == SearchError::Kind::missingStaticValue);
            continue;
        }
        const auto check = [&](Value v) {
            const auto truth = naiveOutcome(withLeaf(tree, leaf, v), options);
            return truth ? wrongAt(*ranges, v, *truth) : "no outcome";
        };
        for (const Value v : probes(tree, options)) {
            const std::string wrong = check(v);
            QVERIFY2(wrong.empty(), (about + " at " + std::to_string(v) + ": " + wrong).c_str());
            ++compared;
        }
        // In as few pieces as possible: just beyond its end, no piece holds any more.
        for (const RootPiece& piece : ranges->root) {
            if (const std::optional<Value> v = beyond(piece.range)) {
                const Outcome truth = *naiveOutcome(withLeaf(tree, leaf, *v), options);
                QVERIFY2(truth.root != piece.constant.value_or(*v), about.c_str());
            }
        }
        for (const MovePiece& piece : ranges->bestMove) {
            if (const std::optional<Value> v = beyond(piece.range)) {
                QVERIFY(piece.move != naiveOutcome(withLeaf(tree, leaf, *v), options)->bestMove);
            }
        }
        for (const PrunedPiece& piece : ranges->pruned) {
            if (const std::optional<Value> v = beyond(piece.range)) {
                QVERIFY(piece.leaves != naiveOutcome(withLeaf(tree, leaf, *v), options)->pruned);
            }
        }
        QVERIFY(gapless(ranges->root) && gapless(ranges->bestMove) && gapless(ranges->pruned));
    }
    QVERIFY(compared > oracle::enough(10000));
}

void TestLeafRanges::betweenNeighbouringDoublesIsNothing() {
    // MAX at the root takes the greatest; between 1 and the double after it there is no number.
    const Value next = std::nextafter(1.0, 2.0);
    const GameTree tree({1, 4, 4, 4, 4}, {std::numeric_limits<Value>::quiet_NaN(), 0, 1, next});
    const auto ranges = leafRanges(tree, {}, NodeId{1});
    QCOMPARE(ranges->root.size(), std::size_t{2});
    QVERIFY((ranges->root[0].range == ValueRange{-infinity, next, false, true}));
    QCOMPARE(ranges->root[0].constant.value_or(0), next);
    QVERIFY((ranges->root[1].range == ValueRange{next, infinity, true, false}));
    QVERIFY((ranges->bestMove[0].range == ValueRange{-infinity, 1, false, true}));
    QVERIFY((ranges->bestMove[1].range == ValueRange{next, infinity, true, false}));
    QVERIFY(ranges->bestMove[0].move == NodeId{3} && ranges->bestMove[1].move == NodeId{1});
    // The least and the greatest double are numbers like any other.
    const Value most = std::numeric_limits<Value>::max();
    const GameTree wide({1, 4, 4, 4, 4}, {std::numeric_limits<Value>::quiet_NaN(), 0, -most, most});
    QCOMPARE(leafRanges(wide, {}, NodeId{1})->root.size(), std::size_t{1});
}

void TestLeafRanges::aMissingValueIsAnError() {
    SearchOptions options;
    options.depth = 1;
    const auto ranges = leafRanges(*readText("[1,[2,3]]"), options, NodeId{1});
    QVERIFY(!ranges);
    QVERIFY(ranges.error().kind == SearchError::Kind::missingStaticValue);
    QVERIFY(ranges.error().node == NodeId{2});
}

void TestLeafRanges::itCanBeCancelled() {
    Progress progress;
    progress.cancel();
    const auto ranges = leafRanges(*readText("[1,[2,3]]"), {}, NodeId{1}, &progress);
    QVERIFY(!ranges && ranges.error().kind == SearchError::Kind::cancelled);
}

/// As many pieces as there are different values, at worst; and never more.
void TestLeafRanges::thousandsOfLeaves() {
    Draw draw(7);
    const GameTree tree = gameTree(uniformDistinct(draw, 12, 2));
    QCOMPARE(tree.leafCount(), 4096U);
    for (const std::uint32_t leaf : {4095U, 5000U, 8190U}) {
        const auto ranges = leafRanges(tree, {}, NodeId{leaf});
        QVERIFY(ranges.has_value() && gapless(ranges->root));
        QVERIFY(ranges->root.size() <= 3); // min and max of minima and maxima: x within two bounds
    }
}

QTEST_APPLESS_MAIN(TestLeafRanges)
#include "tst_leafranges.moc"
