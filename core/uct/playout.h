#pragma once

#include "core/base/portablerandom.h"
#include "core/games/chess.h"
#include "core/games/go.h"
#include "core/search/position.h"

#include <cstdint>
#include <random>

namespace prunus {

/// How a playout went.
struct PlayoutEnd {
    std::uint32_t plies = 0;
    /// Whether it was given up before play had ended.
    bool capped = false;
};

/// After how many plies a playout is given up, and judged as it stands: none where play ends by
/// itself. In chess, as in Go, after three a square.
template <class P> [[nodiscard]] constexpr std::uint32_t mostPlies(const P& /*at*/) {
    return 0xFFFFFFFFU;
}
template <std::uint32_t size>
[[nodiscard]] constexpr std::uint32_t mostPlies(const Chess<size>& /*at*/) {
    return 3 * size * size;
}

/// Plays from here to the end of play, each legal move as likely as the other; calls `drawn(k)`
/// with the number of each.
template <Position P, class Drawn>
PlayoutEnd playOut(P& at, std::mt19937_64& random, const Drawn& drawn) {
    std::uint32_t plies = 0;
    for (; !at.terminal(); ++plies) {
        if (plies == mostPlies(at)) {
            return {plies, true};
        }
        const auto moves = at.moves();
        const auto k = static_cast<std::uint32_t>(randomBelow(random, moves.size()));
        static_cast<void>(at.apply(moves[k]));
        drawn(k);
    }
    return {plies};
}

/// The point with so many of the set before it.
[[nodiscard]] inline std::uint32_t pointAt(Points set, std::uint64_t k) {
    for (; k > 0; --k) {
        set = withoutFirst(set);
    }
    return firstOf(set);
}

/// A move of a playout of Go: see playOut().
[[nodiscard]] inline Go::Move drawMove(const Go& at, std::mt19937_64& random) {
    const GoBoard& board = at.board();
    const Points free = board.all().without(at.stones().all());
    const Points others = board.all().without(at.stones().of(at.toMove()));
    Points left = free & board.beside(others);
    while (!left.empty()) {
        const std::uint32_t point = pointAt(left, randomBelow(random, countOf(left)));
        if (at.allows(static_cast<Go::Move>(point))) {
            return static_cast<Go::Move>(point);
        }
        left = left.without(Points::only(point));
    }
    return at.pass();
}

/// In Go: no stone is put into an own eye, a point beside own stones alone; who has nothing else
/// passes. Without that rule groups would fill themselves and play would hardly end. After three
/// moves a point it is given up. Free points are drawn, each as likely as the others left, until
/// one is found where a stone may be put, and `drawn` gets that point instead of a number; where
/// there is only the pass, nothing is drawn. After Brügmann, "Monte Carlo Go", 1993.
template <class Drawn> PlayoutEnd playOut(Go& at, std::mt19937_64& random, const Drawn& drawn) {
    const std::uint32_t most = 3 * at.board().points();
    std::uint32_t plies = 0;
    for (; !at.terminal(); ++plies) {
        if (plies == most) {
            return {plies, true};
        }
        const Go::Move move = drawMove(at, random);
        static_cast<void>(at.apply(move));
        drawn(move);
    }
    return {plies};
}

} // namespace prunus
