#pragma once

#include <cstdint>

namespace prunus {

// What theory says of uniform trees, to hold measurements against. `b` is the number of children
// of each inner node, at least 1; `d` the depth in plies. The numbers are doubles, because few of
// them fit into 64 bits; up to 2^53 they are exact.

/// The leaves of the tree, which minimax all reads: b^d.
[[nodiscard]] double uniformLeaves(std::uint32_t b, std::uint32_t d);
/// Its nodes: 1 + b + ... + b^d. O(d).
[[nodiscard]] double uniformNodes(std::uint32_t b, std::uint32_t d);

/// The fewest leaves that prove the value of the root, which alpha-beta reads where the best child
/// stands first everywhere: b^ceil(d/2) + b^floor(d/2) - 1. Knuth and Moore, An analysis of
/// alpha-beta pruning, Artificial Intelligence 6 (1975), corollary 1. O(d).
[[nodiscard]] double minimalLeaves(std::uint32_t b, std::uint32_t d);
/// The nodes above and at these leaves: in each row as many as the tree cut off there would have
/// minimal leaves. O(d^2).
[[nodiscard]] double minimalNodes(std::uint32_t b, std::uint32_t d);

/// How many times as many leaves alpha-beta reads for one ply more, in the limit, where the values
/// of the leaves are independent, identically distributed and no two alike: xi / (1 - xi), with xi
/// the positive root of x^b + x - 1. No algorithm does better. Pearl, The solution for the
/// branching factor of the alpha-beta pruning algorithm and its optimality, Communications of the
/// ACM 25 (1982).
[[nodiscard]] double randomOrderRate(std::uint32_t b);

} // namespace prunus
