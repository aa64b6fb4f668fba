#include "core/trace/recordmoment.h"

#include "core/trace/nodehistory.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr std::uint32_t never = 0xFFFFFFFFU;

/// The step in which a node returned, or never.
std::uint32_t returnStep(const GameTree& tree, const SearchTrace& trace, NodeId n) {
    if (!trace.visited(n)) {
        return never;
    }
    return trace.isSearchLeaf(tree, n) ? trace.leafStep(n).value
                                       : trace.left(trace.record(n)).value;
}

/// How many children, in search order, returned in a step not after `limit`. O(log children).
std::uint32_t returnedBy(const GameTree& tree, const SearchTrace& trace, NodeId n,
                         std::uint32_t limit) {
    const NodeRange family = tree.children(n);
    std::uint32_t low = 0;
    std::uint32_t high = family.size();
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (returnStep(tree, trace, trace.order().at(family, middle)) <= limit) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/// The best child of a visited node once it has returned.
NodeId finalBestChild(const GameTree& tree, const SearchTrace& trace, NodeId n) {
    if (trace.isSearchLeaf(tree, n)) {
        return noNode;
    }
    const NodeRange family = tree.children(n);
    const std::uint32_t last = trace.improved().lastSet(family.first.value, family.last.value);
    return last == family.last.value ? noNode : trace.order().at(family, last - family.first.value);
}

} // namespace

RecordMoment::RecordMoment(const GameTree& tree, const SearchTrace& trace, Step t)
    : tree_(&tree), trace_(&trace), t_(t) {
    // Records are in the order of entering: count those entered by now.
    std::uint32_t low = 0;
    std::uint32_t high = trace.recordCount();
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (trace.entered(RecordId{middle}) <= t) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    recordsEntered_ = low;
    if (low == 0) {
        return;
    }
    // The node at work is the last one entered or an ancestor of it; the landmark keeps the climb
    // short where a long line of calls has returned since the last entering.
    atWork_ = RecordId{low - 1};
    const RecordId landmark = trace.innermostNear(t);
    const Step landmarkStep{t.value - t.value % SearchTrace::innermostSpacing};
    if (landmark != SearchTrace::noRecord && trace.entered(atWork_) <= landmarkStep) {
        atWork_ = landmark;
    }
    while (trace.left(atWork_) < t && trace.node(atWork_) != GameTree::root()) {
        atWork_ = trace.record(tree.parent(trace.node(atWork_)));
    }
}

Event RecordMoment::event() const {
    Event e;
    e.step = t_;
    if (t_.value == 0) {
        return e;
    }
    if (atWork_ == SearchTrace::noRecord) { // the root is a leaf
        e.kind = EventKind::leaf;
        e.node = GameTree::root();
    } else if (trace_->entered(atWork_) == t_) {
        e.kind = EventKind::enter;
        e.node = trace_->node(atWork_);
    } else if (trace_->left(atWork_) == t_) {
        e.kind = EventKind::leave;
        e.node = trace_->node(atWork_);
    } else {
        const NodeId parent = trace_->node(atWork_);
        const NodeRange family = tree_->children(parent);
        const std::uint32_t k = returnedBy(*tree_, *trace_, parent, t_.value) - 1;
        const NodeId child = trace_->order().at(family, k);
        const std::uint32_t returned = returnStep(*tree_, *trace_, child);
        if (returned == t_.value) {
            e.kind = EventKind::leaf;
            e.node = child;
        } else {
            e.kind = returned + 1 == t_.value ? EventKind::back : EventKind::cutoff;
            e.node = parent;
            e.child = child;
            e.childNumber = child.value - family.first.value;
            e.skipped = e.kind == EventKind::cutoff ? family.size() - k - 1 : 0;
        }
    }
    const Row row = tree_->rowOf(e.node);
    e.player = trace_->playerAt(row);
    fillNumbers(e, row);
    return e;
}

