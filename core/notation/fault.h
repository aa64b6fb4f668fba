#pragma once

#include "core/notation/readtree.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What is wrong at which byte of the text; becomes a ReadError once the whole reading has failed,
/// because lines and columns are not worth counting before.
struct Fault {
    std::size_t offset = 0;
    std::string message;
};

/// Lines end with \n, \r\n or \r; columns count code points. O(offset).
[[nodiscard]] ReadError placed(std::string_view text, const Fault& fault);

// The faults that both notations share. Offsets are bytes of the text.

[[nodiscard]] Fault emptyText();
[[nodiscard]] Fault tooManyNodes(std::size_t offset);
[[nodiscard]] Fault unclosedBracket(std::string_view text, std::size_t opened);
[[nodiscard]] Fault mismatchedBracket(std::string_view text, std::size_t opened,
                                      std::size_t closed);
[[nodiscard]] Fault nothingToClose(std::string_view text, std::size_t closed);
/// A separator that has no tree before it.
[[nodiscard]] Fault nothingBefore(std::string_view text, std::size_t separator);
/// A separator that has only a closing bracket after it.
[[nodiscard]] Fault nothingAfter(std::string_view text, std::size_t separator);
/// A character that means nothing where it stands; `expected` says what would be right.
[[nodiscard]] Fault unexpected(std::string_view text, std::size_t offset,
                               std::string_view expected);

/// A node with neither children nor value, in words: by its own name if it has one, and its path.
[[nodiscard]] std::string emptyNode(std::string_view name, const std::vector<std::uint32_t>& path);

/// The bracket that closes this one.
[[nodiscard]] char closingOf(char opening);

} // namespace prunus
