#pragma once

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

/// Why a document is no tree, and where: line and column count characters from 1; both are 0 where
/// the whole file is meant. The message is one line without the place: what is wrong, what is
/// right.
struct ReadError {
    std::size_t line = 0;
    std::size_t column = 0;
    std::string message;
    /// Nothing is known to be wrong: the reading was stopped.
    bool cancelled = false;
    /// Where the text can be read in several ways: those that may be asked for.
    std::vector<Notation> readings = {};

    friend bool operator==(const ReadError&, const ReadError&) = default;
};

using ReadResult = tl::expected<GameTree, ReadError>;

/// What a tree does not say as its document does, and where; one line like that of a ReadError.
using ReadNotice = ReadError;

/// A tree from a document, and what was changed or left out on the way, in reading order.
struct Imported {
    GameTree tree;
    std::vector<ReadNotice> notices = {};
    Notation notation = Notation::brackets;
    /// Rows of numbers in brackets, a row on a line.
    std::string mended = {};
};
using ImportResult = tl::expected<Imported, ReadError>;

// All tell the progress how far they are, if there is one, and stop within milliseconds if it is
// cancelled.

/// Reads the bracket notation. O(length), no recursion.
[[nodiscard]] ReadResult readText(std::string_view text, Progress* progress = nullptr);
/// Reads a JSON document of the format "prunus-tree". O(length), no recursion.
[[nodiscard]] ReadResult readJson(std::string_view text, Progress* progress = nullptr);
/// Reads a Gambit extensive game (efg) of two players, with perfect information, without chance,
/// and with payoffs of a constant sum. Player 1 is MAX, and the values are player 1's payoffs.
/// Where a player moves twice in a row, the other gets a forced pass between. O(length), and the
/// length of an outcome for each reference to it; no recursion.
[[nodiscard]] ImportResult importEfg(std::string_view text, Progress* progress = nullptr);

/// Reads any text that is a tree in one of the notations: the one door for all that is opened,
/// pasted or piped in. What is a tree in brackets means that, but for headed lists, forests and
/// JSON of other programs, as listShapeOf() and isRecordJson() tell; what can be brackets or a
/// headed list is an error that says so. Else what looks like another notation is read as such. The
/// first notice of a foreign notation tells what was taken for what. `as` says what the text is
/// meant to be.
[[nodiscard]] ImportResult importTree(std::string_view text, Progress* progress = nullptr,
                                      std::optional<Notation> as = std::nullopt);
/// Reads a file, which is a Gambit game also if its name ends in .efg, and rows of cells if it ends
/// in .csv or .tsv. ReadError without place if it cannot be read at all.
[[nodiscard]] ImportResult importTreeFile(const std::string& path, Progress* progress = nullptr,
                                          std::optional<Notation> as = std::nullopt);
/// The notations other than the one taken in which a text is a tree too, and another one. O(length)
/// a notation.
[[nodiscard]] std::vector<Notation> otherReadings(std::string_view text, const Imported& taken);

/// Whether a text can only be meant as a document with a header, and not as brackets: a JSON
/// document or a Gambit game. It may have errors. O(length).
[[nodiscard]] bool isDocument(std::string_view text);

/// importTree() and importTreeFile() without the notices.
[[nodiscard]] ReadResult readTree(std::string_view text, Progress* progress = nullptr);
[[nodiscard]] ReadResult readTreeFile(const std::string& path, Progress* progress = nullptr);

} // namespace prunus
