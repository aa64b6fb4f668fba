#pragma once

#include "core/search/listener.h"

namespace prunus {

/// Negamax: minimax as one function. A value for the side to move is the greatest of the negated
/// values of the children; the colour, +1 for MAX and -1 for MIN, turns static values to the
/// mover's side. Returns the value from the mover's side.
/// Knuth and Moore, "An analysis of alpha-beta pruning", 1975, function F.
template <Position P, SearchListener<P> L> struct Negamax {
    P position;
    [[no_unique_address]] L listener;

    Value negamax(Plies left, Player mover) {
        if (left == 0 || position.terminal()) {
            return evaluate(mover);
        }
        listener.enter(position, left, Window{});
        Value best = -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = 0 - negamax(left - 1, opponent(mover));
            position.undo(undo);
            const bool improved = v > best;
            if (improved) {
                best = v;
            }
            listener.back(position, k, {v, improved, best, Window{}});
        }
        listener.leave(position, best);
        return best;
    }

    Value evaluate(Player mover) {
        const Value v = fromSideOf(mover, position.staticValue());
        listener.leaf(position, v, Window{});
        return v;
    }
};

} // namespace prunus
