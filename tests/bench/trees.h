#pragma once

#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>

namespace prunus::bench {

/// A uniform tree with leaves from 0 to 99999.
[[nodiscard]] GameTree uniform(std::uint32_t depth, std::uint32_t branching);

/// A random tree of about this many nodes: families of 1 to 4, leaves in every row.
[[nodiscard]] GameTree uneven(std::uint32_t nodes);

/// So many rows of families of so many, the first child of each the parent of the next.
[[nodiscard]] GameTree comb(std::uint32_t rows, std::uint32_t branching);

/// A path of so many rows with a leaf on either side of every node; alpha-beta cuts every second.
[[nodiscard]] GameTree ladder(std::uint32_t rows);

/// A root with so many children, each with so many leaves.
[[nodiscard]] GameTree broom(std::uint32_t children, std::uint32_t leaves);

/// The tree of a game, to a depth if one is given.
[[nodiscard]] GameTree unfolded(const std::string& game, std::optional<std::uint32_t> depth = {});

/// The tree that a benchmark's arguments call `b=10`, `b=3`, `uneven` or `2000-rows`, of about 10^7
/// nodes, `million`, `path`, `star` or `ladder`, of 10^6, `repeating`, of 800,000, or `edited`, of
/// 131,071. Throws std::invalid_argument for other names.
[[nodiscard]] GameTree named(const std::string& name);

/// Options of a search that are the program's own but for these.
[[nodiscard]] inline SearchOptions with(Algorithm algorithm,
                                        MoveOrder order = MoveOrder::asWritten) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.order = order;
    return options;
}

} // namespace prunus::bench
