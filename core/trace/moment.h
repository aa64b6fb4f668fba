#pragma once

#include "core/trace/callmoment.h"
#include "core/trace/event.h"
#include "core/trace/searchtrace.h"

#include <limits>
#include <optional>
#include <vector>

namespace prunus {

/// One visit of a node, as far as it has come.
struct NodeVisit {
    Step entered;
    std::optional<Step> left; ///< none while open; of a leaf, the same step
    /// What the call was given, as it saw it; open in the algorithms without windows.
    Window window;
    std::optional<Value> returned; ///< once it has, from MAX's side
    Bounds known{};                ///< by the memory when the call came, from MAX's side

    friend bool operator==(const NodeVisit&, const NodeVisit&) = default;
};

/// What a search knew at step t: a pure function of (tree, trace, t). It holds no state of its own
/// but a few numbers, so making one is as cheap as asking (about a microsecond), and steps can be
/// asked for in any order. Tree and trace must outlive it. Of a node that is visited again it tells
/// of the latest visit; see CallMoment, also for what questions cost then.
class Moment {
  public:
    /// Needs t <= trace.end(). O(log nodes).
    Moment(const GameTree& tree, const SearchTrace& trace, Step t);

    [[nodiscard]] const GameTree& tree() const { return *tree_; }
    [[nodiscard]] const SearchTrace& trace() const { return *trace_; }
    [[nodiscard]] Step step() const { return t_; }

    /// The event of this step; kind start at step 0. O(log nodes).
    [[nodiscard]] Event event() const;
    /// The node the event happened at, noNode at step 0.
    [[nodiscard]] NodeId currentNode() const;
    /// After this step. O(1) for visited nodes, else O(depth log nodes).
    [[nodiscard]] NodeState state(NodeId n) const;
    /// What the leaves evaluated so far prove of the node, from MAX's side. O(1) unless the node
    /// is open: then O(log children) for it and each open node below it.
    [[nodiscard]] Bounds proven(NodeId n) const;
    /// proven() of the nodes of stack(), of at most so many, for as much as it takes to ask for the
    /// outermost of them.
    [[nodiscard]] std::vector<Bounds>
    provenOnStack(std::size_t most = std::numeric_limits<std::size_t>::max()) const;
    /// The child that improved the node last, or noNode. For visited inner nodes.
    [[nodiscard]] NodeId bestChild(NodeId n) const;
    /// The window of an open or returned inner node after this step, as its call sees it.
    [[nodiscard]] Window window(NodeId n) const;
    /// The window that its call was given, as it sees it.
    [[nodiscard]] Window entryWindow(NodeId n) const;
    /// The depth limit of the search, or of the iteration at work in this step; none if there is
    /// none.
    [[nodiscard]] std::optional<std::uint32_t> depthLimit() const;
    /// Alpha (or beta) of a visited inner node since its entry, `most` values (at least 1) at most.
    [[nodiscard]] BoundHistory alphaHistory(NodeId n, std::size_t most = 4) const;
    [[nodiscard]] BoundHistory betaHistory(NodeId n, std::size_t most = 4) const;
    /// The best value so far of a visited inner node, as `best` of its events; see Event.
    [[nodiscard]] Value best(NodeId n) const;
    /// What a visited, returned node or leaf returned, from MAX's side.
    [[nodiscard]] Value returnedValue(NodeId n) const;
    /// How many children of an inner node have returned, in search order.
    [[nodiscard]] std::uint32_t childrenReturned(NodeId n) const;
    /// The child an open node is searching in or has just been told of, or noNode.
    [[nodiscard]] NodeId through(NodeId n) const;

    /// The nodes that are open, innermost first. At the step of a `leave` the leaving node is no
    /// longer open. O(depth log nodes).
    [[nodiscard]] std::vector<NodeId> stack() const;
    /// The innermost open node, or noNode. O(1).
    [[nodiscard]] NodeId innermost() const;
    /// The best line so far: from the root, best child by best child. O(depth log nodes).
    [[nodiscard]] std::vector<NodeId> bestLine() const;
    /// O(log nodes).
    [[nodiscard]] Counts counts() const;
    /// How often the node had been visited by this step. O(log nodes).
    [[nodiscard]] std::uint32_t visitCount(NodeId n) const;
    /// What the memory knows of the node, if the algorithm has one: bounds of its value.
    [[nodiscard]] Bounds remembered(NodeId n) const;
    /// The visits of the node that had begun by this step, in order, the latest `most` of them.
    [[nodiscard]] std::vector<NodeVisit>
    visits(NodeId n, std::size_t most = std::numeric_limits<std::size_t>::max()) const;

  private:
    using RecordId = SearchTrace::RecordId;

    void fillNumbers(Event& e, Row row) const;
    /// A value from MAX's side as a call of the player sees it.
    [[nodiscard]] Value seenFrom(Player player, Value fromMax) const;
    /// Whether the node's own side of its window is alpha.
    [[nodiscard]] bool raisesAlpha(NodeId n) const;
    /// The window a leaf was called with, in the step of its evaluation.
    [[nodiscard]] Window callWindow(NodeId leaf) const;
    /// How many children had returned a step ago, and so have been compared.
    [[nodiscard]] std::uint32_t childrenCompared(NodeId n) const;
    [[nodiscard]] BoundHistory history(NodeId n, bool ofAlpha, std::size_t most) const;
    [[nodiscard]] Bounds boundsOf(SearchTrace::Witnesses witnesses) const;
    [[nodiscard]] Bounds finallyProven(RecordId r) const;
    [[nodiscard]] Bounds provenWhileOpen(NodeId n) const;
    /// An open node on the climb from the innermost one, with the open child it was reached from
    /// and what is proved of that.
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
    /// The innermost node with enter <= t <= leave.
    RecordId atWork_ = SearchTrace::noRecord;
    /// Answers in place of this one where nodes are visited again.
    std::optional<CallMoment> calls_;
};

/// The first and last step at which the search dealt with a node: enter and leave (of the last
/// visit), or twice the step of a leaf. None if it never did.
struct Visit {
    Step first;
    Step last;
};
[[nodiscard]] std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace,
                                           NodeId n);
/// The same of one visit, counted from 1, or of the last one if there are not so many.
[[nodiscard]] std::optional<Visit> visitOf(const GameTree& tree, const SearchTrace& trace, NodeId n,
                                           std::uint32_t number);

/// The step of the first cutoff after t, or the last one before t; none if there is none.
[[nodiscard]] std::optional<Step> nextCutoff(const SearchTrace& trace, Step t);
[[nodiscard]] std::optional<Step> previousCutoff(const SearchTrace& trace, Step t);

} // namespace prunus
