#pragma once

#include "core/trace/moment.h"

#include <QString>
#include <array>
#include <cstdint>

namespace prunus {

/// The counts of a search, one in each row: nodes visited, leaves read, cutoffs, leaves skipped,
/// repeated visits, and calls that the transposition table answered.
using CountRows = std::array<std::uint64_t, 6>;

/// The first of the rows that only concern a search that may visit a node again.
inline constexpr std::size_t firstOfRepeats = 4;

[[nodiscard]] CountRows countRows(const Counts& counts);
/// The names of the rows.
[[nodiscard]] std::array<QString, 6> countNames();
/// Whether a row concerns this search.
[[nodiscard]] bool isCounted(const SearchTrace& trace, std::size_t row);
/// The heading of the counts that a search is compared with: those of minimax on the whole tree, or
/// on the part of it that the search's depth limit leaves.
[[nodiscard]] QString minimaxHeading();
[[nodiscard]] QString minimaxHeading(const GameTree& tree, const SearchTrace& trace);
/// Says how many of the leaves that minimax reads were saved by a search that is over.
[[nodiscard]] QString savedByThen(const Counts& counts, const Counts& minimax);
/// Whether savedByThen() is to be shown: at the end of a search with windows and without a slip.
[[nodiscard]] bool tellsSaved(const Moment& moment);

} // namespace prunus
