#pragma once

#include "core/notation/readtree.h"

namespace prunus {

// All functions report to the progress, if there is one, and stop within milliseconds if it is
// cancelled.

/// What happens to a text that can be read as brackets, but also as a list with heads.
enum class Doubt : std::uint8_t {
    asked, ///< the text is an error that names both readings, for where a person can choose
    noted, ///< the text is read as brackets, and a notice names the other reading
};

/// Reads any text that is a tree in one of the notations. Everything that is opened, pasted or
/// piped in is read here. A tree in brackets is read as brackets, except for headed lists, forests,
/// and JSON or Python of other programs, which listShapeOf() and isRecordJson() recognise. A text
/// that can be brackets or a headed list is an error that says so, or what `doubt` says. Any other
/// text is read in the notation that it looks like. For a foreign notation, the first notice says
/// what the text was read as. `as` says what notation the text is meant to be.
[[nodiscard]] ImportResult importTree(std::string_view text, Progress* progress = nullptr,
                                      std::optional<Notation> as = std::nullopt,
                                      Doubt doubt = Doubt::asked);
/// Reads a file as importTree() does. If `as` does not say otherwise, it is read as a Gambit game
/// if its name ends in .efg, and as rows of cells if its name ends in .csv or .tsv. Returns a
/// ReadError without place if the file cannot be read at all.
[[nodiscard]] ImportResult importTreeFile(const std::string& path, Progress* progress = nullptr,
                                          std::optional<Notation> as = std::nullopt,
                                          Doubt doubt = Doubt::asked);
/// Returns the notations other than that of `taken` in which the text is a tree too, and a
/// different one. O(length) a notation.
[[nodiscard]] std::vector<Notation> otherReadings(std::string_view text, const Imported& taken);

/// Whether a text can only be meant as a document with a header, and not as brackets: a JSON
/// document or a Gambit game. It may have errors. O(length).
[[nodiscard]] bool isDocument(std::string_view text);

/// These are importTree() and importTreeFile() without the notices, for where nobody can be asked.
[[nodiscard]] ReadResult readTree(std::string_view text, Progress* progress = nullptr);
[[nodiscard]] ReadResult readTreeFile(const std::string& path, Progress* progress = nullptr);

} // namespace prunus
