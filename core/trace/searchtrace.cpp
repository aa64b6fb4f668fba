#include "core/trace/searchtrace.h"

#include "core/trace/plainmoment.h"

namespace prunus {

void SearchTrace::describe(const GameTree& tree, const SearchOptions& options, SearchOrder order) {
    options_ = options;
    order_ = std::move(order);
    rootPlayer_ = options.root.value_or(tree.header().root);
    if (options.depth && *options.depth <= tree.height()) {
        horizon_ = tree.row(Row{*options.depth}).first;
        belowHorizon_ = tree.row(Row{*options.depth}).last;
    }
}

/// As if the search came to every node in a step that is never taken.
std::shared_ptr<const SearchTrace> SearchTrace::unsearched(const GameTree& tree,
                                                           const SearchOptions& options) {
    const std::shared_ptr<SearchTrace> t(new SearchTrace);
    t->describe(tree, options, SearchOrder());
    const std::uint32_t n = tree.nodeCount();
    t->slots_ = ZeroedArray<std::uint32_t>(n);
    t->visited_ = t->firstCut_ = t->improved_ = RankedBits(n);
    for (NodeId node; node.value < n; ++node) {
        t->visited_.set(node.value);
        t->slots_[node.value] = t->isSearchLeaf(tree, node) ? neverSettled.value : 1;
    }
    t->visited_.finish();
    t->firstCut_.finish();
    t->improved_.finish();
    t->enters_ = ZeroedArray<Step>(1);
    t->leaves_ = ZeroedArray<Step>(1);
    t->enters_[0] = t->leaves_[0] = neverSettled;
    t->nodes_ = ZeroedArray<NodeId>(1);
    t->values_ = ZeroedArray<Value>(1);
    t->lower_ = ZeroedArray<NodeId>(1);
    t->upper_ = ZeroedArray<NodeId>(1);
    return t;
}

std::shared_ptr<const SearchTrace> SearchTrace::ofRun(const GameTree& tree,
                                                      const SearchOptions& options, PlainRun run) {
    const std::shared_ptr<SearchTrace> t(new SearchTrace);
    t->describe(tree, options, run.order);
    t->rootPlayer_ = run.root;
    t->end_ = Step{static_cast<std::uint32_t>(run.events.size())};
    t->value_ = run.value;
    t->plain_ = std::make_unique<const PlainLog>(tree, std::move(run));
    t->visited_ = RankedBits(tree.nodeCount());
    for (const PlainLog::Call& call : t->plain_->calls()) {
        t->visited_.set(call.node.value);
    }
    t->visited_.finish();
    for (const Event& event : t->plain_->run().events) {
        if (event.kind == EventKind::cutoff) {
            const Counts counts = PlainMoment(tree, *t, event.step).counts();
            t->cutoffs_.push_back({event.step, static_cast<std::uint32_t>(counts.nodesPruned),
                                   static_cast<std::uint32_t>(counts.leavesPruned)});
        }
    }
    t->plainTotals_ = PlainMoment(tree, *t, t->end_).counts();
    return t;
}

Counts SearchTrace::totals() const {
    if (plain_) {
        return plainTotals_;
    }
    if (calls_) {
        return countsAfter(calls_->size(), cutoffs_.size());
    }
    Counts counts;
    counts.interiorVisited = recordCount();
    counts.nodesVisited = visited_.rank(static_cast<std::uint32_t>(slots_.size()));
    counts.leavesEvaluated = counts.nodesVisited - counts.interiorVisited;
    counts.cutoffs = cutoffs_.size();
    if (!cutoffs_.empty()) {
        counts.nodesPruned = cutoffs_.back().nodesPruned;
        counts.leavesPruned = cutoffs_.back().leavesPruned;
    }
    return counts;
}

Counts SearchTrace::countsAfter(std::uint32_t calls, std::size_t cutoffs) const {
    Counts counts;
    counts.nodesVisited = calls;
    counts.interiorVisited = calls_->searched().rank(calls);
    counts.recalls = calls_->recalled().rank(calls);
    counts.leavesEvaluated = counts.nodesVisited - counts.interiorVisited - counts.recalls;
    counts.revisits = calls - calls_->firstVisits().rank(calls);
    counts.cutoffs = cutoffs;
    if (cutoffs != 0) {
        const Cutoff& last = cutoffs_[cutoffs - 1];
        counts.nodesPruned = last.nodesPruned - calls_->revived().rank(calls);
        counts.leavesPruned = last.leavesPruned - calls_->revivedLeaves().rank(calls);
    }
    return counts;
}

std::size_t SearchTrace::bytes() const {
    const std::size_t perRecord = 2 * sizeof(Step) + 3 * sizeof(NodeId) + sizeof(Value) +
                                  (windows_.size() != 0 ? sizeof(Window) : 0);
    return (calls_ ? calls_->bytes() : 0) +
           (plain_ ? plain_->run().events.size() * sizeof(Event) : 0) +
           slots_.size() * sizeof(slots_[0]) + recordCount() * perRecord + improved_.bytes() +
           proofs_.size() * sizeof(Witnesses) + visited_.bytes() + firstCut_.bytes() +
           cutoffs_.capacity() * sizeof(Cutoff) + cutSteps_.capacity() * sizeof(Step) +
           settled_.size() * sizeof(Step) + innermost_.capacity() * sizeof(RecordId) +
           order_.bytes();
}

} // namespace prunus
