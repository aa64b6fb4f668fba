#pragma once

#include "core/uct/uctnodes.h"

#include <optional>

namespace prunus {

/// The steps of UCT. Names and meanings are those of `prunus trace`.
enum class UctEventKind : std::uint8_t {
    start,         ///< step 0, before the first event
    select,        ///< one of the children of a node in the tree is chosen
    expand,        ///< the child chosen last, which had no visits, is added to the tree
    simulate,      ///< a playout is made from there to the end of play
    backpropagate, ///< a node on the way up to the root counts the playout
    leave,         ///< all iterations are done, and a move is chosen
};

/// One event. Which fields are set is said behind each. Rewards are from MAX's side.
struct UctEvent {
    UctEventKind kind = UctEventKind::start;
    Step step;
    std::uint32_t iteration = 0; ///< from 1; start: 0; leave: one more than the last
    /// select: whose child is chosen; expand: the new node; simulate: where the playout begins;
    /// backpropagate: which counts it; leave: the root.
    NodeId node = noNode;
    Player player = Player::max;   ///< who moves at `node`
    NodeId parent = noNode;        ///< expand
    NodeId child = noNode;         ///< select
    std::uint32_t childNumber = 0; ///< select, expand: of the child, in the order of moves
    /// select: of the child, before; backpropagate: of the node, after; leave: of the root.
    UctStatistics statistics;
    std::optional<double> ucb = {}; ///< select: of the child; none if it had no visits
    std::uint32_t plies = 0;        ///< simulate: moves drawn; 0 where play has ended
    Value result = 0;               ///< simulate: what the end is worth, from MAX's side
    double reward = 0;              ///< simulate
    bool capped = false;            ///< simulate: given up, and judged as it stood
    Value value = 0;                ///< leave: what the root's mean stands for
    /// leave: the number of the move; none where play has ended at the root.
    std::optional<std::uint32_t> bestMove = {};

    friend bool operator==(const UctEvent&, const UctEvent&) = default;
};

} // namespace prunus