void RecordMoment::fillNumbers(Event& e, Row row) const {
    const bool windowed = trace_->traits().windowed;
    switch (e.kind) {
    case EventKind::enter:
        if (trace_->options().depth) {
            e.depthLeft = *trace_->options().depth - row.value;
        }
        if (windowed) {
            e.window = trace_->entryWindow(atWork_);
        }
        break;
    case EventKind::leaf:
        e.value = seenFrom(e.player, tree_->staticValue(e.node));
        if (windowed) {
            e.window = callWindow(e.node);
        }
        break;
    case EventKind::back:
        e.value = seenFrom(e.player, returnedValue(e.child));
        e.improved = bestChild(e.node) == e.child;
        e.best = best(e.node);
        if (windowed) {
            e.window = window(e.node);
        }
        break;
    case EventKind::leave:
        e.value = trace_->returned(atWork_);
        break;
    case EventKind::start:
    case EventKind::cutoff:
    case EventKind::recall: // by a memory, which these searches have none of
        break;
    }
}

Value RecordMoment::seenFrom(Player player, Value fromMax) const {
    return trace_->traits().negamaxForm ? fromSideOf(player, fromMax) : fromMax;
}

NodeId RecordMoment::innermost() const {
    if (atWork_ == SearchTrace::noRecord) {
        return noNode;
    }
    const NodeId n = trace_->node(atWork_);
    return trace_->left(atWork_) > t_ ? n : tree_->parent(n);
}

std::vector<NodeId> RecordMoment::stack() const {
    const NodeId inner = innermost();
    std::vector<NodeId> open;
    if (inner == noNode) {
        return open;
    }
    Row row = tree_->rowOf(inner);
    open.reserve(row.value + std::size_t{1});
    open.push_back(inner);
    for (; row.value > 0; row = row - 1) {
        open.push_back(tree_->parent(open.back(), row));
    }
    return open;
}

NodeState RecordMoment::state(NodeId n) const {
    if (n >= trace_->belowHorizon()) {
        return NodeState::belowLimit;
    }
    if (trace_->visited(n)) {
        if (trace_->isSearchLeaf(*tree_, n)) {
            return trace_->leafStep(n) <= t_ ? NodeState::evaluated : NodeState::notReached;
        }
        const RecordId r = trace_->record(n);
        if (trace_->entered(r) > t_) {
            return NodeState::notReached;
        }
        return trace_->left(r) > t_ ? NodeState::open : NodeState::returned;
    }
    return cutFrom(n) <= t_ ? NodeState::cut : NodeState::notReached;
}

/// Never visited, so below some cutoff: the visited ancestor made it.
Step RecordMoment::cutFrom(NodeId n) const {
    const NodeId cutting =
        tree_->nearestUp(n, [this](NodeId at, Row /*row*/) { return trace_->visited(at); });
    return Step{trace_->left(trace_->record(cutting)).value - 1};
}

std::uint32_t RecordMoment::childrenReturned(NodeId n) const {
    return trace_->visited(n) && !trace_->isSearchLeaf(*tree_, n)
               ? returnedBy(*tree_, *trace_, n, t_.value)
               : 0;
}

std::uint32_t RecordMoment::childrenCompared(NodeId n) const {
    return t_.value == 0 ? 0 : returnedBy(*tree_, *trace_, n, t_.value - 1);
}

NodeId RecordMoment::bestChild(NodeId n) const {
    if (!trace_->visited(n) || trace_->isSearchLeaf(*tree_, n)) {
        return noNode;
    }
    const NodeRange family = tree_->children(n);
    const std::uint32_t compared = childrenCompared(n);
    const std::uint32_t from = family.first.value;
    const std::uint32_t last = trace_->improved().lastSet(from, from + compared);
    return last == from + compared ? noNode : trace_->order().at(family, last - from);
}

Value RecordMoment::returnedValue(NodeId n) const {
    if (trace_->isSearchLeaf(*tree_, n)) {
        return tree_->staticValue(n);
    }
    return seenFrom(trace_->playerAt(tree_->rowOf(n)), trace_->returned(trace_->record(n)));
}

