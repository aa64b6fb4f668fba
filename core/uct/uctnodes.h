#pragma once

#include "core/base/index.h"
#include "core/tree/value.h"

#include <cmath>
#include <vector>

namespace prunus {

/// The number of a node in the tree that UCT grows, in the order of adding: 0 is the root.
using UctNumber = std::uint32_t;
inline constexpr UctNumber noUctNumber = 0xFFFFFFFFU;

/// The number of visits of a node and the sum of their rewards, from MAX's side.
struct UctStatistics {
    std::uint32_t visits = 0;
    double rewards = 0;

    /// The mean reward of a visit. Needs a visit.
    [[nodiscard]] double mean() const { return rewards / visits; }

    friend bool operator==(const UctStatistics&, const UctStatistics&) = default;
};

/// What a mean of rewards is worth to the player who moves, 0 to 1: MAX wants a great mean, MIN a
/// small one.
[[nodiscard]] constexpr double wishOf(Player mover, double mean) {
    return mover == Player::max ? mean : 1 - mean;
}

/// UCB1's second summand, C sqrt(ln N / n), for a child with n visits whose parent has N visits.
[[nodiscard]] inline double explorationBonus(double exploration, double logOfParentVisits,
                                             std::uint32_t visits) {
    return exploration * std::sqrt(logOfParentVisits / visits);
}

/// A node of the tree that UCT grows, linked to its parent, its children and its next sibling.
/// Children are in the order of moves, and a node has a child for each of its first moves.
template <class Move> struct UctNode {
    UctStatistics statistics = {};
    UctNumber parent = noUctNumber;
    UctNumber firstChild = noUctNumber;
    UctNumber lastChild = noUctNumber;
    UctNumber nextSibling = noUctNumber;
    /// How many of the moves have a child.
    std::uint32_t children = 0;
    std::uint32_t moves = 0;
    /// The move that led to the node.
    Move move{};
};

/// The child to select for the player who moves: the one with the greatest UCB1, or the first of
/// several such. Needs a node all of whose children have visits. Auer, Cesa-Bianchi and Fischer,
/// "Finite-time analysis of the multiarmed bandit problem", 2002.
template <class Move>
[[nodiscard]] UctNumber greatestUcb(const std::vector<UctNode<Move>>& nodes, UctNumber parent,
                                    Player mover, double exploration) {
    const double logOfVisits = std::log(static_cast<double>(nodes[parent].statistics.visits));
    UctNumber best = nodes[parent].firstChild;
    double greatest = -infinity;
    for (UctNumber child = best; child != noUctNumber; child = nodes[child].nextSibling) {
        const UctStatistics& of = nodes[child].statistics;
        const double ucb =
            wishOf(mover, of.mean()) + explorationBonus(exploration, logOfVisits, of.visits);
        if (ucb > greatest) {
            greatest = ucb;
            best = child;
        }
    }
    return best;
}

} // namespace prunus
