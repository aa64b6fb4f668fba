#pragma once

#include "core/tree/gametree.h"

namespace prunus::bench {

/// A uniform tree with leaves from 0 to 99999.
[[nodiscard]] GameTree uniform(std::uint32_t depth, std::uint32_t branching);

/// A random tree of about this many nodes: families of 1 to 4, leaves in every row.
[[nodiscard]] GameTree uneven(std::uint32_t nodes);

} // namespace prunus::bench
