#include "core/games/perft.h"

#include "core/games/walk.h"

namespace prunus {

namespace {

/// The moves of a position in which play may have ended.
template <Game G> std::uint32_t movesFrom(const G& at) {
    if constexpr (requires { at.countMoves(); }) {
        return at.countMoves();
    } else {
        return at.terminal() ? 0 : at.moves().size();
    }
}

} // namespace

std::uint64_t perft(const AnyGame& start, std::uint32_t plies, Progress* progress) {
    if (plies == 0) {
        return 1;
    }
    StageMeter meter(progress, Stage::searching, 0);
    std::uint64_t count = 0;
    const auto visit = [&](const auto& at, std::uint32_t ply, const auto& /*move*/) {
        meter.tick();
        count += ply == plies - 1 ? movesFrom(at) : 0;
    };
    std::visit([&](const auto& game) { walk(game, plies - 1, visit); }, start);
    return count;
}

} // namespace prunus
