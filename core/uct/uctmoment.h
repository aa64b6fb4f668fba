#pragma once

#include "core/uct/uctevent.h"
#include "core/uct/ucttrace.h"

namespace prunus {

/// A child in the table from which a selection chooses.
struct UctChoice {
    std::uint32_t childNumber = 0; ///< in the order of moves
    /// The node; noNode for a move of a game that the search has never tried.
    NodeId child = noNode;
    UctStatistics statistics;
    // UCB1 and its summands, for the player who moves at the parent; only if the child has visits.
    double wish = 0;  ///< the mean; if MIN moves, 1 minus the mean
    double bonus = 0; ///< C sqrt(ln N / n)
    std::optional<double> ucb = {};
};

/// What UCT knew at step t: a pure function of (trace, t). To make one, and to answer each
/// question, takes O(log iterations) unless its comment says otherwise; steps can be asked about in
/// any order. The trace must outlive it. Rewards are from MAX's side.
class UctMoment {
  public:
    /// Needs t <= trace.end().
    UctMoment(const UctTrace& trace, Step t);

    [[nodiscard]] const UctTrace& trace() const { return *trace_; }
    [[nodiscard]] Step step() const { return t_; }
    /// The event of this step; its kind is start at step 0. Finding its nodes takes O(log height)
    /// more, and the children that a selection compares take O(children · log iterations).
    [[nodiscard]] UctEvent event() const;
    [[nodiscard]] UctEventKind kind() const { return kind_; }
    /// The iteration that the step belongs to, from 1; 0 at the start, and one more than the last
    /// at the leave.
    [[nodiscard]] std::uint32_t iteration() const { return iteration_; }
    /// How many iterations are over: the root has counted their playouts.
    [[nodiscard]] std::uint32_t iterationsDone() const;

    // These questions are about a node of trace().tree().

    /// Whether the node is in the search's tree by now; the root always is.
    [[nodiscard]] bool inTree(NodeId n) const;
    /// The node's visits and the sum of their rewards, W.
    [[nodiscard]] UctStatistics statistics(NodeId n) const;
    /// Among the visits of the node and its siblings, the share of the node; 0 for the root and for
    /// a node without visits.
    [[nodiscard]] double shareOfVisits(NodeId n) const;

    // These questions are about the iteration of the step.

    /// The nodes from the root to the child that was chosen last, or, once a playout has begun, to
    /// the node where it begins. Empty at the start and at the leave. O(depth).
    [[nodiscard]] std::vector<NodeId> path() const;
    /// The node that the iteration has added by now, or noNode.
    [[nodiscard]] NodeId newNode() const;
    /// Whether the iteration's playout has been made by now; see UctTrace for its moves and its
    /// end.
    [[nodiscard]] bool simulated() const;
    /// All children of a node as a selection there would see them now, in the order of moves.
    /// O(children · log iterations).
    [[nodiscard]] std::vector<UctChoice> choicesAt(NodeId n) const;
    /// The children that the selection of this step looked at; empty if the step is no selection.
    [[nodiscard]] std::vector<UctChoice> choices() const;

    /// The value of the root by now, from MAX's side; none before its first visit.
    [[nodiscard]] std::optional<Value> estimate() const;
    /// The move that would be made now; none before the first visit of a child of the root.
    [[nodiscard]] std::optional<std::uint32_t> bestMove() const;
    [[nodiscard]] UctCounts counts() const;

  private:
    /// How many playouts the node has counted.
    [[nodiscard]] std::uint32_t visits(NodeId n) const;
    void setSelect(UctEvent& event) const;
    void setSimulate(UctEvent& event) const;
    /// The node in a row of the iteration's path.
    [[nodiscard]] NodeId onPath(std::uint32_t row) const;

    const UctTrace* trace_;
    Step t_;
    UctEventKind kind_ = UctEventKind::start;
    std::uint32_t iteration_ = 0;
    /// How many steps of the iteration came before this one, and the row of the node where the
    /// iteration's playout begins.
    std::uint32_t offset_ = 0;
    std::uint32_t depth_ = 0;
    bool expands_ = false;
};

/// The first step of this kind in an iteration. If the iteration has no such step, it is the step
/// that comes instead: where play has ended, a node is not expanded but simulated, and where it has
/// ended at the root, nothing is selected.
[[nodiscard]] Step firstStepOf(const UctTrace& trace, std::uint32_t iteration, UctEventKind kind);

} // namespace prunus
