#pragma once

#include "core/uct/uctevent.h"
#include "core/uct/ucttrace.h"

namespace prunus {

/// A child in the table that a selection looks at.
struct UctChoice {
    std::uint32_t childNumber = 0; ///< in the order of moves
    /// The node; noNode for a move of a game that the search has never tried.
    NodeId child = noNode;
    UctStatistics statistics;
    // With visits: UCB1 and its summands, for who moves at the parent.
    double wish = 0;  ///< the mean, or for MIN 1 less the mean
    double bonus = 0; ///< C sqrt(ln N / n)
    std::optional<double> ucb = {};
};

/// What UCT knew at step t: a pure function of (trace, t). Making one and each question take
/// O(log iterations) unless they say otherwise, and steps can be asked for in any order. The trace
/// must outlive it. Rewards are from MAX's side.
class UctMoment {
  public:
    /// Needs t <= trace.end().
    UctMoment(const UctTrace& trace, Step t);

    [[nodiscard]] const UctTrace& trace() const { return *trace_; }
    [[nodiscard]] Step step() const { return t_; }
    /// The event of this step; kind start at step 0. For who moves at its node, O(log height) more;
    /// for its path O(depth).
    [[nodiscard]] UctEvent event() const;
    [[nodiscard]] UctEventKind kind() const { return kind_; }
    /// From 1; 0 at the start, one more than the last at the leave.
    [[nodiscard]] std::uint32_t iteration() const { return iteration_; }
    /// Iterations that are over: those whose root has counted their playout.
    [[nodiscard]] std::uint32_t iterationsDone() const;

    // Of a node of trace().tree().

    /// Whether it is in the search's tree by now; the root always is.
    [[nodiscard]] bool inTree(NodeId n) const;
    /// Its visits and the sum of their rewards, W.
    [[nodiscard]] UctStatistics statistics(NodeId n) const;
    /// The share of its parent's visits below the parent that went through it; 0 for the root and
    /// without visits.
    [[nodiscard]] double shareOfVisits(NodeId n) const;

    // Of the iteration.

    /// From the root to the child chosen last; once a playout has begun, to where it begins. Empty
    /// at the start and at the leave. O(depth).
    [[nodiscard]] std::vector<NodeId> path() const;
    /// The node that this iteration has added by now, or noNode.
    [[nodiscard]] NodeId newNode() const;
    /// Whether its playout has been made by now; see UctTrace for its moves and its end.
    [[nodiscard]] bool simulated() const;
    /// All children of a node as a selection there would see them now, in the order of moves.
    /// O(children · log iterations).
    [[nodiscard]] std::vector<UctChoice> choicesAt(NodeId n) const;
    /// Those that the selection of this step looked at; else empty.
    [[nodiscard]] std::vector<UctChoice> choices() const;

    /// What the root is worth by now, from MAX's side; none before its first visit.
    [[nodiscard]] std::optional<Value> estimate() const;
    /// The move that would be made now; none before the first visit of a child of the root.
    [[nodiscard]] std::optional<std::uint32_t> bestMove() const;
    [[nodiscard]] UctCounts counts() const;

  private:
    /// How many iterations the node has counted.
    [[nodiscard]] std::uint32_t visits(NodeId n) const;
    void setSelect(UctEvent& event) const;
    void setSimulate(UctEvent& event) const;
    /// The node of a selection, or of a backpropagation.
    [[nodiscard]] NodeId onPath(std::uint32_t row) const;

    const UctTrace* trace_;
    Step t_;
    UctEventKind kind_ = UctEventKind::start;
    std::uint32_t iteration_ = 0;
    /// Within the iteration: how many steps came before, and of the node of playout the row.
    std::uint32_t offset_ = 0;
    std::uint32_t depth_ = 0;
    bool expands_ = false;
};

/// The first step of this kind in an iteration, or where it has none the one that comes instead:
/// an end of play is not expanded but simulated, and where the root is one, nothing is selected.
[[nodiscard]] Step firstStepOf(const UctTrace& trace, std::uint32_t iteration, UctEventKind kind);

} // namespace prunus
