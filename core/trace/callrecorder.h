#pragma once

#include "core/search/listener.h"
#include "core/search/treecursor.h"
#include "core/trace/positionproofs.h"
#include "core/trace/searchtrace.h"

#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// The listener that makes the trace of a search that may visit a node again. It hears all passes
/// of a search; then finish() hands over the trace. It throws std::bad_alloc where the trace would
/// take more memory than the machine has left.
class CallRecorder {
  public:
    /// The order is the one the search will follow; it becomes part of the trace, and so do the
    /// positions as its table sees them, if several nodes can be one.
    CallRecorder(const GameTree& tree, const SearchOptions& options, SearchOrder order,
                 std::shared_ptr<const SamePositions> positions = nullptr);

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
    /// A number for none, where calls that searched children are numbered by themselves.
    static constexpr std::uint32_t none = CallLog::noSource;

    /// A call that has not returned.
    struct Frame {
        CallId call;
        std::uint32_t searched = 0; ///< its number
        CallId lastMade = noCall;
        Window window; ///< from MAX's side
    };

    /// Counts a step of this call. Throws std::bad_alloc where steps can no longer be numbered.
    void tick(CallId atWork);
    [[nodiscard]] CallId innermost() const { return open_.empty() ? noCall : open_.back().call; }
    /// Who moves at the node that is called next, or at the one that has just returned.
    [[nodiscard]] Player mover() const {
        return trace_->playerAt(Row{static_cast<std::uint32_t>(open_.size())});
    }
    /// Notes a call, which has just come; the step must have been counted.
    void begin(NodeId node, Window window, CallKind kind);
    void beginSearch(NodeId node, CallId call);
    [[nodiscard]] Witnesses proven(NodeId node) const;
    void learn(const Frame& of, Value value);
    /// Notes what lies in and below the node as skipped, as far as no call has visited it.
    void skip(NodeId node);
    void noteCuts();
    void groupByNode();
    void groupByParent();
    void forEachMade(const auto& visit) const;

    const GameTree* tree_;
    std::shared_ptr<SearchTrace> trace_;
    std::unique_ptr<CallLog> log_;
    std::vector<Frame> open_;
    std::uint32_t step_ = 0;
    std::uint32_t limit_ = 0; ///< of the stage
    RankedBits improved_;     ///< of each call
    RankedBits again_;
    std::vector<CallId> latest_;            ///< of each node, its latest call
    std::vector<std::uint32_t> searchedAs_; ///< and the number of the latest that searched children
    std::vector<Plies> settledTo_;   ///< of each node, the limit to which all below is dealt with
    std::vector<bool> skippedNodes_; ///< lies in a subtree that some cutoff skipped
    std::uint32_t nodesSkipped_ = 0; ///< by cutoffs before any visit
    std::uint32_t leavesSkipped_ = 0;
    /// Of each node that the table keeps, its latest call that was not answered.
    std::vector<CallId> kept_;
    std::optional<PositionProofs> proofs_; ///< with positions
    /// Nodes whose subtrees cutoffs skipped, and when.
    std::vector<std::pair<NodeId, Step>> skips_;
};

static_assert(SearchListener<CallRecorder, TreeCursor>);

} // namespace prunus
