#pragma once

#include "core/trace/moment.h"

#include <QString>
#include <array>
#include <cstdint>

namespace prunus {

/// How much a search has done, in rows: of nodes visited, leaves read, cutoffs, leaves skipped,
/// visits again and answers of the table.
using CountRows = std::array<std::uint64_t, 6>;

/// From here on, rows that only concern a search that may visit a node again.
inline constexpr std::size_t firstOfRepeats = 4;

[[nodiscard]] CountRows countRows(const Counts& counts);
/// What the rows are called.
[[nodiscard]] std::array<QString, 6> countNames();
/// Whether a row says something of this search.
[[nodiscard]] bool isCounted(const SearchTrace& trace, std::size_t row);
/// The heading of what a search is held against: minimax on the whole tree, or on as much of it.
[[nodiscard]] QString minimaxHeading();
[[nodiscard]] QString minimaxHeading(const GameTree& tree, const SearchTrace& trace);
/// What a search that is over has saved of what minimax needs, by leaves.
[[nodiscard]] QString savedByThen(const Counts& counts, const Counts& minimax);
/// The same where it is to be said: at the end of a search with windows and without a slip.
[[nodiscard]] bool tellsSaved(const Moment& moment);

} // namespace prunus
