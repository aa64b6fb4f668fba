#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"

namespace prunus {

/// The first draft of alpha-beta: minimax in which a node stops as soon as its value reaches the
/// best value found so far by its parent. It looks only one level up, which gives shallow cutoffs
/// and no deep ones. It returns, from MAX's side, the minimax value of the node if the parent
/// prefers this to its best so far. Otherwise it returns a bound of the minimax value, which the
/// parent does not prefer to its best: this best itself (fail-hard) or the value that was found
/// (fail-soft).
/// Knuth and Moore, 1975, function F1.
template <Position P, SearchListener<P> L> struct AlphaBetaFirstDraft {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;

    Value maxi(Plies left, const Value parentsBest) {
        if (left == 0 || position.terminal()) {
            return evaluate({-infinity, parentsBest});
        }
        listener.enter(position, left, {-infinity, parentsBest});
        Value best = -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = mini(left - 1, best);
            position.undo(undo);
            const bool improved = v > best;
            if (improved) {
                best = v;
            }
            listener.back(position, k, {v, improved, best, {best, parentsBest}});
            if (rules.closed(best, parentsBest)) {
                if (k + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - k - 1);
                }
                best = rules.hard() ? parentsBest : best;
                break;
            }
        }
        listener.leave(position, best);
        return best;
    }

    Value mini(Plies left, const Value parentsBest) {
        if (left == 0 || position.terminal()) {
            return evaluate({parentsBest, infinity});
        }
        listener.enter(position, left, {parentsBest, infinity});
        Value best = infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = maxi(left - 1, best);
            position.undo(undo);
            const bool improved = v < best;
            if (improved) {
                best = v;
            }
            listener.back(position, k, {v, improved, best, {parentsBest, best}});
            if (rules.closed(parentsBest, best)) {
                if (k + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - k - 1);
                }
                best = rules.hard() ? parentsBest : best;
                break;
            }
        }
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
