#pragma once

#include "core/trace/callmoment.h"
#include "core/trace/plainmoment.h"
#include "core/trace/recordmoment.h"

#include <limits>
#include <variant>

namespace prunus {

/// What a search knew at step t: a pure function of (tree, trace, t). It holds only a few numbers,
/// so making one is as cheap as asking a question (about a microsecond), and steps can be asked
/// about in any order. Tree and trace must outlive it. Where a node is visited again, answers are
/// about its latest visit; see CallMoment, also for what questions cost then.
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
    /// The node of this step's event; noNode at step 0.
    [[nodiscard]] NodeId currentNode() const { return event().node; }
    /// The state of the node after this step. O(1) for visited nodes, else O(depth log nodes).
    [[nodiscard]] NodeState state(NodeId n) const {
        return ask([&](const auto& m) { return m.state(n); });
    }
    /// What the leaves evaluated so far prove of the node, from MAX's side. O(1) unless the node
    /// is open: then O(log children) for it and each open node below it.
    [[nodiscard]] Bounds proven(NodeId n) const {
        return ask([&](const auto& m) { return m.proven(n); });
    }
    /// Returns proven() for the nodes of stack(), innermost first, for at most `most` of them. It
    /// takes as long as proven() takes for the outermost of these nodes.
    [[nodiscard]] std::vector<Bounds>
    provenOnStack(std::size_t most = std::numeric_limits<std::size_t>::max()) const {
        return ask([&](const auto& m) { return m.provenOnStack(most); });
    }
    /// The child that improved the node last, or noNode. Only for visited inner nodes.
    [[nodiscard]] NodeId bestChild(NodeId n) const {
        return ask([&](const auto& m) { return m.bestChild(n); });
    }
    /// The window of an open or returned inner node after this step, as its call sees it.
    [[nodiscard]] Window window(NodeId n) const {
        return ask([&](const auto& m) { return m.window(n); });
    }
    /// The window that the node's call was given, as the call sees it.
    [[nodiscard]] Window entryWindow(NodeId n) const {
        return ask([&](const auto& m) { return m.entryWindow(n); });
    }
    /// The depth limit of the search, or of the iteration that this step belongs to; none if there
    /// is no limit.
    [[nodiscard]] std::optional<std::uint32_t> depthLimit() const {
        return ask([&](const auto& m) { return m.depthLimit(); });
    }
    /// The first step of the search, or of the iteration, with this depth limit: what was read
    /// before, under another limit, proves nothing now.
    [[nodiscard]] Step limitSince() const {
        return ask([&](const auto& m) { return m.limitSince(); });
    }
    /// The values that alpha (or beta) of a visited inner node has had since its entry, `most` of
    /// them (at least 1) at most.
    [[nodiscard]] BoundHistory alphaHistory(NodeId n, std::size_t most = 4) const {
        return ask([&](const auto& m) { return m.history(n, true, most); });
    }
    [[nodiscard]] BoundHistory betaHistory(NodeId n, std::size_t most = 4) const {
        return ask([&](const auto& m) { return m.history(n, false, most); });
    }
    /// The best value so far of a visited inner node; it is the same as `best` of its events, see
    /// Event.
    [[nodiscard]] Value best(NodeId n) const {
        return ask([&](const auto& m) { return m.best(n); });
    }
    /// What a visited, returned node or leaf returned, from MAX's side.
    [[nodiscard]] Value returnedValue(NodeId n) const {
        return ask([&](const auto& m) { return m.returnedValue(n); });
    }
    /// How many children of an inner node have returned; they are the first ones in search order.
    [[nodiscard]] std::uint32_t childrenReturned(NodeId n) const {
        return ask([&](const auto& m) { return m.childrenReturned(n); });
    }
    /// The children that the cutoff at a node has skipped, in search order, `most` of them at most.
    [[nodiscard]] std::vector<NodeId> leftOut(NodeId n, std::size_t most) const {
        return ask([&](const auto& m) { return m.leftOut(n, most); });
    }
    /// The step of the cutoff that skips a node not visited by now; this step may still lie in the
    /// future.
    [[nodiscard]] Step cutFrom(NodeId n) const {
        return ask([&](const auto& m) { return m.cutFrom(n); });
    }
    /// The child that an open node is searching, or the one that has just returned to it; noNode if
    /// there is none.
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
    /// The best line so far: from the root, best child by best child, at most `most` nodes.
    /// O(its nodes, each log nodes).
    [[nodiscard]] std::vector<NodeId>
    bestLine(std::size_t most = std::numeric_limits<std::size_t>::max()) const {
        return ask([&](const auto& m) { return m.bestLine(most); });
    }
    /// How much the search has done by this step. O(log nodes).
    [[nodiscard]] Counts counts() const {
        return ask([&](const auto& m) { return m.counts(); });
    }
    /// How often the node had been visited by this step. O(log nodes).
    [[nodiscard]] std::uint32_t visitCount(NodeId n) const {
        return ask([&](const auto& m) { return m.visitCount(n); });
    }
    /// The first and last step of the latest visit of an inner node that searched its children;
    /// there must be one.
    [[nodiscard]] Visit latestSearch(NodeId n) const {
        return ask([&](const auto& m) { return m.latestSearch(n); });
    }
    /// The bounds of the node's value that the memory knows; no bounds if the algorithm has no
    /// memory.
    [[nodiscard]] Bounds remembered(NodeId n) const {
        return ask([&](const auto& m) { return m.remembered(n); });
    }
    /// The visits of the node that had begun by this step, in order; only the latest `most` of
    /// them.
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