std::vector<NodeId> RecordMoment::bestLine(std::size_t most) const {
    std::vector<NodeId> line{GameTree::root()};
    bool isFinal = false; // whatever lies below what has returned is final, too
    for (NodeId n = GameTree::root(); n != noNode && line.size() < most;) {
        if (!isFinal && returnStep(*tree_, *trace_, n) <= t_.value) {
            isFinal = true;
            line.reserve(std::min(most, tree_->height() + std::size_t{1}));
        }
        n = isFinal ? finalBestChild(*tree_, *trace_, n) : bestChild(n);
        if (n != noNode) {
            line.push_back(n);
        }
    }
    return line;
}

NodeId RecordMoment::through(NodeId n) const {
    if (state(n) != NodeState::open) {
        return noNode;
    }
    const NodeRange family = tree_->children(n);
    const std::uint32_t returned = childrenReturned(n);
    if (returned < family.size()) {
        const NodeId next = trace_->order().at(family, returned);
        if (state(next) == NodeState::open) {
            return next;
        }
    }
    return returned == 0 ? noNode : trace_->order().at(family, returned - 1);
}

Counts RecordMoment::counts() const {
    Counts counts;
    const EventKind kind = event().kind;
    if (kind == EventKind::start) {
        return counts;
    }
    const auto& cutoffs = trace_->cutoffs();
    const auto after = std::upper_bound(cutoffs.begin(), cutoffs.end(), t_,
                                        [](Step t, const auto& c) { return t < c.step; });
    counts.cutoffs = static_cast<std::uint64_t>(after - cutoffs.begin());
    if (after != cutoffs.begin()) {
        counts.nodesPruned = std::prev(after)->nodesPruned;
        counts.leavesPruned = std::prev(after)->leavesPruned;
    }
    // Steps so far = enters + leaves + leaves read + backs + cutoffs, and every return but one
    // that has just happened has had its back.
    const NodeId inner = innermost();
    const std::uint64_t openNow = inner == noNode ? 0 : tree_->rowOf(inner).value + 1;
    const std::uint64_t enters = recordsEntered_;
    const std::uint64_t leaves = enters - openNow;
    const std::uint64_t pending = kind == EventKind::leaf || kind == EventKind::leave ? 1 : 0;
    counts.interiorVisited = enters;
    counts.leavesEvaluated = (t_.value + pending - enters - 2 * leaves - counts.cutoffs) / 2;
    counts.nodesVisited = counts.interiorVisited + counts.leavesEvaluated;
    return counts;
}

std::uint32_t RecordMoment::visitCount(NodeId n) const {
    return trace_->visited(n) && visitOf(*tree_, *trace_, n)->first <= t_ ? 1 : 0;
}

std::vector<NodeVisit> RecordMoment::visits(NodeId n, std::size_t most) const {
    if (most == 0 || visitCount(n) == 0) {
        return {};
    }
    const Visit visit = *visitOf(*tree_, *trace_, n);
    const Window window = trace_->isSearchLeaf(*tree_, n)
                              ? RecordMoment(*tree_, *trace_, visit.first).callWindow(n)
                              : entryWindow(n);
    NodeVisit told{visit.first, std::nullopt, window, std::nullopt};
    if (visit.last <= t_) {
        told.left = visit.last;
        told.returned = returnedValue(n);
    }
    return {told};
}

Visit RecordMoment::latestSearch(NodeId n) const {
    return *visitOf(*tree_, *trace_, n);
}

std::vector<NodeId> RecordMoment::leftOut(NodeId n, std::size_t most) const {
    const NodeRange family = tree_->children(n);
    std::vector<NodeId> skipped;
    for (std::uint32_t k = childrenReturned(n); k < family.size() && skipped.size() < most; ++k) {
        skipped.push_back(trace_->order().at(family, k));
    }
    return skipped;
}

} // namespace prunus
