#pragma once

#include "core/trace/searchtrace.h"

#include <optional>

namespace prunus {

/// What minimax does on a tree in the end. It comes to every node down to the limit, so that it
/// need not be run. O(nodes).
[[nodiscard]] Counts countsOfMinimax(const GameTree& tree, std::optional<std::uint32_t> depth);

} // namespace prunus
