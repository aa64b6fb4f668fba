#pragma once

#include "core/games/searchgame.h"
#include "core/games/variationlistener.h"
#include "core/search/countinglistener.h"
#include "core/search/dispatch.h"

namespace prunus::detail {

using GameListener =
    BothListeners<CountingListener, BothListeners<VariationListener, ProgressListener>>;

/// Searches a game from this position. What the search throws passes through, and recursion goes as
/// deep as the search. The moves of the variation are numbered in the order in which this position
/// lists them.
template <Game P>
GameSearch searchPosition(const P& start, const SearchOptions& options, Progress* progress) {
    GameListener listener{CountingListener{}, {VariationListener{}, ProgressListener(progress)}};
    GameSearch found;
    found.summary.value = search(start, options, start.toMove(), listener);
    const CountingListener& calls = listener.first;
    found.summary.nodesVisited = calls.interior + calls.leaves + calls.recalls;
    found.summary.leavesEvaluated = calls.leaves;
    found.summary.interiorVisited = calls.interior;
    found.summary.cutoffs = calls.cutoffs;
    found.summary.recalls = calls.recalls;
    found.variation = listener.second.first.variation();
    P position = start;
    for (const std::uint32_t k : found.variation) {
        const typename P::Move move = position.moves()[k];
        found.moves.push_back(position.moveName(move));
        position.apply(move);
    }
    return found;
}

/// Renumbers the moves of a variation, from their numbers in the order of `ordered` to those in the
/// game's own order; `own` is the same position in the game's own order.
template <Game P, Game Own> void renumber(GameSearch& found, P ordered, Own own) {
    for (std::uint32_t& number : found.variation) {
        const typename P::Move move = ordered.moves()[number];
        const auto moves = own.moves();
        number = 0;
        while (!(moves[number] == move)) {
            ++number;
        }
        ordered.apply(move);
        own.apply(move);
    }
}

} // namespace prunus::detail
