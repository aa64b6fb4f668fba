#pragma once

#include "core/base/zeroedarray.h"
#include "core/games/namedgame.h"
#include "core/tree/gametree.h"
#include "core/uct/rewardscale.h"
#include "core/uct/uctlog.h"

#include <memory>

namespace prunus {

/// How much UCT has done.
struct UctCounts {
    std::uint64_t iterations = 0;
    /// The number of nodes in the tree, the root among them.
    std::uint64_t nodesInTree = 0;
    std::uint64_t simulations = 0;
    std::uint64_t pliesSimulated = 0;
    /// How many ends playouts have reached; a leaf counts each time it is reached. To be compared
    /// with the leaves that alpha-beta evaluates.
    std::uint64_t leavesEvaluated = 0;
    /// How many different leaves of a tree playouts have reached; 0 in a game, whose positions are
    /// not compared.
    std::uint64_t differentLeaves = 0;

    friend bool operator==(const UctCounts&, const UctCounts&) = default;
};

/// What UCT leaves behind. It never changes, and everything about any step follows from it;
/// UctMoment answers questions from it. Of each node it keeps the iterations that have passed
/// through it, ascending, with the sums of their rewards: 12 bytes each, depth times iterations in
/// all.
///
/// Steps are the events: 0 is the start, then iteration by iteration from 1 the selections from the
/// root down, the expansion if there is one, the simulation, and the backpropagations up to the
/// root; the last is the leave.
///
/// The nodes are those of a tree: the tree that was searched, or the tree that was grown on a game,
/// as it was at the end, in the order of moves. In a grown tree a node has children for its first
/// moves, perhaps not for all; child k is move k.
class UctTrace {
  public:
    /// Keeps what a search on a tree has left. `nodes` are the nodes of the tree by their numbers
    /// in the log, `leaves` the leaves where the playouts ended.
    UctTrace(const std::shared_ptr<const GameTree>& tree, const UctOptions& options,
             const RewardScale& scale, UctLog log, std::vector<NodeId> nodes,
             std::vector<NodeId> leaves);
    /// Keeps what a search on a game from this position has left. `nodes` are the nodes of the
    /// grown tree, by their numbers in the log.
    UctTrace(std::shared_ptr<const GameTree> grown, const UctOptions& options,
             const RewardScale& scale, UctLog log, std::vector<NodeId> nodes, const AnyGame& start);

    [[nodiscard]] const UctOptions& options() const { return options_; }
    [[nodiscard]] const RewardScale& scale() const { return scale_; }
    /// The tree that was searched, or that was grown on a game.
    [[nodiscard]] const GameTree& tree() const { return *tree_; }
    [[nodiscard]] const std::shared_ptr<const GameTree>& sharedTree() const { return tree_; }
    /// The position from which a game was searched; none for a search on a tree.
    [[nodiscard]] const std::optional<AnyGame>& start() const { return start_; }
    [[nodiscard]] Player rootPlayer() const { return rootPlayer_; }
    [[nodiscard]] Player playerAt(Row row) const { return prunus::playerAt(rootPlayer_, row); }

    /// The last step, that of the leave.
    [[nodiscard]] Step end() const { return log_.end(); }
    [[nodiscard]] std::uint32_t iterations() const {
        return static_cast<std::uint32_t>(log_.iterations().size());
    }
    /// The iteration that a step belongs to, from 1; 0 at the start, iterations() + 1 at the leave.
    /// O(log iterations).
    [[nodiscard]] std::uint32_t iterationAt(Step t) const;
    /// The first step of an iteration; end() for the number after the last iteration.
    [[nodiscard]] Step firstStep(std::uint32_t iteration) const {
        return iteration > iterations() ? end() : of(iteration).firstStep;
    }

    // These questions are about an iteration, from 1 to iterations().

