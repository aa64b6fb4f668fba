#pragma once

#include "core/search/listener.h"

namespace prunus {

/// Minimax as two functions that call each other: MAX takes the greatest value of the children, MIN
/// the least. The search is exhaustive down to the depth limit. Returns the value from MAX's side.
/// Shannon, "Programming a computer for playing chess", 1950.
template <Position P, SearchListener<P> L> struct Minimax {
    P position;
    [[no_unique_address]] L listener;

    Value maxi(Plies left) {
        if (left == 0 || position.terminal()) {
            return evaluate();
        }
        listener.enter(position, left, Window{});
        Value best = -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = mini(left - 1);
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

    Value mini(Plies left) {
        if (left == 0 || position.terminal()) {
            return evaluate();
        }
        listener.enter(position, left, Window{});
        Value best = infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = maxi(left - 1);
            position.undo(undo);
            const bool improved = v < best;
            if (improved) {
                best = v;
            }
            listener.back(position, k, {v, improved, best, Window{}});
        }
        listener.leave(position, best);
        return best;
    }

    Value evaluate() {
        const Value v = position.staticValue();
        listener.leaf(position, v, Window{});
        return v;
    }
};

} // namespace prunus
