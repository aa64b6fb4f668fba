#pragma once

#include "core/search/listener.h"
#include "core/search/rules.h"

#include <limits>
#include <unordered_map>

namespace prunus {

/// Iterative deepening: alpha-beta to depth 1, then to 2, and so on, each iteration from scratch
/// and from the whole window, so that there is an answer at any time. What one leaves to the next
/// is the best move of each node it searched: with `previousBestFirst` that move is searched first,
/// the others after it in their order. (Of a node where no move improved, the older one stays.)
///
/// The last iteration is the one to the depth limit, or the first that met its own nowhere, since a
/// deeper one would go the same way. A depth at which some position has no static value is left
/// out, where the position can tell; of a tree whose inner nodes have none, that leaves one search
/// of the whole. Returns what the last iteration does, from MAX's side, as AlphaBeta.
/// Slate and Atkin, "Chess 4.5", 1977; Korf, "Depth-first iterative-deepening", 1985.
template <Position P, SearchListener<P> L> struct IterativeDeepening {
    P position;
    Rules rules;
    [[no_unique_address]] L listener;
    bool previousBestFirst = true;
    /// Of how many positions the best move is kept; those that come later keep their order.
    std::uint64_t mostKept = std::numeric_limits<std::uint64_t>::max();
    /// By Position::key(): the number of a move.
    std::unordered_map<std::uint64_t, std::uint32_t> bestMoves = {};
    bool limitMet = false;
    /// What an entry of the map takes, with its share of the buckets.
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

    /// The previous best move, or the first.
    [[nodiscard]] std::uint32_t firstMove() const {
        const auto found = bestMoves.find(position.key());
        return previousBestFirst && found != bestMoves.end() ? found->second : 0;
    }

    /// The i-th of the moves 0, 1, 2, … with this one brought forward to the start.
    [[nodiscard]] static constexpr std::uint32_t broughtForward(std::uint32_t first,
                                                                std::uint32_t i) {
        return i == 0 ? first : i <= first ? i - 1 : i;
    }

    // A position may have the limit, and know what follows behind it.

    [[nodiscard]] Plies limitOr(Plies most) const {
        if constexpr (requires { position.limit(); }) {
            return position.limit();
        }
        return most;
    }
    /// The plies left of an iteration to this depth.
    [[nodiscard]] Plies limitedTo(Plies depth) {
        if constexpr (requires { position.setLimit(depth); }) {
            position.setLimit(depth);
            return allPlies;
        }
        return depth;
    }
    /// Whether play does, behind a leaf.
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
