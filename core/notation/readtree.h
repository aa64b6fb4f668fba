#pragma once

#include "core/tree/gametree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

/// Why a document is no tree, and where: line and column count characters from 1; both are 0 where
/// the whole file is meant. The message is one line without the place: what is wrong, what is
/// right.
struct ReadError {
    std::size_t line = 0;
    std::size_t column = 0;
    std::string message;

    friend bool operator==(const ReadError&, const ReadError&) = default;
};

using ReadResult = tl::expected<GameTree, ReadError>;

/// Reads the bracket notation. O(length), no recursion.
[[nodiscard]] ReadResult readText(std::string_view text);
/// Reads a JSON document of the format "prunus-tree". O(length), no recursion.
[[nodiscard]] ReadResult readJson(std::string_view text);
/// Reads either: a text that starts with `{` and then `"` is a JSON document.
[[nodiscard]] ReadResult readTree(std::string_view text);
/// Reads a file; ReadError without place if it cannot be read at all.
[[nodiscard]] ReadResult readTreeFile(const std::string& path);

} // namespace prunus
