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
    /// The root among them.
    std::uint64_t nodesInTree = 0;
    std::uint64_t simulations = 0;
    std::uint64_t pliesSimulated = 0;
    /// Ends that playouts have reached, a leaf as often as it was one: what alpha-beta's leaves
    /// compare with.
    std::uint64_t leavesEvaluated = 0;
    /// Of a tree, how many of them are different; 0 of a game, whose positions nobody compares.
    std::uint64_t differentLeaves = 0;

    friend bool operator==(const UctCounts&, const UctCounts&) = default;
};

/// What UCT leaves behind. It never changes, and everything about any step follows from it;
/// UctMoment does the asking. Of each node it keeps which iterations have passed through it,
/// ascending, with the sums of their rewards: 12 bytes each, depth times iterations in all.
///
/// Steps are the events: 0 is the start, then iteration by iteration from 1 the selections from the
/// root down, the expansion if there is one, the simulation, and the backpropagations up to the
/// root; the last is the leave.
///
/// The nodes are those of a tree: of the one searched, or of the one that was grown on a game, with
/// what it came to in the end, in the order of moves. There the children of a node are those of its
/// first moves, fewer than all perhaps; child k is move k.
class UctTrace {
  public:
    /// What a search on a tree has left: `nodes` are those of the tree by their numbers in the log,
    /// `leaves` where each playout ended.
    UctTrace(const std::shared_ptr<const GameTree>& tree, const UctOptions& options,
             const RewardScale& scale, UctLog log, std::vector<NodeId> nodes,
             std::vector<NodeId> leaves);
    /// On a game from this position; `nodes` are those of the tree that was grown.
    UctTrace(std::shared_ptr<const GameTree> grown, const UctOptions& options,
             const RewardScale& scale, UctLog log, std::vector<NodeId> nodes, const AnyGame& start);

    [[nodiscard]] const UctOptions& options() const { return options_; }
    [[nodiscard]] const RewardScale& scale() const { return scale_; }
    /// The tree searched, or grown on a game.
    [[nodiscard]] const GameTree& tree() const { return *tree_; }
    [[nodiscard]] const std::shared_ptr<const GameTree>& sharedTree() const { return tree_; }
    /// Where the game begins that was searched; none of a tree.
    [[nodiscard]] const std::optional<AnyGame>& start() const { return start_; }
    [[nodiscard]] Player rootPlayer() const { return rootPlayer_; }
    [[nodiscard]] Player playerAt(Row row) const { return prunus::playerAt(rootPlayer_, row); }

    /// The last step, that of the leave.
    [[nodiscard]] Step end() const { return log_.end(); }
    [[nodiscard]] std::uint32_t iterations() const {
        return static_cast<std::uint32_t>(log_.iterations().size());
    }
    /// The iteration a step belongs to, from 1; 0 at the start, iterations() + 1 at the leave.
    /// O(log iterations).
    [[nodiscard]] std::uint32_t iterationAt(Step t) const;
    /// The first step of an iteration; end() of the one after the last.
    [[nodiscard]] Step firstStep(std::uint32_t iteration) const {
        return iteration > iterations() ? end() : of(iteration).firstStep;
    }

    // Of an iteration, from 1 to iterations().

    /// Where its playout begins: the node that it has added, or one where play has ended.
    [[nodiscard]] NodeId playoutNode(std::uint32_t iteration) const {
        return nodes_[of(iteration).node];
    }
    [[nodiscard]] bool expands(std::uint32_t iteration) const { return of(iteration).expanded; }
    /// From the root to playoutNode(). O(their number).
    [[nodiscard]] std::vector<NodeId> path(std::uint32_t iteration) const;
    /// How many nodes below the root playoutNode() lies.
    [[nodiscard]] std::uint32_t depth(std::uint32_t iteration) const {
        return log_.nodes()[of(iteration).node].row;
    }
    /// The moves drawn in the playout, by their numbers at each position in turn. O(plies), in Go
    /// each takes a list of moves.
    [[nodiscard]] std::vector<std::uint32_t> drawn(std::uint32_t iteration) const;
    [[nodiscard]] std::uint32_t plies(std::uint32_t iteration) const {
        return static_cast<std::uint32_t>(log_.pliesAfter(iteration) -
                                          log_.pliesAfter(iteration - 1));
    }
    /// What the end is worth, from MAX's side, and its reward.
    [[nodiscard]] Value result(std::uint32_t iteration) const { return of(iteration).result; }
    [[nodiscard]] double reward(std::uint32_t iteration) const { return of(iteration).reward; }
    [[nodiscard]] bool capped(std::uint32_t iteration) const { return of(iteration).capped; }
    /// The leaf that it has reached; noNode of a game.
    [[nodiscard]] NodeId leaf(std::uint32_t iteration) const {
        return leaves_.empty() ? noNode : leaves_[iteration - 1];
    }

    // Of a game.

    /// The position of a node. O(its row), each with a list of moves.
    [[nodiscard]] AnyGame positionAt(NodeId n) const;
    /// Where a playout ended, and the position before the move that led there, and that move's
    /// name; none of both at the root.
    struct PlayedOut {
        AnyGame end;
        std::optional<AnyGame> before;
        std::string move;
    };
    /// O(row + plies), each with a list of moves.
    [[nodiscard]] PlayedOut playedOut(std::uint32_t iteration) const;

    // Of a node.

    /// Whether the search has ever added it.
    [[nodiscard]] bool everInTree(NodeId n) const { return numbers_[n.value] != 0; }
    /// How many moves there are, with a node in the tree or not.
    [[nodiscard]] std::uint32_t moveCount(NodeId n) const;
    /// The iterations that have passed through it, counted from 0, ascending; empty if none has.
    [[nodiscard]] std::span<const std::uint32_t> passes(NodeId n) const;
    /// Its statistics after the first so many of them. O(1).
    [[nodiscard]] UctStatistics after(NodeId n, std::uint32_t passes) const;

    /// After so many iterations.
    [[nodiscard]] UctCounts countsAfter(std::uint32_t iterations) const;
    /// Memory held, for the measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    UctTrace(std::shared_ptr<const GameTree> tree, const UctOptions& options,
             const RewardScale& scale, UctLog log, std::vector<NodeId> nodes, Player rootPlayer);

    [[nodiscard]] const UctLog::Iteration& of(std::uint32_t iteration) const {
        return log_.iterations()[iteration - 1];
    }
    /// By their numbers, from the root down.
    [[nodiscard]] std::vector<std::uint32_t> movesTo(NodeId n) const;
    void listPasses();
    void countDifferent();

    std::shared_ptr<const GameTree> tree_;
    UctOptions options_;
    RewardScale scale_;
    UctLog log_;
    Player rootPlayer_;
    std::vector<NodeId> nodes_; ///< by their numbers in the log
    std::vector<NodeId> leaves_;
    std::optional<AnyGame> start_;
    ZeroedArray<std::uint32_t> numbers_; ///< by node: 1 more than in the log; 0 if not there
    /// By number: where its passes begin; and one past the last.
    std::vector<std::size_t> passStarts_;
    ZeroedArray<std::uint32_t> passes_;
    /// The sum of the rewards up to each pass.
    ZeroedArray<double> rewards_;
    std::vector<std::uint32_t> nodesAfter_;     ///< by iterations: how many nodes there are
    std::vector<std::uint32_t> differentAfter_; ///< by iterations; empty of a game
};

} // namespace prunus
