#pragma once

#include "core/notation/readtree.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What is wrong, and at which byte of the text. A Fault becomes a ReadError once the whole reading
/// has failed, because lines and columns are not worth counting before.
struct Fault {
    std::size_t offset = 0;
    Message message = {};
};

/// Returns the fault with its line and column. Lines end with \n, \r\n or \r; columns count code
/// points. O(offset).
[[nodiscard]] ReadError placed(std::string_view text, const Fault& fault);

// The faults that both notations share. Offsets are bytes of the text.

[[nodiscard]] Fault emptyText();
[[nodiscard]] Fault tooManyNodes(std::size_t offset);
[[nodiscard]] Fault unclosedBracket(std::string_view text, std::size_t opened);
[[nodiscard]] Fault mismatchedBracket(std::string_view text, std::size_t opened,
                                      std::size_t closed);
[[nodiscard]] Fault nothingToClose(std::string_view text, std::size_t closed);
/// The fault of a separator that has no tree before it.
[[nodiscard]] Fault nothingBefore(std::string_view text, std::size_t separator);
/// The fault of a separator that has only a closing bracket after it.
[[nodiscard]] Fault nothingAfter(std::string_view text, std::size_t separator);
/// The fault of a character that means nothing where it stands; `expected` says what would be
/// right.
[[nodiscard]] Fault unexpected(std::string_view text, std::size_t offset, Message expected);
/// The fault of a character that only looks like one that means something; nullopt if none stands
/// here.
[[nodiscard]] std::optional<Fault> lookalikeAt(std::string_view text, std::size_t offset);

/// The message that a node has neither children nor a value. It gives the node's name, if it has
/// one, and its path; `remedy` says what to do.
[[nodiscard]] Message emptyNode(std::string_view name, const std::vector<std::uint32_t>& path,
                                Code remedy);

/// The bracket that closes this one.
[[nodiscard]] char closingOf(char opening);

} // namespace prunus
