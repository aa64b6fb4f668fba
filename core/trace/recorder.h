#pragma once

#include "core/base/progress.h"
#include "core/search/listener.h"
#include "core/search/treecursor.h"
#include "core/trace/searchtrace.h"

#include <cassert>
#include <memory>
#include <vector>

namespace prunus {

/// The listener that makes a SearchTrace. It listens to one whole search; then finish() hands over
/// the trace. Beside the trace it keeps one small frame for each open node.
class Recorder {
  public:
    /// `order` is the order that the search will follow; it becomes part of the trace.
    Recorder(const GameTree& tree, const SearchOptions& options, SearchOrder order);

    void enter(const TreeCursor& at, Plies left, Window window);
    void leaf(const TreeCursor& at, Value value, Window window);
    /// Is never called: a search that visits no node twice has nothing to recall.
    void recall(const TreeCursor& /*at*/, Value /*value*/, Window /*window*/) { assert(false); }
    void back(const TreeCursor& at, std::uint32_t k, const Comparison& comparison);
    void cutoff(const TreeCursor& at, std::uint32_t k, std::uint32_t skipped);
    void leave(const TreeCursor& at, Value value);

    [[nodiscard]] const SearchOrder& order() const { return trace_->order_; }
    /// How many nodes cutoffs have skipped so far.
    [[nodiscard]] std::uint32_t nodesPruned() const { return nodesPruned_; }
    /// The trace; `value` is the search's result from MAX's side. O(nodes / 64 + cutoffs), in tall
    /// trees O(nodes). Throws WorkCancelled if the progress is cancelled.
    [[nodiscard]] std::shared_ptr<const SearchTrace> finish(Value value,
                                                            const Progress* progress = nullptr) &&;

  private:
    using RecordId = SearchTrace::RecordId;

    /// What the leaves evaluated below a node prove: the leaf that gives each end, and its value.
    struct Proof {
        NodeId lowerLeaf = noNode;
        NodeId upperLeaf = noNode;
        Value lower = -infinity;
        Value upper = infinity;
    };
    struct Frame {
        RecordId record;
        bool maximises;
        bool skippedChildren = false;
        bool first = true;
        Proof proof;
    };

    void tick() {
        if (++step_ % SearchTrace::innermostSpacing == 0) {
            trace_->innermost_.push_back(open_.empty() ? SearchTrace::noRecord
                                                       : open_.back().record);
        }
    }
    /// Adds the nodes in and below this range of siblings to the counts of pruned nodes and leaves.
    void countPruned(NodeRange siblings);

    const GameTree* tree_;
    std::shared_ptr<SearchTrace> trace_;
    std::vector<Frame> open_;
    std::vector<NodeId> firstCuts_; ///< of each cutoff: the first child that it skipped
    Proof justReturned_;
    std::uint32_t step_ = 0;
    std::uint32_t records_ = 0;
    std::uint32_t nodesPruned_ = 0;
    std::uint32_t leavesPruned_ = 0;
};

inline void Recorder::enter(const TreeCursor& at, Plies /*left*/, Window window) {
    const RecordId record{records_++};
    const bool maximises =
        open_.empty() ? trace_->rootPlayer_ == Player::max : !open_.back().maximises;
    open_.push_back({.record = record, .maximises = maximises, .proof = {}});
    tick();
    const NodeId node = at.node();
    trace_->slots_[node.value] = record.value + 1;
    trace_->visited_.set(node.value);
    trace_->enters_[record.value] = Step{step_};
    trace_->nodes_[record.value] = node;
    if (trace_->windows_.size() != 0) {
        trace_->windows_[record.value] = window;
    }
}

inline void Recorder::leaf(const TreeCursor& at, Value value, Window /*window*/) {
    tick();
    const NodeId node = at.node();
    trace_->slots_[node.value] = step_;
    trace_->visited_.set(node.value);
    const bool maximises =
        open_.empty() ? trace_->rootPlayer_ == Player::max : !open_.back().maximises;
    const Value v = trace_->traits().negamaxForm && !maximises ? 0 - value : value;
    justReturned_ = {node, node, v, v};
}

inline void Recorder::back(const TreeCursor& at, std::uint32_t k, const Comparison& comparison) {
    tick();
    const std::uint32_t place = tree_->children(at.node()).first.value + k;
    if (comparison.improved) {
        trace_->improved_.set(place);
    }
    Frame& frame = open_.back();
    const Proof& child = justReturned_;
    Proof& own = frame.proof;
    if (frame.first || (frame.maximises ? child.lower > own.lower : child.lower < own.lower)) {
        own.lower = child.lower;
        own.lowerLeaf = child.lowerLeaf;
    }
    if (frame.first || (frame.maximises ? child.upper > own.upper : child.upper < own.upper)) {
        own.upper = child.upper;
        own.upperLeaf = child.upperLeaf;
    }
    frame.first = false;
    if ((place + 1) % SearchTrace::proofSpacing == 0) {
        trace_->proofs_[(place + 1) / SearchTrace::proofSpacing] = {own.lowerLeaf, own.upperLeaf};
    }
}

inline void Recorder::leave(const TreeCursor& /*at*/, Value value) {
    tick();
    Frame& frame = open_.back();
    const RecordId record = frame.record;
    if (frame.skippedChildren) {
        // A skipped child could be anything: only the mover's own side stays proved.
        frame.proof.upper = frame.maximises ? infinity : frame.proof.upper;
        frame.proof.upperLeaf = frame.maximises ? noNode : frame.proof.upperLeaf;
        frame.proof.lower = frame.maximises ? frame.proof.lower : -infinity;
        frame.proof.lowerLeaf = frame.maximises ? frame.proof.lowerLeaf : noNode;
    }
    trace_->leaves_[record.value] = Step{step_};
    trace_->values_[record.value] = value;
    trace_->lower_[record.value] = frame.proof.lowerLeaf;
    trace_->upper_[record.value] = frame.proof.upperLeaf;
    justReturned_ = frame.proof;
    open_.pop_back();
}

static_assert(SearchListener<Recorder, TreeCursor>);

} // namespace prunus
