#pragma once

#include "core/trace/searchtrace.h"

#include <optional>

namespace prunus {

/// Returns the counts of minimax on a tree at its end. Minimax visits every node down to the depth
/// limit, so it need not be run for this. O(nodes).
[[nodiscard]] Counts countsOfMinimax(const GameTree& tree, std::optional<std::uint32_t> depth);

} // namespace prunus
