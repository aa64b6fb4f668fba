#pragma once

#include <span>
#include <vector>

namespace prunus {

/// In which line, from 0, each of some words stands that keep their order: as many in a line as
/// there is room for, but at least one. O(words).
[[nodiscard]] std::vector<int> wordLines(std::span<const int> widths, int separator, int room);

} // namespace prunus
