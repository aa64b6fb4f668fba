#pragma once

#include <cstdint>

namespace prunus {

/// The greatest number of nodes that a tree may have on this machine, so that the tree, its trace
/// and its layout fit into memory (64 bytes a node at the peak) and steps fit into 30 bits. It
/// depends on the machine's memory and on the limit of memory set for the process.
[[nodiscard]] std::uint64_t nodeLimit();

} // namespace prunus
