#pragma once

#include "core/base/progress.h"
#include "core/games/namedgame.h"

namespace prunus {

/// Returns how many sequences of exactly this many plies there are from this position; a forced
/// pass is one ply, and a game that ended earlier counts 0. The moves of the last ply are counted,
/// not made. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] std::uint64_t perft(const AnyGame& start, std::uint32_t plies,
                                  Progress* progress = nullptr);

} // namespace prunus
