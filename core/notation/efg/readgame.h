#pragma once

#include "core/notation/readtree.h"

namespace prunus {

/// Reads a Gambit extensive game (efg) of two players, with perfect information, without chance,
/// and with payoffs of a constant sum. Player 1 is MAX, and the values are player 1's payoffs.
/// Where a player moves twice in a row, the other gets a forced pass between. O(length), and the
/// length of an outcome for each reference to it; no recursion.
[[nodiscard]] ImportResult importEfg(std::string_view text, Progress* progress = nullptr);

/// Does what importEfg() does, for a text that is known to be valid UTF-8 without a byte order
/// mark.
[[nodiscard]] ImportResult readGame(std::string_view text, Progress* progress);
/// Whether a text that is valid UTF-8 without a byte order mark starts as an efg file does.
[[nodiscard]] bool isGame(std::string_view text);

} // namespace prunus
