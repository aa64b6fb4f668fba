#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"
#include "core/search/transpositiontable.h"

#include <cassert>

namespace prunus {

/// Alpha-beta with a transposition table. A call first asks the table. The table answers if it
/// holds the value, a lower bound not below beta or an upper bound not above alpha: this is a
/// `recall`, one step, and nothing below the node is searched. Any other bounds that it holds
/// narrow the window. Each result is stored in the table: a result below the window as an upper
/// bound, one above it as a lower bound, one inside it as the value. A leaf is always stored with
/// its value, so that no leaf is read twice. (A table that has used up its memory no longer keeps
/// the last plies.)
///
/// Returns as AlphaBeta does, from MAX's side. In a tree given as data no two nodes are the same
/// position, so a single search of it never meets a position again and goes as AlphaBeta does. The
/// table pays in games and their trees, and where a search is repeated, as in MTD(f).
/// Plaat, Schaeffer, Pijls and de Bruin, "Best-first fixed-depth minimax algorithms", 1996,
/// function AlphaBetaWithMemory; the table: Greenblatt, Eastlake and Crocker, 1967.
template <Position P, SearchListener<P> L> struct AlphaBetaWithMemory {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;
    TranspositionTable table;

    Value maxi(Plies left, Value alpha, Value beta) {
        const Bounds known = remembered(left);
        if (answers(known, {alpha, beta})) {
            return recall(known, {alpha, beta});
        }
        if (left == 0 || position.terminal()) {
            return evaluate(left, {alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        const Window entry = narrowed({alpha, beta}, known);
        alpha = entry.alpha;
        beta = entry.beta;
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
        remember(left, learned(known, entry, best));
        listener.leave(position, best);
        return best;
    }

    Value mini(Plies left, Value alpha, Value beta) {
        const Bounds known = remembered(left);
        if (answers(known, {alpha, beta})) {
            return recall(known, {alpha, beta});
        }
        if (left == 0 || position.terminal()) {
            return evaluate(left, {alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        const Window entry = narrowed({alpha, beta}, known);
        alpha = entry.alpha;
        beta = entry.beta;
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
        remember(left, learned(known, entry, best));
        listener.leave(position, best);
        return best;
    }

    Value evaluate(Plies left, Window window) {
        const Value v = position.staticValue();
        remember(left, {v, v});
        listener.leaf(position, v, window);
        return v;
    }

    Value recall(Bounds known, Window window) {
        const Value v = answer(known, window);
        listener.recall(position, v, window);
        return v;
    }

    // Positions that the table does not keep are neither looked up nor stored.
    [[nodiscard]] Bounds remembered(Plies left) {
        return table.keeps(left) ? table.of(valueKey(position), left) : Bounds{};
    }
    void remember(Plies left, Bounds bounds) {
        if (table.keeps(left)) {
            table.store(valueKey(position), left, bounds);
        }
    }
};

} // namespace prunus
