#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"

namespace prunus {

/// The second draft of alpha-beta: alpha and beta are parameters; a MAX node's best value starts at
/// alpha and a MIN node's at beta, and the node stops when the two meet. But the children still get
/// the alpha and beta that the node itself was given. Nothing narrows on the way down, so from an
/// open window nothing is ever pruned. Returns as AlphaBeta does, from MAX's side.
template <Position P, SearchListener<P> L> struct AlphaBetaSecondDraft {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;

    Value maxi(Plies left, const Value alpha, const Value beta) {
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
            const Value narrowed = std::max(alpha, best);
            listener.back(position, k, {v, improved, best, {narrowed, beta}});
            if (rules.closed(narrowed, beta)) {
                if (k + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - k - 1);
                }
                best = rules.hard() ? beta : best;
                break;
            }
        }
        listener.leave(position, best);
        return best;
    }

    Value mini(Plies left, const Value alpha, const Value beta) {
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
            const Value narrowed = std::min(beta, best);
            listener.back(position, k, {v, improved, best, {alpha, narrowed}});
            if (rules.closed(alpha, narrowed)) {
                if (k + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - k - 1);
                }
                best = rules.hard() ? alpha : best;
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
