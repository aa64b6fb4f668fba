#pragma once

#include "core/trace/event.h"
#include "core/trace/nodehistory.h"

#include <vector>

namespace prunus {

/// What a run with a plain log knew at step t; Moment hands its questions on to this class. Answers
/// about a node are about its latest visit, and a node stays cut until it is visited, as in
/// CallMoment. A question takes O(events of the node), but what is proved and the counts take
/// O(nodes).
class PlainMoment {
  public:
    PlainMoment(const GameTree& tree, const SearchTrace& trace, Step t)
        : tree_(&tree), trace_(&trace), t_(t) {}

    [[nodiscard]] Event event() const;
    [[nodiscard]] NodeState state(NodeId n) const;
    [[nodiscard]] Step cutFrom(NodeId n) const { return log().cutFrom(n); }
    [[nodiscard]] Bounds proven(NodeId n) const { return allProven()[n.value]; }
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
    /// The line from the root, best child by best child; at the last step it is the line that the
    /// run announces, as far as the tree has its nodes.
    [[nodiscard]] std::vector<NodeId> bestLine(std::size_t most) const;
    [[nodiscard]] Counts counts() const;
    [[nodiscard]] std::uint32_t visitCount(NodeId n) const {
        return static_cast<std::uint32_t>(callsOf(n).size());
    }
    [[nodiscard]] std::vector<NodeVisit> visits(NodeId n, std::size_t most) const;
    [[nodiscard]] Visit latestSearch(NodeId n) const;
    [[nodiscard]] std::optional<std::uint32_t> depthLimit() const {
        return trace_->options().depth;
    }
    [[nodiscard]] Step limitSince() const { return Step{0}; }
    [[nodiscard]] Bounds remembered(NodeId /*n*/) const { return {}; }

  private:
    using Call = PlainLog::Call;

    [[nodiscard]] const PlainLog& log() const { return *trace_->plain(); }
    [[nodiscard]] bool hasReturned(const Call& call) const { return call.left <= t_; }
    /// The calls of the node that had been made by this step, in order.
    [[nodiscard]] std::span<const CallId> callsOf(NodeId n) const;
    /// The latest call of the node that searched children; null if there is none.
    [[nodiscard]] const Call* latestSearched(NodeId n) const;
    /// The innermost call that has not returned, or noCall.
    [[nodiscard]] CallId innermostCall() const;
    /// The latest comparison of the call, or null.
    [[nodiscard]] const Event* latestBack(const Call& call) const;
    /// The value that the call returned, from MAX's side.
    [[nodiscard]] Value returnedBy(const Call& call) const;
    [[nodiscard]] std::vector<Bounds> allProven() const;

    const GameTree* tree_;
    const SearchTrace* trace_;
    Step t_;
};

} // namespace prunus
