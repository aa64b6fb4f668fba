#pragma once

#include <cstdint>

namespace prunus {

/// The greatest number of nodes a tree may have on this machine, so that it, its trace and its
/// layout fit into memory (64 bytes a node at the peak) and steps fit into 30 bits. Follows the
/// memory that is available and the process's own limit.
[[nodiscard]] std::uint64_t nodeLimit();

} // namespace prunus
