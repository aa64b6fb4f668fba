#pragma once

#include "core/tree/gametree.h"

namespace prunus::oracle {

/// The tree of `nodes` nodes in which every inner node but perhaps the last has `width` children:
/// a path if that is 1. Values of leaves are whole numbers in [0, 1000). For trees of millions.
[[nodiscard]] GameTree levelOrderTree(std::uint32_t nodes, std::uint32_t width);

} // namespace prunus::oracle
