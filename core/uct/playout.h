#pragma once

#include "core/base/portablerandom.h"
#include "core/games/chess.h"
#include "core/search/position.h"
#include "core/uct/goplayout.h"

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

/// In Go: no stone is put into an own eye, a point beside own stones alone; who has nothing else
/// passes. Without that rule groups would fill themselves and play would hardly end. After three
/// moves a point it is given up. Free points are drawn, each as likely as the others left, until
/// one is found where a stone may be put, and `drawn` gets that point instead of a number; where
/// there is only the pass, nothing is drawn. Leaves what lies at the end, as if it had been set up.
/// After Brügmann, "Monte Carlo Go", 1993.
template <class Drawn> PlayoutEnd playOut(Go& at, std::mt19937_64& random, const Drawn& drawn) {
    const std::uint32_t most = 3 * at.board().points();
    GoPlayout play(at);
    std::uint32_t plies = 0;
    for (; plies < most && !play.terminal(); ++plies) {
        drawn(play.play(random));
    }
    const bool capped = !play.terminal();
    at = play.position();
    return {plies, capped};
}

} // namespace prunus
