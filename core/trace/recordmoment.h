#pragma once

#include "core/trace/event.h"
#include "core/trace/nodehistory.h"

#include <vector>

namespace prunus {

/// What a search that visits no node twice knew at step t; Moment hands its questions on to this
/// class.
class RecordMoment {
  public:
    RecordMoment(const GameTree& tree, const SearchTrace& trace, Step t);

    [[nodiscard]] Event event() const;
    [[nodiscard]] NodeState state(NodeId n) const;
    [[nodiscard]] Step cutFrom(NodeId n) const;
    [[nodiscard]] Bounds proven(NodeId n) const;
    [[nodiscard]] std::vector<Bounds> provenOnStack(std::size_t most) const;
    [[nodiscard]] NodeId bestChild(NodeId n) const;
    [[nodiscard]] Window entryWindow(NodeId n) const {
        return trace_->entryWindow(trace_->record(n));
    }
    [[nodiscard]] Window window(NodeId n) const;
    [[nodiscard]] BoundHistory history(NodeId n, bool ofAlpha, std::size_t most) const;
    [[nodiscard]] Value best(NodeId n) const;
    [[nodiscard]] Value returnedValue(NodeId n) const;
    [[nodiscard]] std::uint32_t childrenReturned(NodeId n) const;
    [[nodiscard]] std::vector<NodeId> leftOut(NodeId n, std::size_t most) const;
    [[nodiscard]] NodeId through(NodeId n) const;
    [[nodiscard]] std::vector<NodeId> stack() const;
    [[nodiscard]] NodeId innermost() const;
    [[nodiscard]] std::vector<NodeId> bestLine(std::size_t most) const;
    [[nodiscard]] Counts counts() const;
    [[nodiscard]] std::uint32_t visitCount(NodeId n) const;
    [[nodiscard]] std::vector<NodeVisit> visits(NodeId n, std::size_t most) const;
    [[nodiscard]] Visit latestSearch(NodeId n) const;
    [[nodiscard]] std::optional<std::uint32_t> depthLimit() const {
        return trace_->options().depth;
    }
    [[nodiscard]] Step limitSince() const { return Step{0}; }
    [[nodiscard]] Bounds remembered(NodeId /*n*/) const { return {}; }

  private:
    using RecordId = SearchTrace::RecordId;

    void fillNumbers(Event& e, Row row) const;
    /// Turns a value from MAX's side to the side from which a call of this player sees it.
    [[nodiscard]] Value seenFrom(Player player, Value fromMax) const;
    /// Whether the node's comparisons raise alpha; otherwise they lower beta.
    [[nodiscard]] bool raisesAlpha(NodeId n) const;
    /// The window a leaf was called with, in the step of its evaluation.
    [[nodiscard]] Window callWindow(NodeId leaf) const;
    /// How many children had returned a step ago, so that they have been compared by now.
    [[nodiscard]] std::uint32_t childrenCompared(NodeId n) const;
    [[nodiscard]] Bounds finallyProven(RecordId r) const;
    [[nodiscard]] Bounds provenWhileOpen(NodeId n) const;
    /// An open node on the climb from the innermost open node, with the open child from which the
    /// climb came and what is proved of this child.
    struct Climb {
        NodeId node = noNode;
        Row row;
        NodeId openChild = noNode;
        Bounds below;
    };
    [[nodiscard]] Climb climbFromInnermost() const;
    void climbOn(Climb& climb, Bounds proven) const;
    [[nodiscard]] Bounds provenAt(const Climb& climb) const;
    [[nodiscard]] Bounds provenByFirst(NodeRange family, std::uint32_t count, bool maximises) const;

    const GameTree* tree_;
    const SearchTrace* trace_;
    Step t_;
    std::uint32_t recordsEntered_ = 0;
    /// The record of the innermost node with enter <= t <= leave.
    RecordId atWork_ = SearchTrace::noRecord;
};

} // namespace prunus
