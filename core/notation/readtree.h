#pragma once

#include "core/base/message.h"
#include "core/base/progress.h"
#include "core/notation/notation.h"
#include "core/tree/gametree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The reason why a document is no tree, and where: line and column count characters from 1; both
/// are 0 where the whole file is meant. The message says what is wrong and what is right, without
/// the place.
struct ReadError {
    std::size_t line = 0;
    std::size_t column = 0;
    Message message = {};
    /// Whether the reading was stopped; then nothing is known to be wrong.
    bool cancelled = false;
    /// If the text can be read in several ways, the notations that a user may ask for.
    std::vector<Notation> readings = {};

    friend bool operator==(const ReadError&, const ReadError&) = default;
};

using ReadResult = tl::expected<GameTree, ReadError>;

/// A notice of something that a tree does not say as its document does; it has a place as a
/// ReadError has.
using ReadNotice = ReadError;

/// A tree from a document, and notices of what was changed or left out on the way, in reading
/// order.
struct Imported {
    GameTree tree;
    std::vector<ReadNotice> notices = {};
    Notation notation = Notation::brackets;
    /// The tree in brackets, a row on a line, if rows of numbers were read; else empty.
    std::string mended = {};
};
using ImportResult = tl::expected<Imported, ReadError>;

// All functions here report to the progress how far they are, if there is one, and stop within
// milliseconds if it is cancelled.

/// Reads the bracket notation. O(length), no recursion.
[[nodiscard]] ReadResult readText(std::string_view text, Progress* progress = nullptr);
/// Reads a JSON document of the format "prunus-tree". O(length), no recursion.
[[nodiscard]] ReadResult readJson(std::string_view text, Progress* progress = nullptr);

} // namespace prunus
