#pragma once

#include "core/search/listener.h"
#include "core/search/nullwindow.h"
#include "core/search/rules.h"

#include <cassert>

namespace prunus {

/// NegaScout: like principal variation search, but it makes use of what the probe has found. If the
/// probe of a child shows that its value is at least v, inside the window, the child is searched
/// again with (v, beta). A leaf, or a node at the depth limit, is not searched again, since the
/// number that the probe read there is its value. (The paper leaves the second search out in the
/// last two plies, where under fail-soft numbers are values; in uneven trees and under fail-hard
/// only those of leaves are.)
///
/// Returns as AlphaBeta's maxi does, from the mover's side. From an open window and with >= it
/// visits no node that AlphaBetaNegamax does not visit, but may visit some several times.
/// Reinefeld, "An improvement to the Scout tree-search algorithm", 1983.
template <Position P, SearchListener<P> L> struct NegaScout {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;

    Value negascout(Plies left, Player mover, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return evaluate(mover, {alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            bool isLeaf = false;
            const auto searchChild = [&](Value a, Value b) {
                const auto undo = position.apply(moves[k]);
                isLeaf = left == 1 || position.terminal();
                const Value v = 0 - negascout(left - 1, opponent(mover), 0 - b, 0 - a);
                position.undo(undo);
                return v;
            };
            Value v = searchChild(alpha, k == 0 ? beta : nullWindowEnd(alpha, beta));
            if (k != 0 && alpha < v && v < beta && !isLeaf) {
                listener.back(position, k, {v, false, best, {alpha, beta}, true});
                v = searchChild(v, beta);
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
