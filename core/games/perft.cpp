#include "core/games/perft.h"

#include "core/games/walk.h"

namespace prunus {

std::uint64_t perft(const AnyGame& start, std::uint32_t plies, Progress* progress) {
    StageMeter meter(progress, Stage::searching, 0);
    std::uint64_t count = 0;
    const auto visit = [&](const auto& /*at*/, std::uint32_t ply, const auto& /*move*/) {
        meter.tick();
        count += ply == plies ? 1U : 0U;
    };
    std::visit([&](const auto& game) { walk(game, plies, visit); }, start);
    return count;
}

} // namespace prunus
