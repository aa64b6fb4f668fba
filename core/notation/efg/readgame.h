#pragma once

#include "core/notation/readtree.h"

namespace prunus {

/// Reads a Gambit extensive game (efg) of two players, with perfect information, without chance,
/// and with payoffs of a constant sum. Player 1 is MAX, and the values are player 1's payoffs.
/// Where a player moves twice in a row, the other gets a forced pass between. O(length), and the
/// length of an outcome for each reference to it; no recursion.
[[nodiscard]] ImportResult importEfg(std::string_view text, Progress* progress = nullptr);

/// The same of a text that is known to be valid UTF-8 without a mark.
[[nodiscard]] ImportResult readGame(std::string_view text, Progress* progress);
/// Whether such a text starts as a game does.
[[nodiscard]] bool isGame(std::string_view text);

} // namespace prunus
