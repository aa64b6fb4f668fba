#pragma once

#include "core/search/listener.h"
#include "core/search/treecursor.h"
#include "core/trace/positionproofs.h"
#include "core/trace/searchtrace.h"

#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// The listener that makes the trace of a search that may visit a node again. It listens to all
/// passes of a search; then finish() hands over the trace. It throws std::bad_alloc where the trace
/// would take more memory than the machine has left.
class CallRecorder {
  public:
    /// `order` is the order that the search will follow, and `positions` are the nodes that its
    /// table takes for the same position, if there are such nodes. Both become part of the trace.
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
    /// The number that stands for no call, where the calls that searched children are numbered
    /// among themselves.
    static constexpr std::uint32_t none = CallLog::noSource;

    /// A call that has not returned.
    struct Frame {
        CallId call;
        std::uint32_t searched = 0; ///< its number among the calls that searched children
        CallId lastMade = noCall;
        Window window; ///< from MAX's side
    };

    /// Counts a step, in which the call `atWork` is at work. Throws std::bad_alloc where steps can
    /// no longer be numbered.
    void tick(CallId atWork);
    [[nodiscard]] CallId innermost() const { return open_.empty() ? noCall : open_.back().call; }
    /// The player who moves at the node that is called next, or at the node that has just returned.
    [[nodiscard]] Player mover() const {
        return trace_->playerAt(Row{static_cast<std::uint32_t>(open_.size())});
    }
    /// Records a call that has just been made; its step must have been counted.
    void begin(NodeId node, Window window, CallKind kind);
    void beginSearch(NodeId node, CallId call);
    [[nodiscard]] Witnesses proven(NodeId node) const;
    void learn(const Frame& of, Value value);
    /// Records the node and what lies below it as skipped, except the nodes that a call has
    /// visited.
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
    std::uint32_t limit_ = 0; ///< the depth limit of the current stage
    RankedBits improved_;     ///< of each call: whether it changed its parent's best
    RankedBits again_;
    std::vector<CallId> latest_; ///< of each node: its latest call
    /// Of each node: the number of its latest call that searched children.
    std::vector<std::uint32_t> searchedAs_;
    /// Of each node: the depth limit to which all below is visited or skipped.
    std::vector<Plies> settledTo_;
    std::vector<bool> skippedNodes_; ///< the nodes in subtrees that some cutoff skipped
    std::uint32_t nodesSkipped_ = 0; ///< how many nodes cutoffs skipped before any visit
    std::uint32_t leavesSkipped_ = 0;
    /// Of each node whose result the table keeps: its latest call that the table did not answer.
    std::vector<CallId> kept_;
    std::optional<PositionProofs> proofs_; ///< only where several nodes are one position
    /// The nodes whose subtrees cutoffs skipped, with the steps of the cutoffs.
    std::vector<std::pair<NodeId, Step>> skips_;
};

static_assert(SearchListener<CallRecorder, TreeCursor>);

} // namespace prunus
