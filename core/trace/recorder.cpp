#include "core/trace/recorder.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// How many inner visits a search of the tree can have: inner nodes above the depth limit.
std::uint32_t innerNodes(const GameTree& tree, std::uint32_t horizon) {
    if (horizon == tree.nodeCount()) {
        return tree.nodeCount() - tree.leafCount();
    }
    std::uint32_t inner = 0;
    for (std::uint32_t n = 0; n < horizon; ++n) {
        inner += tree.isLeaf(NodeId{n}) ? 0U : 1U;
    }
    return inner;
}

/// The step in which a visited node was called.
Step visitStep(const GameTree& tree, const SearchTrace& trace, NodeId n) {
    return trace.isSearchLeaf(tree, n) ? trace.leafStep(n) : trace.entered(trace.record(n));
}

/// See SearchTrace::settled(). From above: what was not visited was skipped with its parent, or by
/// the cutoff there.
ZeroedArray<Step> settledSteps(const GameTree& tree, const SearchTrace& trace,
                               const Progress* progress) {
    constexpr std::uint32_t interval = 1U << 16U;
    ZeroedArray<Step> settled(tree.nodeCount());
    const std::uint32_t reached = std::min(trace.belowHorizon().value, tree.nodeCount());
    settled[0] = visitStep(tree, trace, GameTree::root());
    for (NodeId parent; tree.children(parent).first.value < reached; ++parent) {
        if (progress != nullptr && parent.value % interval == 0) {
            progress->stopIfCancelled();
        }
        const NodeRange family = tree.children(parent);
        if (family.empty()) {
            continue;
        }
        const Step skipped = trace.visited(parent)
                                 ? Step{trace.left(trace.record(parent)).value - 1}
                                 : settled[parent.value];
        for (const NodeId child : family) {
            settled[child.value] = trace.visited(child) ? visitStep(tree, trace, child) : skipped;
        }
    }
    for (std::uint32_t n = reached; n < tree.nodeCount(); ++n) {
        settled[n] = SearchTrace::neverSettled;
    }
    return settled;
}

} // namespace

Recorder::Recorder(const GameTree& tree, const SearchOptions& options, SearchOrder order)
    : tree_(&tree), trace_(new SearchTrace) {
    SearchTrace& t = *trace_;
    t.describe(tree, options, std::move(order));
    const std::uint32_t n = tree.nodeCount();
    const std::uint32_t inner = innerNodes(tree, t.horizon_ == noNode ? n : t.horizon_.value);
    t.slots_ = ZeroedArray<std::uint32_t>(n);
    t.enters_ = ZeroedArray<Step>(inner);
    t.leaves_ = ZeroedArray<Step>(inner);
    t.nodes_ = ZeroedArray<NodeId>(inner);
    t.values_ = ZeroedArray<Value>(inner);
    t.windows_ = ZeroedArray<Window>(t.traits().windowed ? inner : 0);
    t.lower_ = ZeroedArray<NodeId>(inner);
    t.upper_ = ZeroedArray<NodeId>(inner);
    t.proofs_ = ZeroedArray<Witnesses>(n / SearchTrace::proofSpacing + 1);
    t.improved_ = RankedBits(n);
    t.visited_ = RankedBits(n);
    t.firstCut_ = RankedBits(n);
}

void Recorder::cutoff(const TreeCursor& at, std::uint32_t k, std::uint32_t /*skipped*/) {
    tick();
    open_.back().skippedChildren = true;
    const NodeRange family = tree_->children(at.node());
    if (trace_->order_.asWritten()) {
        countPruned({family[k + 1], family.last});
    } else {
        for (std::uint32_t j = k + 1; j < family.size(); ++j) {
            const NodeId child = trace_->order_.at(family, j);
            countPruned({child, child + 1});
        }
    }
    const NodeId firstCut = trace_->order_.at(family, k + 1);
    trace_->firstCut_.set(firstCut.value);
    firstCuts_.push_back(firstCut);
    trace_->cutoffs_.push_back({Step{step_}, nodesPruned_, leavesPruned_});
}

void Recorder::countPruned(NodeRange siblings) {
    const std::vector<std::uint32_t>& offsets = tree_->offsets();
    for (NodeRange row = siblings; !row.empty();) {
        nodesPruned_ += row.size();
        if (row.first >= trace_->horizon_) {
            leavesPruned_ += row.size();
            return;
        }
        std::uint32_t childless = 0;
        for (std::uint32_t n = row.first.value; n < row.last.value; ++n) {
            childless += offsets[n] == offsets[n + 1] ? 1U : 0U;
        }
        leavesPruned_ += childless;
        row = {NodeId{offsets[row.first.value]}, NodeId{offsets[row.last.value]}};
    }
}

std::shared_ptr<const SearchTrace> Recorder::finish(Value value, const Progress* progress) && {
    SearchTrace& t = *trace_;
    t.value_ = value;
    t.end_ = Step{step_};
    t.enters_.shrink(records_);
    t.leaves_.shrink(records_);
    t.nodes_.shrink(records_);
    t.values_.shrink(records_);
    t.windows_.shrink(records_);
    t.lower_.shrink(records_);
    t.upper_.shrink(records_);
    t.cutoffs_.shrink_to_fit();
    t.innermost_.shrink_to_fit();
    t.improved_.finish();
    t.visited_.finish();
    t.firstCut_.finish();
    t.cutSteps_.resize(t.cutoffs_.size());
    for (std::size_t k = 0; k < t.cutoffs_.size(); ++k) {
        t.cutSteps_[t.firstCut_.rank(firstCuts_[k].value)] = t.cutoffs_[k].step;
    }
    if (tree_->height() >= SearchTrace::tallTree) {
        t.settled_ = settledSteps(*tree_, t, progress);
    }
    return std::move(trace_);
}

} // namespace prunus
