#pragma once

#include "core/trace/event.h"
#include "core/trace/nodehistory.h"

#include <vector>

namespace prunus {

/// What a search that may visit a node again knew at step t; Moment hands its questions on to this
/// class. Answers about a node are about its latest visit; its window, best and children returned
/// are those of its latest call that searched children. A node stays cut until it is visited. A
/// question takes O(log calls) unless its comment says otherwise.
class CallMoment {
  public:
    CallMoment(const GameTree& tree, const SearchTrace& trace, Step t);

    [[nodiscard]] Event event() const;
    [[nodiscard]] NodeState state(NodeId n) const;
    [[nodiscard]] Step cutFrom(NodeId n) const { return log().cutFrom(n); }
    /// What the leaves that the current stage has evaluated prove of the node. O(log calls), unless
    /// the node is open: then O(log calls) for each child of the node and of each open node below
    /// it.
    [[nodiscard]] Bounds proven(NodeId n) const;
    [[nodiscard]] std::vector<Bounds> provenOnStack(std::size_t most) const;
    [[nodiscard]] NodeId bestChild(NodeId n) const;
    [[nodiscard]] Window entryWindow(NodeId n) const;
    [[nodiscard]] Window window(NodeId n) const;
    [[nodiscard]] BoundHistory history(NodeId n, bool ofAlpha, std::size_t most) const;
    [[nodiscard]] Value best(NodeId n) const;
    /// The value, from MAX's side, that the node's latest call returned; while this call is open,
    /// the value that the call before it returned.
    [[nodiscard]] Value returnedValue(NodeId n) const;
    [[nodiscard]] std::uint32_t childrenReturned(NodeId n) const;
    [[nodiscard]] std::vector<NodeId> leftOut(NodeId n, std::size_t most) const;
    [[nodiscard]] NodeId through(NodeId n) const;
    [[nodiscard]] std::vector<NodeId> stack() const;
    [[nodiscard]] NodeId innermost() const;
    [[nodiscard]] std::vector<NodeId> bestLine(std::size_t most) const;
    [[nodiscard]] Counts counts() const;
    [[nodiscard]] std::uint32_t visitCount(NodeId n) const {
        return static_cast<std::uint32_t>(callsOf(n).size());
    }
    [[nodiscard]] std::vector<NodeVisit> visits(NodeId n, std::size_t most) const;
    [[nodiscard]] Visit latestSearch(NodeId n) const;
    [[nodiscard]] std::optional<std::uint32_t> depthLimit() const;
    [[nodiscard]] Step limitSince() const;
    [[nodiscard]] Bounds remembered(NodeId n) const;

  private:
    [[nodiscard]] const CallLog& log() const { return *trace_->calls(); }
    [[nodiscard]] Player playerAt(NodeId n) const { return trace_->playerAt(tree_->rowOf(n)); }
    /// Turn a value or a window from MAX's side to the side from which a call of the node sees it.
    [[nodiscard]] Value seenFrom(NodeId n, Value fromMax) const;
    [[nodiscard]] Window seenFrom(NodeId n, Window fromMax) const;
    /// The value that call c returned, from the side from which a call of node n sees it.
    [[nodiscard]] Value returnedTo(NodeId n, CallId c) const {
        return seenFrom(n, log().returned(*tree_, c));
    }
    [[nodiscard]] bool raisesAlpha(NodeId n) const;
    [[nodiscard]] bool isOpen(CallId c) const { return !log().returnedBy(t_, c); }
    /// The calls of the node that had been made by this step, in order.
    [[nodiscard]] std::span<const CallId> callsOf(NodeId n) const;
    /// The node's latest call, and its latest call that searched children; noCall if there is none.
    [[nodiscard]] CallId latest(NodeId n) const;
    [[nodiscard]] CallId latestSearched(NodeId n) const;
    /// The node's latest call that searched children. If there is none, it is the node's latest
    /// call: that of an inner node was answered by the memory, which knew another node of the same
    /// position. The node must have been called.
    [[nodiscard]] CallId latestForWindow(NodeId n) const;
    /// The window in which a call compares its children: the window that it was given, narrowed by
    /// what the memory knew.
    [[nodiscard]] Window narrowedBy(CallId c) const;
    /// The innermost call that has not returned, or noCall.
    [[nodiscard]] CallId innermostCall() const;
    /// How many of the calls made by call `by` had returned by step `limit`.
    [[nodiscard]] std::uint32_t returned(CallId by, Step limit) const;
    /// Which of the calls made by call `by`, counted from 1, gave its best value; 0 if none did.
    [[nodiscard]] std::uint32_t bestNumber(CallId by) const;
    [[nodiscard]] CallId bestCall(CallId by) const;
    void fillBack(Event& e, CallId parent) const;
    [[nodiscard]] Bounds provenByChildren(NodeId n, NodeId openChild, Bounds below) const;
    /// The bounds, tightened by what was proved by the call whose result the memory held when the
    /// node's latest call was made.
    [[nodiscard]] Bounds withHeld(NodeId n, Bounds bounds) const;
    [[nodiscard]] std::vector<NodeId> provenLine(std::size_t most) const;

    const GameTree* tree_;
    const SearchTrace* trace_;
    Step t_;
    std::uint32_t made_ = 0;
    /// The innermost call with entered <= t <= left; noCall at step 0.
    CallId atWork_ = noCall;
};

} // namespace prunus
