#pragma once

#include "core/notation/readtree.h"

namespace prunus {

// All tell the progress how far they are, if there is one, and stop within milliseconds if it is
// cancelled.

/// What becomes of brackets in which heads can be meant.
enum class Doubt : std::uint8_t {
    asked, ///< an error that says so, as where a person can choose
    noted, ///< they are brackets, and a notice names the other reading
};

/// Reads any text that is a tree in one of the notations: the one door for all that is opened,
/// pasted or piped in. What is a tree in brackets means that, but for headed lists, forests and
/// JSON or Python of other programs, as listShapeOf() and isRecordJson() tell; what can be brackets
/// or a headed list is an error that says so, or what `doubt` says. Else what looks like another
/// notation is read as such. The first notice of a foreign notation tells what was taken for what.
/// `as` says what the text is meant to be.
[[nodiscard]] ImportResult importTree(std::string_view text, Progress* progress = nullptr,
                                      std::optional<Notation> as = std::nullopt,
                                      Doubt doubt = Doubt::asked);
/// Reads a file, which is a Gambit game also if its name ends in .efg, and rows of cells if it ends
/// in .csv or .tsv. ReadError without place if it cannot be read at all.
[[nodiscard]] ImportResult importTreeFile(const std::string& path, Progress* progress = nullptr,
                                          std::optional<Notation> as = std::nullopt,
                                          Doubt doubt = Doubt::asked);
/// The notations other than the one taken in which a text is a tree too, and another one. O(length)
/// a notation.
[[nodiscard]] std::vector<Notation> otherReadings(std::string_view text, const Imported& taken);

/// Whether a text can only be meant as a document with a header, and not as brackets: a JSON
/// document or a Gambit game. It may have errors. O(length).
[[nodiscard]] bool isDocument(std::string_view text);

/// importTree() and importTreeFile() without the notices, where nobody can be asked.
[[nodiscard]] ReadResult readTree(std::string_view text, Progress* progress = nullptr);
[[nodiscard]] ReadResult readTreeFile(const std::string& path, Progress* progress = nullptr);

} // namespace prunus
