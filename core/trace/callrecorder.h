#pragma once

#include "core/search/listener.h"
#include "core/search/treecursor.h"
#include "core/trace/searchtrace.h"

#include <memory>
#include <vector>

namespace prunus {

/// The listener that makes the trace of a search that may visit a node again. It hears all passes
/// of a search; then finish() hands over the trace.
class CallRecorder {
  public:
    /// The order is the one the search will follow; it becomes part of the trace.
    CallRecorder(const GameTree& tree, const SearchOptions& options, SearchOrder order);

    void enter(const TreeCursor& at, Plies left, Window window);
    void leaf(const TreeCursor& at, Value value, Window window);
    void recall(const TreeCursor& at, Value value, Window window);
    void back(const TreeCursor& at, std::uint32_t k, const Comparison& comparison);
    void cutoff(const TreeCursor& at, std::uint32_t k, std::uint32_t skipped);
    void leave(const TreeCursor& at, Value value);

    [[nodiscard]] const SearchOrder& order() const { return trace_->order_; }
    /// The trace; `value` is the search's result from MAX's side. O(nodes + calls).
    [[nodiscard]] std::shared_ptr<const SearchTrace> finish(Value value) &&;

  private:
    /// A call that has not returned.
    struct Frame {
        CallId call;
        CallId best = noCall;
        CallId lastMade = noCall;
        bool maximises = true;
    };

    /// Counts a step of this call. Throws std::bad_alloc where steps can no longer be numbered.
    void tick(CallId atWork);
    [[nodiscard]] CallId innermost() const { return open_.empty() ? noCall : open_.back().call; }
    /// Notes a call, which has just come; the step must have been counted.
    CallId begin(NodeId node, Window window, CallKind kind);
    void prove(Call& call, bool maximises) const;
    [[nodiscard]] Bounds provenBy(const Call& call) const;
    /// Notes what lies in and below the node as skipped, as far as no call has visited it.
    void skip(NodeId node);
    void noteCuts();

    const GameTree* tree_;
    std::shared_ptr<SearchTrace> trace_;
    std::unique_ptr<CallLog> log_;
    std::vector<Frame> open_;
    std::uint32_t step_ = 0;
    std::uint32_t limit_ = 0;        ///< of the stage
    std::vector<CallId> latest_;     ///< of each node, its latest call
    std::vector<Plies> settledTo_;   ///< of each node, the limit to which all below is dealt with
    std::vector<bool> skippedNodes_; ///< lies in a subtree that some cutoff skipped
    std::uint32_t nodesSkipped_ = 0; ///< by cutoffs before any visit
    std::uint32_t leavesSkipped_ = 0;
    /// Nodes whose subtrees cutoffs skipped, and when.
    std::vector<std::pair<NodeId, Step>> skips_;
};

static_assert(SearchListener<CallRecorder, TreeCursor>);

} // namespace prunus
