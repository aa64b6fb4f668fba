#pragma once

#include "core/tree/gametree.h"

#include <string_view>

namespace prunus {

/// The node to which moves lead from the root, written as names of nodes show them: `a1 b2`,
/// `→4→3`, or a leaf's `1 (a1 b2)`. Case of ASCII letters does not count; noNode if there is no
/// such line, and for a text without a move. O(children on the way * log moves).
[[nodiscard]] NodeId nodeByMoves(const GameTree& tree, std::string_view text);

} // namespace prunus
