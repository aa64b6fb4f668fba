#pragma once

#include "core/base/portablerandom.h"
#include "core/games/chess.h"
#include "core/search/position.h"
#include "core/uct/goplayout.h"

#include <cstdint>
#include <random>

namespace prunus {

/// The length of a playout, and how it ended.
struct PlayoutEnd {
    std::uint32_t plies = 0;
    /// Whether the playout was given up before play had ended.
    bool capped = false;
};

/// The number of plies after which a playout is given up, and the position that it has reached is
/// evaluated. Where play always ends by itself, no playout reaches this number. In chess it is
/// three plies a square; in Go playOut() has its own limit of three plies a point.
template <class P> [[nodiscard]] constexpr std::uint32_t mostPlies(const P& /*at*/) {
    return 0xFFFFFFFFU;
}
template <std::uint32_t size>
[[nodiscard]] constexpr std::uint32_t mostPlies(const Chess<size>& /*at*/) {
    return 3 * size * size;
}

/// Plays from this position to the end of play, each legal move as likely as the others; calls
/// `drawn(k)` with the number of each move. Returns how the playout ended, and leaves its last
/// position in `at`.
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

/// Plays a playout of Go. No stone is put into an eye of its own side, which is a point with only
/// own stones beside it; a player who has no other point passes. Without that rule groups would
/// fill themselves and play would hardly end. The playout is given up after three moves a point.
/// Free points are drawn, each as likely as the others left, until one is found where a stone may
/// be put, and `drawn` gets that point instead of a number; a pass alone is not drawn. Leaves the
/// last position in `at`, as if it had been set up. After Brügmann, "Monte Carlo Go", 1993.
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
