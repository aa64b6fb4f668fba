#pragma once

#include "core/trace/callmoment.h"
#include "core/trace/plainmoment.h"
#include "core/trace/recordmoment.h"

#include <limits>
#include <variant>

namespace prunus {

/// What a search knew at step t: a pure function of (tree, trace, t). It holds no state of its own
/// but a few numbers, so making one is as cheap as asking (about a microsecond), and steps can be
/// asked for in any order. Tree and trace must outlive it. Of a node that is visited again it tells
/// of the latest visit; see CallMoment, also for what questions cost then.
class Moment {
    template <class Question> [[nodiscard]] auto ask(const Question& question) const {
        return std::visit(question, answers_);
    }

  public:
    /// Needs t <= trace.end(). O(log nodes).
    Moment(const GameTree& tree, const SearchTrace& trace, Step t)
        : tree_(&tree), trace_(&trace), t_(t), answers_(answering(tree, trace, t)) {}

    [[nodiscard]] const GameTree& tree() const { return *tree_; }
    [[nodiscard]] const SearchTrace& trace() const { return *trace_; }
    [[nodiscard]] Step step() const { return t_; }

    /// The event of this step; kind start at step 0. O(log nodes).
    [[nodiscard]] Event event() const {
        return ask([&](const auto& m) { return m.event(); });
    }
    /// The node the event happened at, noNode at step 0.
    [[nodiscard]] NodeId currentNode() const { return event().node; }
    /// After this step. O(1) for visited nodes, else O(depth log nodes).
    [[nodiscard]] NodeState state(NodeId n) const {
        return ask([&](const auto& m) { return m.state(n); });
    }
    /// What the leaves evaluated so far prove of the node, from MAX's side. O(1) unless the node
    /// is open: then O(log children) for it and each open node below it.
    [[nodiscard]] Bounds proven(NodeId n) const {
        return ask([&](const auto& m) { return m.proven(n); });
    }
    /// proven() of the nodes of stack(), of at most so many, for as much as it takes to ask for the
    /// outermost of them.
    [[nodiscard]] std::vector<Bounds>
    provenOnStack(std::size_t most = std::numeric_limits<std::size_t>::max()) const {
        return ask([&](const auto& m) { return m.provenOnStack(most); });
    }
    /// The child that improved the node last, or noNode. For visited inner nodes.
    [[nodiscard]] NodeId bestChild(NodeId n) const {
        return ask([&](const auto& m) { return m.bestChild(n); });
    }
    /// The window of an open or returned inner node after this step, as its call sees it.
    [[nodiscard]] Window window(NodeId n) const {
        return ask([&](const auto& m) { return m.window(n); });
    }
    /// The window that its call was given, as it sees it.
    [[nodiscard]] Window entryWindow(NodeId n) const {
        return ask([&](const auto& m) { return m.entryWindow(n); });
    }
    /// The depth limit of the search, or of the iteration at work in this step; none if there is
    /// none.
    [[nodiscard]] std::optional<std::uint32_t> depthLimit() const {
        return ask([&](const auto& m) { return m.depthLimit(); });
    }
    /// Since when that limit holds: what was read before, under another, proves nothing now.
    [[nodiscard]] Step limitSince() const {
        return ask([&](const auto& m) { return m.limitSince(); });
    }
    /// Alpha (or beta) of a visited inner node since its entry, `most` values (at least 1) at most.
    [[nodiscard]] BoundHistory alphaHistory(NodeId n, std::size_t most = 4) const {
        return ask([&](const auto& m) { return m.history(n, true, most); });
    }
    [[nodiscard]] BoundHistory betaHistory(NodeId n, std::size_t most = 4) const {
        return ask([&](const auto& m) { return m.history(n, false, most); });
    }
    /// The best value so far of a visited inner node, as `best` of its events; see Event.
    [[nodiscard]] Value best(NodeId n) const {
        return ask([&](const auto& m) { return m.best(n); });
    }
    /// What a visited, returned node or leaf returned, from MAX's side.
    [[nodiscard]] Value returnedValue(NodeId n) const {
        return ask([&](const auto& m) { return m.returnedValue(n); });
    }
    /// How many children of an inner node have returned, in search order.
    [[nodiscard]] std::uint32_t childrenReturned(NodeId n) const {
        return ask([&](const auto& m) { return m.childrenReturned(n); });
    }
    /// The children that the cutoff at a node has left out, in search order, `most` of them at
    /// most.
    [[nodiscard]] std::vector<NodeId> leftOut(NodeId n, std::size_t most) const {
        return ask([&](const auto& m) { return m.leftOut(n, most); });
    }
    /// The step of the cutoff that skipped a node never visited by now, be it in the future.
    [[nodiscard]] Step cutFrom(NodeId n) const {
        return ask([&](const auto& m) { return m.cutFrom(n); });
    }
    /// The child an open node is searching in or has just been told of, or noNode.
    [[nodiscard]] NodeId through(NodeId n) const {
        return ask([&](const auto& m) { return m.through(n); });
    }

    /// The nodes that are open, innermost first. At the step of a `leave` the leaving node is no
    /// longer open. O(depth log nodes).
    [[nodiscard]] std::vector<NodeId> stack() const {
        return ask([&](const auto& m) { return m.stack(); });
    }
    /// The innermost open node, or noNode. O(1).
    [[nodiscard]] NodeId innermost() const {
        return ask([&](const auto& m) { return m.innermost(); });
    }
    /// The best line so far: from the root, best child by best child, of at most so many nodes.
    /// O(its nodes, each log nodes).
    [[nodiscard]] std::vector<NodeId>
    bestLine(std::size_t most = std::numeric_limits<std::size_t>::max()) const {
        return ask([&](const auto& m) { return m.bestLine(most); });
    }
    /// O(log nodes).
    [[nodiscard]] Counts counts() const {
        return ask([&](const auto& m) { return m.counts(); });
    }
    /// How often the node had been visited by this step. O(log nodes).
    [[nodiscard]] std::uint32_t visitCount(NodeId n) const {
        return ask([&](const auto& m) { return m.visitCount(n); });
    }
    /// From where to where the latest visit of an inner node went that searched its children; there
    /// must be one.
    [[nodiscard]] Visit latestSearch(NodeId n) const {
        return ask([&](const auto& m) { return m.latestSearch(n); });
    }
    /// What the memory knows of the node, if the algorithm has one: bounds of its value.
    [[nodiscard]] Bounds remembered(NodeId n) const {
        return ask([&](const auto& m) { return m.remembered(n); });
    }
    /// The visits of the node that had begun by this step, in order, the latest `most` of them.
    [[nodiscard]] std::vector<NodeVisit>
    visits(NodeId n, std::size_t most = std::numeric_limits<std::size_t>::max()) const {
        return ask([&](const auto& m) { return m.visits(n, most); });
    }

  private:
    using Answers = std::variant<RecordMoment, CallMoment, PlainMoment>;

    static Answers answering(const GameTree& tree, const SearchTrace& trace, Step t) {
        return trace.calls() != nullptr   ? Answers(CallMoment(tree, trace, t))
               : trace.plain() != nullptr ? Answers(PlainMoment(tree, trace, t))
                                          : Answers(RecordMoment(tree, trace, t));
    }

    const GameTree* tree_;
    const SearchTrace* trace_;
    Step t_;
    Answers answers_;
};

} // namespace prunus
