#pragma once

#include <cstdint>
#include <string_view>

/// The nodes visited in all searches of a tree in bracket notation: every algorithm, --fail, --cut
/// and order but the random one. 0 if the text is no tree.
std::uint64_t visitsOfAllSearches(std::string_view tree, bool maximising);
