#pragma once

#include "core/games/searchgame.h"
#include "tests/games/unfoldedgame.h"

/// Chess that goes on with captures behind the depth limit: unfolded, and searched as it is.
namespace prunus::gamestest {

/// A rook can take a pawn that a pawn and a bishop defend.
inline constexpr const char* defended = "chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1 w";

inline UnfoldWish wishFor(std::uint32_t depth, GameMoveOrder order = GameMoveOrder::own) {
    UnfoldWish wish = toDepth(depth);
    wish.evaluation = Evaluation::material;
    wish.order = order;
    wish.quiescence = Quiescence::captures;
    return wish;
}

inline GameTree unfolded(const AnyGame& start, std::uint32_t depth,
                         GameMoveOrder order = GameMoveOrder::own) {
    return std::move(unfold(start, wishFor(depth, order)).value().tree);
}

inline GameSearch searched(const AnyGame& start, const SearchOptions& options,
                           GameMoveOrder order = GameMoveOrder::own,
                           Quiescence quiescence = Quiescence::captures) {
    return searchGame(start, options, Evaluation::material, order, quiescence).value();
}

/// The nodes of standing pat.
inline std::vector<NodeId> standingPat(const GameTree& tree) {
    std::vector<NodeId> found;
    for (NodeId n{1}; n.value < tree.nodeCount(); ++n) {
        if (tree.moves().at(n) == standPat) {
            found.push_back(n);
        }
    }
    return found;
}

} // namespace prunus::gamestest
