#pragma once

#include "core/practice/sheet.h"
#include "core/practice/terms.h"

#include <vector>

namespace prunus {

/// One of several searches, each a ply deeper.
struct Iteration {
    std::uint32_t depth = 1; ///< its depth limit, as whoever searches takes it
    std::uint64_t taken = 0; ///< what the search takes of the budget
    std::uint64_t total = 0; ///< what it takes with all searches before it
};

/// Searches to depth 1, 2 and so on, up to the first that takes more than is left or that sees all
/// of the tree.
struct Deepened {
    std::vector<Iteration> iterations;
    std::uint32_t depth = 0;    ///< of the last search that fits; 0 if none does
    std::optional<Sheet> sheet; ///< of the last search that fits
};

/// Carries out the searches, as `procedure` says, except for the depth. O(events of all searches).
[[nodiscard]] tl::expected<Deepened, SearchError>
deepenWithin(const GameTree& tree, Procedure procedure, const Budget& budget);

/// Whether the root's child with this number is worth as much as the root, to the sheet's depth.
[[nodiscard]] bool isBestMove(const GameTree& tree, const Sheet& sheet, std::uint32_t move);

} // namespace prunus
