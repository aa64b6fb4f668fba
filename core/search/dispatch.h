#pragma once

#include "core/base/unreachable.h"
#include "core/search/alphabeta.h"
#include "core/search/alphabetafirstdraft.h"
#include "core/search/alphabetanegamax.h"
#include "core/search/alphabetaseconddraft.h"
#include "core/search/alphabetawithmemory.h"
#include "core/search/iterativedeepening.h"
#include "core/search/minimax.h"
#include "core/search/mtd.h"
#include "core/search/negamax.h"
#include "core/search/negascout.h"
#include "core/search/principalvariationsearch.h"

namespace prunus {

namespace detail {

/// Whether a transposition table must keep results with different plies left apart.
template <Position P> bool pliesMatter(const P& position, const SearchOptions& options) {
    if constexpr (requires { position.pliesMatter(); }) {
        return options.depth.has_value() || position.pliesMatter();
    }
    return options.depth.has_value();
}

/// Calls one of a pair of mutually recursive functions: maxi() if MAX moves first, else mini().
template <class Searcher, class... Arguments>
Value callPair(Searcher& searcher, Player first, Arguments... arguments) {
    return first == Player::max ? searcher.maxi(arguments...) : searcher.mini(arguments...);
}

} // namespace detail

/// Runs the algorithm that the options name, which must be one that visits no node twice, from this
/// position, and returns the value from MAX's side. `root` is the player who moves first; the
/// options' own root and order are ignored. The listener is moved into the search and moved back at
/// its end. What the position and the listener throw passes through. The recursion is as deep as
/// the search: see runWithStackFor().
template <Position P, SearchListener<P> L>
Value searchOnce(P position, const SearchOptions& options, Player root, L& listener) {
    const Plies left = options.depth.value_or(allPlies);
    const Rules rules{options.fail, options.cut};
    const Window w = options.window;
    auto with = [&](auto searcher, auto call) {
        const Value v = call(searcher);
        listener = std::move(searcher.listener);
        return v;
    };
    switch (options.algorithm) {
    case Algorithm::minimax:
        return with(Minimax<P, L>{std::move(position), std::move(listener)},
                    [&](auto& s) { return detail::callPair(s, root, left); });
    case Algorithm::negamax:
        return with(Negamax<P, L>{std::move(position), std::move(listener)},
                    [&](auto& s) { return fromSideOf(root, s.negamax(left, root)); });
    case Algorithm::alphaBetaFirstDraft:
        return with(AlphaBetaFirstDraft<P, L>{std::move(position), rules, std::move(listener)},
                    [&](auto& s) {
                        const Value none = root == Player::max ? infinity : -infinity;
                        return detail::callPair(s, root, left, none);
                    });
    case Algorithm::alphaBetaSecondDraft:
        return with(AlphaBetaSecondDraft<P, L>{std::move(position), rules, std::move(listener)},
                    [&](auto& s) { return detail::callPair(s, root, left, w.alpha, w.beta); });
    case Algorithm::alphaBeta:
        return with(AlphaBeta<P, L>{std::move(position), rules, std::move(listener)},
                    [&](auto& s) { return detail::callPair(s, root, left, w.alpha, w.beta); });
    case Algorithm::alphaBetaNegamax:
        return with(AlphaBetaNegamax<P, L>{std::move(position), rules, std::move(listener)},
                    [&](auto& s) {
                        const Window own = root == Player::max ? w : negated(w);
                        return fromSideOf(root, s.negamax(left, root, own.alpha, own.beta));
                    });
    case Algorithm::principalVariationSearch:
    case Algorithm::negaScout:
    case Algorithm::alphaBetaWithMemory:
    case Algorithm::iterativeDeepening:
    case Algorithm::mtdf:
    case Algorithm::sssStar:
        break;
    }
    unreachable();
}

/// Does the same for the algorithms that may visit a node again. It is a function of its own
/// because how far the compiler unfolds a recursion depends on what else a source file holds.
template <Position P, SearchListener<P> L>
Value searchRepeating(P position, const SearchOptions& options, Player root, L& listener) {
    const Plies left = options.depth.value_or(allPlies);
    const Rules rules{options.fail, options.cut};
    auto with = [&](auto searcher, auto call) {
        const Value v = call(searcher);
        listener = std::move(searcher.listener);
        return v;
    };
    const auto memorySearcher = [&](Rules of) {
        TranspositionTable table(detail::pliesMatter(position, options), options.tableBytes);
        return AlphaBetaWithMemory<P, L>{std::move(position), of, std::move(listener),
                                         std::move(table)};
    };
    switch (options.algorithm) {
    case Algorithm::principalVariationSearch:
        return with(
            PrincipalVariationSearch<P, L>{std::move(position), rules, std::move(listener)},
            [&](auto& s) { return fromSideOf(root, s.pvs(left, root, -infinity, infinity)); });
    case Algorithm::negaScout:
        return with(NegaScout<P, L>{std::move(position), rules, std::move(listener)}, [&](auto& s) {
            return fromSideOf(root, s.negascout(left, root, -infinity, infinity));
        });
    case Algorithm::alphaBetaWithMemory:
        return with(memorySearcher(rules),
                    [&](auto& s) { return detail::callPair(s, root, left, -infinity, infinity); });
    case Algorithm::iterativeDeepening: {
        using Deepening = IterativeDeepening<P, L>;
        const std::uint64_t bytes =
            options.tableBytes.value_or(std::numeric_limits<std::uint64_t>::max());
        return with(Deepening{std::move(position), rules, std::move(listener),
                              options.previousBestFirst, bytes / Deepening::bytesAPosition},
                    [&](auto& s) { return s.deepen(left, root); });
    }
    case Algorithm::mtdf:
    case Algorithm::sssStar:
        return with(memorySearcher(mtdRules), [&](auto& s) {
            return mtd(s, left, root, traits(options.algorithm).firstGuess.value());
        });
    case Algorithm::minimax:
    case Algorithm::negamax:
    case Algorithm::alphaBetaFirstDraft:
    case Algorithm::alphaBetaSecondDraft:
    case Algorithm::alphaBeta:
    case Algorithm::alphaBetaNegamax:
        break;
    }
    unreachable();
}

/// Runs the algorithm that the options name, whether it may visit a node again or not.
template <Position P, SearchListener<P> L>
Value search(P position, const SearchOptions& options, Player root, L& listener) {
    return traits(options.algorithm).repeats
               ? searchRepeating(std::move(position), options, root, listener)
               : searchOnce(std::move(position), options, root, listener);
}

} // namespace prunus
