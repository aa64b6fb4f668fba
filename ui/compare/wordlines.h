#pragma once

#include <span>
#include <vector>

namespace prunus {

/// The line, from 0, in which each of some words stands. They keep their order, and each line has
/// as many of them as there is room for, but at least one. O(words).
[[nodiscard]] std::vector<int> wordLines(std::span<const int> widths, int separator, int room);

} // namespace prunus
