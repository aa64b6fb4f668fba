#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"

#include <cassert>

namespace prunus {

/// Alpha-beta in negamax form: one function, all values from the mover's side, and each child is
/// called with the negated window. Returns as AlphaBeta's maxi does, from the mover's side.
/// Knuth and Moore, 1975, function F2.
template <Position P, SearchListener<P> L> struct AlphaBetaNegamax {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;

    Value negamax(Plies left, Player mover, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return evaluate(mover, {alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = 0 - negamax(left - 1, opponent(mover), 0 - beta, 0 - alpha);
            position.undo(undo);
            const bool improved = v > best;
            if (improved) {
                best = v;
            }
            alpha = std::max(alpha, best);
            listener.back(position, k, {v, improved, best, {alpha, beta}});
            if (rules.closed(alpha, beta)) {
                if (k + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - k - 1);
                }
                best = rules.hard() ? beta : best;
                break;
            }
        }
        assert(!rules.hard() || best <= beta);
        listener.leave(position, best);
        return best;
    }

    Value evaluate(Player mover, Window window) {
        const Value v = fromSideOf(mover, position.staticValue());
        listener.leaf(position, v, window);
        return v;
    }
};

} // namespace prunus
