#pragma once

#include "tests/search/oracle/naivesearch.h"

namespace prunus::oracle {

/// An event of the program as the oracle would have logged it.
[[nodiscard]] LoggedEvent logged(const GameTree& tree, const Event& event);

/// An event as `prunus trace --format jsonl` prints it, from what Moment tells.
[[nodiscard]] std::string eventLine(const GameTree& tree, const Event& event);
/// The same from the oracle's log.
[[nodiscard]] std::string eventLine(const LoggedEvent& event, std::size_t step);

} // namespace prunus::oracle
