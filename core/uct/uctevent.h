#pragma once

#include "core/uct/uctnodes.h"

#include <optional>

namespace prunus {

/// The steps of UCT. Names and meanings are those of `prunus trace`.
enum class UctEventKind : std::uint8_t {
    start,         ///< step 0, before the first event
    select,        ///< a child of a node in the tree is chosen
    expand,        ///< the child chosen last, which had no visits, is added to the tree
    simulate,      ///< a playout is made from the path's last node to the end of play
    backpropagate, ///< a node on the way up to the root counts the playout
    leave,         ///< all iterations are done, and a move is chosen
};

/// One event. The comment on each field names the kinds of event that set it. Rewards are from
/// MAX's side.
struct UctEvent {
    UctEventKind kind = UctEventKind::start;
    Step step;
    std::uint32_t iteration = 0; ///< from 1; start: 0; leave: one more than the last
    /// select: the node whose child is chosen; expand: the new node; simulate: the node where the
    /// playout begins; backpropagate: the node that counts the playout; leave: the root.
    NodeId node = noNode;
    Player player = Player::max;   ///< who moves at `node`
    NodeId parent = noNode;        ///< expand: the node that gets the new child
    NodeId child = noNode;         ///< select: the chosen child
    std::uint32_t childNumber = 0; ///< select, expand: the child's, in the order of moves
    /// select: the child's, before the playout; backpropagate: the node's, after it counted the
    /// playout; leave: the root's.
    UctStatistics statistics;
    std::optional<double> ucb = {}; ///< select: the child's UCB1; none if it had no visits
    std::uint32_t plies = 0;        ///< simulate: the number of moves drawn; 0 where play has ended
    Value result = 0;               ///< simulate: what the end is worth, from MAX's side
    double reward = 0;              ///< simulate: the reward of the result
    bool capped = false; ///< simulate: whether the playout was given up before the end of play
    Value value = 0;     ///< leave: the value that the root's mean stands for
    /// leave: the number of the move to make; none where play has ended at the root.
    std::optional<std::uint32_t> bestMove = {};

    friend bool operator==(const UctEvent&, const UctEvent&) = default;
};

} // namespace prunus
