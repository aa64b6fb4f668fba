#pragma once

#include <cstdint>

namespace prunus {

// What theory says of uniform trees, for comparison with measurements. `b` is the number of
// children of each inner node, at least 1; `d` is the depth in plies. The numbers are doubles,
// because few of them fit into 64 bits; up to 2^53 they are exact.

/// The number of leaves of the tree, all of which minimax reads: b^d.
[[nodiscard]] double uniformLeaves(std::uint32_t b, std::uint32_t d);
/// The number of nodes of the tree: 1 + b + ... + b^d. O(d).
[[nodiscard]] double uniformNodes(std::uint32_t b, std::uint32_t d);

/// The least number of leaves that prove the value of the root. Alpha-beta reads so many where the
/// best child stands first everywhere: b^ceil(d/2) + b^floor(d/2) - 1. Knuth and Moore, An analysis
/// of alpha-beta pruning, Artificial Intelligence 6 (1975), corollary 1. O(d).
[[nodiscard]] double minimalLeaves(std::uint32_t b, std::uint32_t d);
/// The number of these leaves and of the nodes above them: in each row as many as the tree would
/// have minimal leaves if it ended there. O(d^2).
[[nodiscard]] double minimalNodes(std::uint32_t b, std::uint32_t d);

/// The factor by which one more ply multiplies the leaves that alpha-beta reads, in the limit,
/// where the values of the leaves are independent, identically distributed and no two alike: xi /
/// (1 - xi), with xi the positive root of x^b + x - 1. No algorithm does better. Pearl, The
/// solution for the branching factor of the alpha-beta pruning algorithm and its optimality,
/// Communications of the ACM 25 (1982).
[[nodiscard]] double randomOrderRate(std::uint32_t b);

} // namespace prunus