    /// The node where its playout begins: the node that it has added, or one where play has ended.
    [[nodiscard]] NodeId playoutNode(std::uint32_t iteration) const {
        return nodes_[of(iteration).node];
    }
    [[nodiscard]] bool expands(std::uint32_t iteration) const { return of(iteration).expanded; }
    /// The nodes from the root to playoutNode(). O(their number).
    [[nodiscard]] std::vector<NodeId> path(std::uint32_t iteration) const;
    /// How many nodes below the root playoutNode() lies.
    [[nodiscard]] std::uint32_t depth(std::uint32_t iteration) const {
        return log_.nodes()[of(iteration).node].row;
    }
    /// The moves drawn in the playout, by their numbers at each position in turn. O(plies); in Go
    /// each ply takes a list of moves.
    [[nodiscard]] std::vector<std::uint32_t> drawn(std::uint32_t iteration) const;
    [[nodiscard]] std::uint32_t plies(std::uint32_t iteration) const {
        return static_cast<std::uint32_t>(log_.pliesAfter(iteration) -
                                          log_.pliesAfter(iteration - 1));
    }
    /// The value of the end of the playout, from MAX's side, and its reward.
    [[nodiscard]] Value result(std::uint32_t iteration) const { return of(iteration).result; }
    [[nodiscard]] double reward(std::uint32_t iteration) const { return of(iteration).reward; }
    [[nodiscard]] bool capped(std::uint32_t iteration) const { return of(iteration).capped; }
    /// The leaf that the playout has reached; noNode in a game.
    [[nodiscard]] NodeId leaf(std::uint32_t iteration) const {
        return leaves_.empty() ? noNode : leaves_[iteration - 1];
    }

    // These questions are about a search on a game.

    /// The position at a node. O(row of the node), and each row takes a list of moves.
    [[nodiscard]] AnyGame positionAt(NodeId n) const;
    /// The position where a playout ended, the position before the last move, and the name of this
    /// move. If the playout ended at the root, there is no such move: `before` is none and `move`
    /// is empty.
    struct PlayedOut {
        AnyGame end;
        std::optional<AnyGame> before;
        std::string move;
    };
    /// Returns where a playout ended. O(row + plies), and each of them takes a list of moves.
    [[nodiscard]] PlayedOut playedOut(std::uint32_t iteration) const;

    // These questions are about a node.

    /// Whether the search has ever added the node to its tree.
    [[nodiscard]] bool everInTree(NodeId n) const { return numbers_[n.value] != 0; }
    /// How many moves the node has, with a child in the search's tree or without.
    [[nodiscard]] std::uint32_t moveCount(NodeId n) const;
    /// The iterations that have passed through the node, counted from 0, ascending; empty if there
    /// is none.
    [[nodiscard]] std::span<const std::uint32_t> passes(NodeId n) const;
    /// The node's statistics after the first `passes` of its passes. O(1).
    [[nodiscard]] UctStatistics after(NodeId n, std::uint32_t passes) const;

    /// The counts after the first `iterations` iterations.
    [[nodiscard]] UctCounts countsAfter(std::uint32_t iterations) const;
    /// The bytes of memory held, for the measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    UctTrace(std::shared_ptr<const GameTree> tree, const UctOptions& options,
             const RewardScale& scale, UctLog log, std::vector<NodeId> nodes, Player rootPlayer);

    [[nodiscard]] const UctLog::Iteration& of(std::uint32_t iteration) const {
        return log_.iterations()[iteration - 1];
    }
    /// The numbers of the moves from the root to the node.
    [[nodiscard]] std::vector<std::uint32_t> movesTo(NodeId n) const;
    void listPasses();
    void countDifferent();

    std::shared_ptr<const GameTree> tree_;
    UctOptions options_;
    RewardScale scale_;
    UctLog log_;
    Player rootPlayer_;
    std::vector<NodeId> nodes_; ///< the nodes of the tree, by their numbers in the log
    std::vector<NodeId> leaves_;
    std::optional<AnyGame> start_;
    /// Of each node: 1 more than its number in the log; 0 if it has none.
    ZeroedArray<std::uint32_t> numbers_;
    /// Of each node of the log: where its passes begin; and one past the last.
    std::vector<std::size_t> passStarts_;
    ZeroedArray<std::uint32_t> passes_;
    /// The sum of the rewards up to each pass.
    ZeroedArray<double> rewards_;
    /// By iterations: how many nodes there are in the tree.
    std::vector<std::uint32_t> nodesAfter_;
    /// By iterations: how many different leaves were reached; empty in a game.
    std::vector<std::uint32_t> differentAfter_;
};

} // namespace prunus
