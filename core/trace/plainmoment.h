#pragma once

#include "core/trace/event.h"
#include "core/trace/nodehistory.h"

#include <vector>

namespace prunus {

/// What a run knew at step t of which there is a plain log; see Moment, which asks it. What is said
/// of a node is said of its latest visit, and a node stays cut until it is visited, as in
/// CallMoment. O(events of the node), for what is proved and for counts O(nodes).
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
    /// By its latest call that has returned.
    [[nodiscard]] Value returnedValue(NodeId n) const;
    [[nodiscard]] std::uint32_t childrenReturned(NodeId n) const;
    [[nodiscard]] std::vector<NodeId> leftOut(NodeId n, std::size_t most) const;
    [[nodiscard]] NodeId through(NodeId n) const;
    [[nodiscard]] std::vector<NodeId> stack() const;
    [[nodiscard]] NodeId innermost() const;
    /// Best child by best child; at the end the line that the run gives, as far as the tree has it.
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
    /// The calls of the node that had come by this step, in order.
    [[nodiscard]] std::span<const CallId> callsOf(NodeId n) const;
    /// The latest of them that searched children, or null.
    [[nodiscard]] const Call* latestSearched(NodeId n) const;
    /// The innermost call that has not returned, or noCall.
    [[nodiscard]] CallId innermostCall() const;
    /// The latest comparison of the call, or null.
    [[nodiscard]] const Event* latestBack(const Call& call) const;
    /// What its call returned, from MAX's side.
    [[nodiscard]] Value returnedBy(const Call& call) const;
    [[nodiscard]] std::vector<Bounds> allProven() const;

    const GameTree* tree_;
    const SearchTrace* trace_;
    Step t_;
};

} // namespace prunus
