#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"

#include <limits>
#include <unordered_map>

namespace prunus {

/// Iterative deepening: alpha-beta to depth 1, then to depth 2, and so on. Each iteration starts
/// from scratch and with the whole window, so that there is an answer at any time. An iteration
/// leaves only the best move of each node that it searched to the next one: with
/// `previousBestFirst` that move is searched first, and the others after it in their order. (At a
/// node where no move improved, the older best move stays.)
///
/// The last iteration is the one to the depth limit, or the first one at whose own limit play went
/// on nowhere, since a deeper one would go the same way. A depth at which some position has no
/// static value is left out, if the position can know that; in a tree whose inner nodes have no
/// static values, this leaves one search of the whole tree. Returns what the last iteration
/// returns, from MAX's side, as AlphaBeta does.
/// Slate and Atkin, "Chess 4.5", 1977; Korf, "Depth-first iterative-deepening", 1985.
template <Position P, SearchListener<P> L> struct IterativeDeepening {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;
    bool previousBestFirst = true;
    /// The greatest number of positions whose best move is kept. In positions that come later, the
    /// moves stay in their order.
    std::uint64_t mostKept = std::numeric_limits<std::uint64_t>::max();
    /// The number of the best move of a position, by its Position::key().
    std::unordered_map<std::uint64_t, std::uint32_t> bestMoves = {};
    bool limitMet = false;
    /// The bytes that an entry of `bestMoves` takes, with its share of the buckets.
    static constexpr std::uint64_t bytesAPosition = 64;

    Value deepen(Plies most, Player root) {
        const Plies limit = limitOr(most);
        for (Plies depth = std::min(limit, 1U);; ++depth) {
            if (depth < limit && !canEvaluateAt(depth)) {
                continue;
            }
            limitMet = false;
            const Plies left = limitedTo(depth);
            const Value v = root == Player::max ? maxi(left, -infinity, infinity)
                                                : mini(left, -infinity, infinity);
            if (depth == limit || !limitMet) {
                return v;
            }
        }
    }

    Value maxi(Plies left, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return evaluate({alpha, beta});
        }
        listener.enter(position, left, {alpha, beta});
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        const std::uint32_t first = firstMove();
        for (std::uint32_t i = 0; i < moves.size(); ++i) {
            const std::uint32_t k = broughtForward(first, i);
            const auto undo = position.apply(moves[k]);
            const Value v = mini(left - 1, alpha, beta);
            position.undo(undo);
            const bool improved = v > best;
            if (improved) {
                best = v;
                keep(k);
            }
            alpha = std::max(alpha, best);
            listener.back(position, k, {v, improved, best, {alpha, beta}});
            if (rules.closed(alpha, beta)) {
                if (i + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - i - 1);
                }
                best = rules.hard() ? beta : best;
                break;
            }
        }
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
        const std::uint32_t first = firstMove();
        for (std::uint32_t i = 0; i < moves.size(); ++i) {
            const std::uint32_t k = broughtForward(first, i);
            const auto undo = position.apply(moves[k]);
            const Value v = maxi(left - 1, alpha, beta);
            position.undo(undo);
            const bool improved = v < best;
            if (improved) {
                best = v;
                keep(k);
            }
            beta = std::min(beta, best);
            listener.back(position, k, {v, improved, best, {alpha, beta}});
            if (rules.closed(alpha, beta)) {
                if (i + 1 < moves.size()) {
                    listener.cutoff(position, k, moves.size() - i - 1);
                }
                best = rules.hard() ? alpha : best;
                break;
            }
        }
        listener.leave(position, best);
        return best;
    }

    Value evaluate(Window window) {
        limitMet = limitMet || goesOn();
        const Value v = position.staticValue();
        listener.leaf(position, v, window);
        return v;
    }

    void keep(std::uint32_t move) {
        const std::uint64_t key = position.key();
        if (const auto found = bestMoves.find(key); found != bestMoves.end()) {
            found->second = move;
        } else if (bestMoves.size() < mostKept) {
            bestMoves.emplace(key, move);
        }
    }

    /// The number of the move that is searched first: the previous best move, or else 0.
    [[nodiscard]] std::uint32_t firstMove() const {
        const auto found = bestMoves.find(position.key());
        return previousBestFirst && found != bestMoves.end() ? found->second : 0;
    }

    /// The i-th of the moves 0, 1, 2, … when the move `first` is brought forward to the start.
    [[nodiscard]] static constexpr std::uint32_t broughtForward(std::uint32_t first,
                                                                std::uint32_t i) {
        return i == 0 ? first : i <= first ? i - 1 : i;
    }

    // A position may keep the depth limit itself, and know whether play goes on below it.

    [[nodiscard]] Plies limitOr(Plies most) const {
        if constexpr (requires { position.limit(); }) {
            return position.limit();
        }
        return most;
    }
    /// Sets the limit of an iteration to this depth. Returns the number of plies left at its root:
    /// allPlies if the position keeps the limit itself.
    [[nodiscard]] Plies limitedTo(Plies depth) {
        if constexpr (requires { position.setLimit(depth); }) {
            position.setLimit(depth);
            return allPlies;
        }
        return depth;
    }
    /// Whether play goes on below the position, which the search treats as a leaf.
    [[nodiscard]] bool goesOn() const {
        if constexpr (requires { position.ended(); }) {
            return !position.ended();
        }
        return !position.terminal();
    }

    [[nodiscard]] bool canEvaluateAt(Plies depth) const {
        if constexpr (requires { position.hasStaticValuesAt(depth); }) {
            return position.hasStaticValuesAt(depth);
        }
        return true;
    }
};

} // namespace prunus
