#pragma once

#include "core/practice/sheet.h"
#include "core/practice/terms.h"

#include <vector>

namespace prunus {

/// One of several searches, each a ply deeper.
struct Iteration {
    std::uint32_t depth = 1; ///< its limit, as whoever searches takes it
    std::uint64_t taken = 0; ///< of the budget
    std::uint64_t total = 0; ///< with all before it
};

/// Searches to depth 1, 2 and so on, up to the first that takes more than is left or that sees all
/// of the tree.
struct Deepened {
    std::vector<Iteration> iterations;
    std::uint32_t depth = 0;    ///< the last one that fits; 0 if none does
    std::optional<Sheet> sheet; ///< of that one
};

/// Carries them out; `procedure` says how, but for the depth. O(events) of all of them.
[[nodiscard]] tl::expected<Deepened, SearchError>
deepenWithin(const GameTree& tree, Procedure procedure, const Budget& budget);

/// Whether the root's child with this number is worth as much as the root, to the sheet's depth.
[[nodiscard]] bool isBestMove(const GameTree& tree, const Sheet& sheet, std::uint32_t move);

} // namespace prunus
