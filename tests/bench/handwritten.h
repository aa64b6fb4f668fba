#pragma once

#include "core/search/rules.h"
#include "core/search/treecursor.h"

namespace prunus::bench {

// The searches as they would be written if nobody ever listened: the measure for what listening
// costs when nobody does. Line for line those of core/search, less the calls of the listener.

struct HandwrittenMinimax {
    TreeCursor position;

    Value maxi(Plies left) {
        if (left == 0 || position.terminal()) {
            return position.staticValue();
        }
        Value best = -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = mini(left - 1);
            position.undo(undo);
            if (v > best) {
                best = v;
            }
        }
        return best;
    }

    Value mini(Plies left) {
        if (left == 0 || position.terminal()) {
            return position.staticValue();
        }
        Value best = infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = maxi(left - 1);
            position.undo(undo);
            if (v < best) {
                best = v;
            }
        }
        return best;
    }
};

struct HandwrittenNegamax {
    TreeCursor position;

    Value negamax(Plies left, Player mover) {
        if (left == 0 || position.terminal()) {
            return fromSideOf(mover, position.staticValue());
        }
        Value best = -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = 0 - negamax(left - 1, opponent(mover));
            position.undo(undo);
            if (v > best) {
                best = v;
            }
        }
        return best;
    }
};

struct HandwrittenAlphaBeta {
    TreeCursor position;
    Rules rules;

    Value maxi(Plies left, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return position.staticValue();
        }
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = mini(left - 1, alpha, beta);
            position.undo(undo);
            if (v > best) {
                best = v;
            }
            alpha = std::max(alpha, best);
            if (rules.closed(alpha, beta)) {
                return rules.hard() ? beta : best;
            }
        }
        return best;
    }

    Value mini(Plies left, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return position.staticValue();
        }
        Value best = rules.hard() ? beta : infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = maxi(left - 1, alpha, beta);
            position.undo(undo);
            if (v < best) {
                best = v;
            }
            beta = std::min(beta, best);
            if (rules.closed(alpha, beta)) {
                return rules.hard() ? alpha : best;
            }
        }
        return best;
    }
};

struct HandwrittenAlphaBetaNegamax {
    TreeCursor position;
    Rules rules;

    Value negamax(Plies left, Player mover, Value alpha, Value beta) {
        if (left == 0 || position.terminal()) {
            return fromSideOf(mover, position.staticValue());
        }
        Value best = rules.hard() ? alpha : -infinity;
        const auto moves = position.moves();
        for (std::uint32_t k = 0; k < moves.size(); ++k) {
            const auto undo = position.apply(moves[k]);
            const Value v = 0 - negamax(left - 1, opponent(mover), 0 - beta, 0 - alpha);
            position.undo(undo);
            if (v > best) {
                best = v;
            }
            alpha = std::max(alpha, best);
            if (rules.closed(alpha, beta)) {
                return rules.hard() ? beta : best;
            }
        }
        return best;
    }
};

} // namespace prunus::bench
