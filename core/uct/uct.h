#pragma once

#include "core/uct/finalchoice.h"
#include "core/uct/playout.h"
#include "core/uct/rewardscale.h"
#include "core/uct/uctlistener.h"
#include "core/uct/uctnodes.h"

#include <utility>

namespace prunus {

/// UCT: Monte Carlo tree search that selects by UCB1. It grows a tree by one node an iteration, and
/// keeps of each node how often it was visited and the sum of the rewards found below it, from
/// MAX's side. Its result is an estimate: no number of iterations proves a value. Kocsis and
/// Szepesvári, "Bandit based Monte-Carlo planning", 2006; the four phases as in Russell and Norvig,
/// "Artificial Intelligence", 4th edition, figure 5.11.
///
/// Everything follows from the position and the options: random numbers are drawn in playouts
/// alone, one for each move, in Go one for each point tried. Each iteration takes
/// O(depth · branching) and the plies of a playout.
template <Position P, UctListener<P> L> struct Uct {
    using Move = std::decay_t<decltype(std::declval<const P&>().moves()[0])>;

    P start;
    Player firstMover;
    UctOptions options;
    RewardScale scale;
    [[no_unique_address]] L listener;
    std::mt19937_64 random{options.seed};
    std::vector<UctNode<Move>> nodes = {UctNode<Move>{.moves = moveCount(start)}};
    /// The number of nodes to which the tree grows; from then on playouts begin at nodes that are
    /// in it already.
    UctNumber mostNodes = noUctNumber;

    void search() {
        while (nodes.front().statistics.visits < options.iterations) {
            iterate();
        }
    }

    void iterate() {
        P at = start;
        const UctNumber leaf = select(at);
        const UctNumber added = expand(at, leaf);
        const double reward = simulate(at, added);
        backpropagate(added, reward);
    }

    /// Goes down from the root while every move of the node has a child, and there are moves.
    /// Returns the node where it stops.
    UctNumber select(P& at) {
        UctNumber node = 0;
        Player mover = firstMover;
        while (nodes[node].children == nodes[node].moves && nodes[node].moves > 0) {
            node = greatestUcb(nodes, node, mover, options.exploration);
            listener.select(std::as_const(at), node);
            static_cast<void>(at.apply(nodes[node].move));
            mover = opponent(mover);
        }
        return node;
    }

    /// Adds the child of the first move that has none, and returns it. Where play has ended, or the
    /// tree has as many nodes as it may have, adds nothing and returns the parent.
    UctNumber expand(P& at, UctNumber parent) {
        const std::uint32_t k = nodes[parent].children;
        if (k == nodes[parent].moves || nodes.size() >= mostNodes) {
            return parent;
        }
        const Move move = at.moves()[k];
        static_cast<void>(at.apply(move));
        const auto child = static_cast<UctNumber>(nodes.size());
        nodes.push_back({.parent = parent, .moves = moveCount(at), .move = move});
        UctNode<Move>& above = nodes[parent];
        (k == 0 ? above.firstChild : nodes[above.lastChild].nextSibling) = child;
        above.lastChild = child;
        ++above.children;
        listener.expand(std::as_const(at), parent, move, nodes[child].moves);
        return child;
    }

    /// Plays at random to the end, and returns the reward of the end, from MAX's side.
    double simulate(P& at, UctNumber node) {
        const PlayoutEnd end = playOut(at, random, [this](std::uint32_t k) { listener.draw(k); });
        const Value result = at.staticValue();
        const double reward = scale.reward(result);
        listener.simulate(std::as_const(at), node, end, result, reward);
        return reward;
    }

    void backpropagate(UctNumber node, double reward) {
        for (; node != noUctNumber; node = nodes[node].parent) {
            UctStatistics& of = nodes[node].statistics;
            ++of.visits;
            of.rewards += reward;
            listener.backpropagate(node, of);
        }
    }

    /// The number of the move to make; none where play has ended, or before the first iteration.
    [[nodiscard]] std::optional<std::uint32_t> bestMove() const { return bestMove(0, firstMover); }
    /// The move that the same rule chooses at any node, where this player moves.
    [[nodiscard]] std::optional<std::uint32_t> bestMove(UctNumber node, Player mover) const {
        FinalChoice choice(options.finalMove, mover);
        for (UctNumber child = nodes[node].firstChild; child != noUctNumber;
             child = nodes[child].nextSibling) {
            choice.add(nodes[child].statistics);
        }
        return choice.best();
    }
    /// The value of the root, from MAX's side, as the search estimates it. Needs an iteration.
    [[nodiscard]] Value estimate() const { return scale.value(nodes.front().statistics.mean()); }

  private:
    [[nodiscard]] static std::uint32_t moveCount(const P& at) {
        return at.terminal() ? 0 : at.moves().size();
    }
};

} // namespace prunus
