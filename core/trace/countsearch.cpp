#include "core/trace/countsearch.h"

#include "core/base/rankedbits.h"
#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "core/trace/guarded.h"

#include <algorithm>

namespace prunus {

namespace {

/// Marks in the tree what counts and the best line follow from.
class MarkingListener {
  public:
    explicit MarkingListener(const GameTree& tree)
        : tree_(&tree), visited_(tree.nodeCount()), read_(tree.nodeCount()),
          improved_(tree.nodeCount()) {}

    void enter(const TreeCursor& at, Plies left, Window /*window*/) {
        visited_.set(at.node().value);
        if (at.node() == GameTree::root() && left != limit_) {
            limit_ = left;
            read_ = RankedBits(tree_->nodeCount());
        }
    }
    void leaf(const TreeCursor& at, Value /*value*/, Window /*window*/) {
        visited_.set(at.node().value);
        read_.set(at.node().value);
    }
    void recall(const TreeCursor& /*at*/, Value /*value*/, Window /*window*/) {}
    void back(const TreeCursor& at, std::uint32_t k, const Comparison& comparison) {
        if (comparison.improved) {
            improved_.set(tree_->children(at.node()).first.value + k);
        }
    }
    void cutoff(const TreeCursor& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const TreeCursor& /*at*/, Value /*value*/) {}

    void finish() { improved_.finish(); }
    [[nodiscard]] const RankedBits& visited() const { return visited_; }
    /// The leaves read to the last depth limit.
    [[nodiscard]] const RankedBits& read() const { return read_; }
    /// Bit f + k: the k-th child searched of the family that starts at f improved its parent. After
    /// a search that visits nothing twice, with finish().
    [[nodiscard]] const RankedBits& improved() const { return improved_; }

  private:
    const GameTree* tree_;
    RankedBits visited_;
    RankedBits read_;
    RankedBits improved_;
    Plies limit_ = 0;
};

static_assert(SearchListener<MarkingListener, TreeCursor>);

using MarkedListener =
    BothListeners<CountingListener, BothListeners<MarkingListener, ProgressListener>>;

/// A tree, searched as its options say.
struct Searched {
    const GameTree& tree;
    const SearchOptions& options;
    Player root;
    const SearchOrder& order;
    const MarkingListener& marks;

    [[nodiscard]] Row lowestRow() const {
        return Row{std::min(tree.height(), options.depth.value_or(tree.height()))};
    }
};

/// What no call came to was pruned.
void countPruned(const Searched& search, Counts& counts) {
    const NodeRange lowest = search.tree.row(search.lowestRow());
    const std::uint32_t nodes = lowest.last.value;
    const RankedBits& visited = search.marks.visited();
    for (NodeId n{visited.firstClear(0, nodes)}; n.value < nodes;
         n = NodeId{visited.firstClear(n.value + 1, nodes)}) {
        ++counts.nodesPruned;
        counts.leavesPruned += search.tree.isLeaf(n) || n >= lowest.first ? 1U : 0U;
    }
    counts.revisits = counts.nodesVisited - (nodes - counts.nodesPruned);
}

Counts countsOf(const Searched& search, const CountingListener& calls) {
    Counts counts;
    counts.nodesVisited = calls.interior + calls.leaves + calls.recalls;
    counts.leavesEvaluated = calls.leaves;
    counts.interiorVisited = calls.interior;
    counts.cutoffs = calls.cutoffs;
    counts.recalls = calls.recalls;
    countPruned(search, counts);
    return counts;
}

/// From best child to best child.
std::vector<NodeId> improvedLine(const Searched& search) {
    std::vector<NodeId> line{GameTree::root()};
    for (;;) {
        const NodeRange family = search.tree.children(line.back());
        const std::uint32_t from = family.first.value;
        const std::uint32_t last = search.marks.improved().lastSet(from, family.last.value);
        if (last == family.last.value) {
            return line;
        }
        line.push_back(search.order.at(family, last - from));
    }
}

/// The nodes of which the leaves read prove that they are worth at least, or at most, a value.
struct ProvenNodes {
    RankedBits atLeast;
    RankedBits atMost;

    [[nodiscard]] bool exactly(NodeId n) const {
        return atLeast.test(n.value) && atMost.test(n.value);
    }
};

/// Of a node, with what is proved of its children at hand.
void prove(ProvenNodes& proven, const Searched& search, NodeId n, bool maximises, Value value) {
    const NodeRange family = search.tree.children(n);
    const bool isRead = search.marks.read().test(n.value);
    if (!isRead && family.empty()) {
        return;
    }
    const std::uint32_t from = family.first.value;
    const std::uint32_t to = family.last.value;
    const auto one = [=](const RankedBits& bits) { return bits.firstSet(from, to) != to; };
    const auto all = [=](const RankedBits& bits) { return bits.firstClear(from, to) == to; };
    const Value own = isRead ? search.tree.staticValue(n) : 0;
    if (isRead ? own >= value : maximises ? one(proven.atLeast) : all(proven.atLeast)) {
        proven.atLeast.set(n.value);
    }
    if (isRead ? own <= value : maximises ? all(proven.atMost) : one(proven.atMost)) {
        proven.atMost.set(n.value);
    }
}

ProvenNodes provenOf(const Searched& search, Value value) {
    const GameTree& tree = search.tree;
    ProvenNodes proven{RankedBits(tree.nodeCount()), RankedBits(tree.nodeCount())};
    for (std::uint32_t rows = search.lowestRow().value + 1; rows-- > 0;) {
        const bool maximises = playerAt(search.root, Row{rows}) == Player::max;
        for (const NodeId n : tree.row(Row{rows})) {
            prove(proven, search, n, maximises, value);
        }
    }
    return proven;
}

/// Through the first children, in the order of search, that are proved to have the root's value: a
/// later visit may have forgotten which child was the best of an earlier one.
std::vector<NodeId> provenLine(const Searched& search, Value value) {
    const ProvenNodes proven = provenOf(search, value);
    std::vector<NodeId> line{GameTree::root()};
    for (bool found = true; found;) {
        found = false;
        const NodeRange family = search.tree.children(line.back());
        for (std::uint32_t k = 0; k < family.size() && !found; ++k) {
            const NodeId child = search.order.at(family, k);
            if (proven.exactly(child)) {
                line.push_back(child);
                found = true;
            }
        }
    }
    return line;
}

} // namespace

tl::expected<CountedSearch, SearchError>
countSearch(const GameTree& tree, const SearchOptions& wanted, Progress* progress) {
    const SearchOptions options = settled(wanted);
    const Player root = options.root.value_or(tree.header().root);
    CountedSearch found;
    const auto outcome = detail::guarded(detail::levels(tree, options), [&] {
        const SearchOrder order = detail::orderFor(tree, options, progress);
        MarkedListener listener{CountingListener{},
                                {MarkingListener(tree), ProgressListener(progress)}};
        if (progress != nullptr) {
            progress->begin(Stage::searching, 0);
        }
        found.value = search(TreeCursor(tree, order), options, root, listener);
        MarkingListener& marks = listener.second.first;
        marks.finish();
        const Searched searched{tree, options, root, order, marks};
        found.counts = countsOf(searched, listener.first);
        found.bestLine = traits(options.algorithm).repeats ? provenLine(searched, found.value)
                                                           : improvedLine(searched);
    });
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    return found;
}

} // namespace prunus
