#pragma once

#include "core/search/listener.h"
#include "core/search/nullwindow.h"
#include "core/search/rules.h"

#include <cassert>

namespace prunus {

/// Principal variation search: alpha-beta in negamax form that trusts the first child. Only the
/// first child gets the whole window; the others are probed with the null window above alpha, which
/// only shows whether they are better. A child that is better, and whose value may lie inside the
/// window, is searched again with (alpha, beta), the window as it was before the probe; a leaf is
/// read again like any other child. NegaScout differs in these two points.
///
/// Returns as AlphaBeta's maxi does, from the mover's side. From an open window and with >= it
/// visits no node that AlphaBetaNegamax does not visit, but may visit some several times.
/// Marsland and Campbell, "Parallel search of strongly ordered game trees", 1982.
template <Position P, SearchListener<P> L> struct PrincipalVariationSearch {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;

    Value pvs(Plies left, Player mover, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return evaluate(mover, {alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto searchChild = [&](Value a, Value b) {
                const auto undo = position.apply(moves[k]);
                const Value v = 0 - pvs(left - 1, opponent(mover), 0 - b, 0 - a);
                position.undo(undo);
                return v;
            };
            Value v = searchChild(alpha, k == 0 ? beta : nullWindowEnd(alpha, beta));
            if (k != 0 && alpha < v && v < beta) {
                listener.back(position, k, {v, false, best, {alpha, beta}, true});
                v = searchChild(alpha, beta);
            }
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
