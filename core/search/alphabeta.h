#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"

#include <cassert>

namespace prunus {

/// Alpha-beta: minimax in which MAX's greatest value so far is called alpha and MIN's least value
/// so far beta. Each child gets the window as narrowed so far, which gives shallow and deep
/// cutoffs.
///
/// What a call with the window [alpha, beta] returns for a position of minimax value m, from MAX's
/// side (a leaf returns m itself):
///                        m <= alpha              alpha < m < beta    m >= beta
///     fail-hard          alpha                   m                   beta
///     fail-soft          an upper bound of m,    m                   a lower bound of m,
///                        at most alpha                               at least beta
/// Knuth and Moore, 1975, function F2; fail-soft: Fishburn, 1983.
template <Position P, SearchListener<P> L> struct AlphaBeta {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;

    Value maxi(Plies left, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return evaluate({alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = mini(left - 1, alpha, beta);
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

    Value mini(Plies left, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return evaluate({alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        Value best = rules.hard() ? beta : infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = maxi(left - 1, alpha, beta);
            position.undo(undo);
            const bool improved = v < best;
            if (improved) {
                best = v;
            }
            beta = std::min(beta, best);
            listener.back(position, k, {v, improved, best, {alpha, beta}});
            if (rules.closed(alpha, beta)) {
                if (k + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - k - 1);
                }
                best = rules.hard() ? alpha : best;
                break;
            }
        }
        assert(!rules.hard() || best >= alpha);
        listener.leave(position, best);
        return best;
    }

    Value evaluate(Window window) {
        const Value v = position.staticValue();
        listener.leaf(position, v, window);
        return v;
    }
};

} // namespace prunus
