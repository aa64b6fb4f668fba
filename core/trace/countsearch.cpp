#include "core/trace/countsearch.h"

#include "core/base/rankedbits.h"
#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "core/trace/deepstackguard.h"
#include "core/trace/positionproofs.h"

#include <algorithm>
#include <optional>

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
    void recall(const TreeCursor& at, Value /*value*/, Window /*window*/) {
        visited_.set(at.node().value);
    }
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

/// Marks beside those what follows from them where the table takes several nodes for one position:
/// below a node that it answered for, nobody may ever come.
class PositionListener {
  public:
    PositionListener(const GameTree& tree, const SamePositions* positions,
                     const SearchOptions& options, Player root)
        : tree_(&tree), root_(root) {
        if (positions != nullptr) {
            proofs_.emplace(tree, *positions, options.depth || positions->pliesMatter());
            skipped_ = RankedBits(tree.nodeCount());
            calls_.resize(tree.nodeCount());
        }
    }

    void enter(const TreeCursor& at, Plies /*left*/, Window /*window*/) {
        if (proofs_) {
            calls_[at.node().value] = ++callCount_;
            open_.push_back(callCount_);
        }
    }
    void leaf(const TreeCursor& at, Value /*value*/, Window /*window*/) {
        if (proofs_) {
            calls_[at.node().value] = ++callCount_;
            proofs_->leaf(at.node());
        }
    }
    void recall(const TreeCursor& at, Value /*value*/, Window /*window*/) {
        if (proofs_) {
            calls_[at.node().value] = ++callCount_;
            proofs_->recall(at.node());
        }
    }
    void back(const TreeCursor& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const TreeCursor& at, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {
        if (proofs_) {
            for (const NodeId child : tree_->children(at.node())) {
                if (calls_[child.value] < open_.back()) {
                    skipped_.set(child.value);
                }
            }
        }
    }
    void leave(const TreeCursor& at, Value /*value*/) {
        if (proofs_) {
            open_.pop_back();
            const Row row{static_cast<std::uint32_t>(open_.size())};
            proofs_->leave(at.node(), playerAt(root_, row) == Player::max);
        }
    }

    /// Null where every node is a position of its own.
    [[nodiscard]] const PositionProofs* proofs() const { return proofs_ ? &*proofs_ : nullptr; }
    /// Which nodes lie in a subtree that a cutoff skipped. O(nodes).
    [[nodiscard]] RankedBits skipped() const {
        RankedBits all(tree_->nodeCount());
        for (NodeId n; n.value < tree_->nodeCount(); ++n) {
            for (const NodeId child : tree_->children(n)) {
                if (all.test(n.value) || skipped_.test(child.value)) {
                    all.set(child.value);
                }
            }
        }
        return all;
    }

  private:
    const GameTree* tree_;
    Player root_;
    std::optional<PositionProofs> proofs_;
    std::uint64_t callCount_ = 0;
    std::vector<std::uint64_t> open_;  ///< the numbers of the calls that have not returned
    std::vector<std::uint64_t> calls_; ///< of each node, that of its latest call, from 1
    RankedBits skipped_;               ///< the children that cutoffs skipped
};

static_assert(SearchListener<PositionListener, TreeCursor>);

using MarkedListener =
    BothListeners<CountingListener, BothListeners<BothListeners<MarkingListener, PositionListener>,
                                                  ProgressListener>>;

/// A tree, searched as its options say.
struct Searched {
    const GameTree& tree;
    const SearchOptions& options;
    Player root;
    const SearchOrder& order;
    const MarkingListener& marks;
    const PositionListener& positions;

    [[nodiscard]] Row lowestRow() const {
        return Row{std::min(tree.height(), options.depth.value_or(tree.height()))};
    }
};

/// What no call came to was pruned, unless it lies below what the table answered for.
void countPruned(const Searched& search, Counts& counts) {
    const NodeRange lowest = search.tree.row(search.lowestRow());
    const std::uint32_t nodes = lowest.last.value;
    const RankedBits& visited = search.marks.visited();
    const bool answered = search.positions.proofs() != nullptr;
    const RankedBits skipped = answered ? search.positions.skipped() : RankedBits();
    std::uint64_t untouched = 0;
    for (NodeId n{visited.firstClear(0, nodes)}; n.value < nodes;
         n = NodeId{visited.firstClear(n.value + 1, nodes)}) {
        if (answered && !skipped.test(n.value)) {
            ++untouched;
            continue;
        }
        ++counts.nodesPruned;
        counts.leavesPruned += search.tree.isLeaf(n) || n >= lowest.first ? 1U : 0U;
    }
    counts.revisits = counts.nodesVisited - (nodes - counts.nodesPruned - untouched);
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
    const PositionProofs* const proofs = search.positions.proofs();
    std::optional<ProvenNodes> proven;
    if (proofs == nullptr) {
        proven = provenOf(search, value);
    }
    const auto isProven = [&](NodeId n) {
        return proven ? proven->exactly(n)
                      : boundsOf(search.tree, proofs->of(n)) == Bounds{value, value};
    };
    std::vector<NodeId> line{GameTree::root()};
    for (bool found = true; found;) {
        found = false;
        const NodeRange family = search.tree.children(line.back());
        for (std::uint32_t k = 0; k < family.size() && !found; ++k) {
            const NodeId child = search.order.at(family, k);
            if (isProven(child)) {
                line.push_back(child);
                found = true;
            }
        }
    }
    return line;
}

} // namespace

tl::expected<CountedSearch, SearchError> countSearch(const GameTree& tree,
                                                     const SearchOptions& wanted,
                                                     Progress* progress, FindPositions find) {
    const SearchOptions options = settled(wanted);
    const Player root = options.root.value_or(tree.header().root);
    CountedSearch found;
    const auto outcome = detail::guarded(detail::levels(tree, options), [&] {
        const SearchOrder order = detail::orderFor(tree, options, progress);
        const auto positions = detail::positionsFor(tree, options, progress, find);
        MarkedListener listener{
            CountingListener{},
            {{MarkingListener(tree), PositionListener(tree, positions.get(), options, root)},
             ProgressListener(progress)}};
        if (progress != nullptr) {
            progress->begin(Stage::searching, 0);
        }
        found.value = search(TreeCursor(tree, order, positions.get()), options, root, listener);
        MarkingListener& marks = listener.second.first.first;
        marks.finish();
        const Searched searched{tree, options, root, order, marks, listener.second.first.second};
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
