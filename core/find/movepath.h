#pragma once

#include "core/tree/gametree.h"

#include <string_view>

namespace prunus {

/// Returns the node to which moves lead from the root. They are written as in the names of nodes:
/// `a1 b2`, `→4→3`, or a leaf's `1 (a1 b2)`; the case of ASCII letters does not count. noNode if no
/// such line exists, and for a text without a move. O(children on the way * log moves).
[[nodiscard]] NodeId nodeByMoves(const GameTree& tree, std::string_view text);

} // namespace prunus
