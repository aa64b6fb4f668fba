#pragma once

#include "core/notation/readtree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What is wrong at which byte of the text; becomes a ReadError once the whole reading has failed,
/// because lines and columns are not worth counting before.
struct Fault {
    std::size_t offset = 0;
    Message message = {};
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
[[nodiscard]] Fault unexpected(std::string_view text, std::size_t offset, Message expected);
/// A character that only looks like one that means something, if one stands here.
[[nodiscard]] std::optional<Fault> lookalikeAt(std::string_view text, std::size_t offset);

/// That a node has neither children nor a value, by its own name if it has one, and its path.
[[nodiscard]] Message emptyNode(std::string_view name, const std::vector<std::uint32_t>& path,
                                Code remedy);

/// The bracket that closes this one.
[[nodiscard]] char closingOf(char opening);

} // namespace prunus
