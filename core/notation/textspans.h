#pragma once

#include "core/notation/readtree.h"

#include <vector>

namespace prunus {

/// Where a node with its subtree stands in a bracket text. Offsets are bytes of the whole text.
struct TextSpan {
    std::size_t start = 0; ///< of the name if there is one, else of the body
    std::size_t body = 0;  ///< of the number or the opening bracket
    std::size_t end = 0;   ///< one past the number or the closing bracket
};

/// Reads the bracket notation, and fills `spans` with where each node stands, in writing order: a
/// node, then its children, left to right. O(length), no recursion.
[[nodiscard]] ReadResult readText(std::string_view text, std::vector<TextSpan>& spans);

} // namespace prunus
