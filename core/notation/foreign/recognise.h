#pragma once

#include "core/notation/fault.h"
#include "core/notation/notation.h"

#include <optional>
#include <string_view>
#include <vector>

namespace prunus {

// Which notation a text is in, by marks that only it has. All O(length), without recursion.

/// Whether a JSON object is meant as a document of Prunus, with or without faults: it has a key
/// that only such documents have at its top level.
[[nodiscard]] bool isOwnDocument(std::string_view text);
/// Whether a text is JSON, or Python as flatJson() reads it, that would be misread as brackets.
/// Such a text stands in square brackets and has objects whose keys say what they are, such as
/// `children` and `value`, which would be read as names; or it is an object that is assigned to a
/// name, which would be read as a node above it.
[[nodiscard]] bool isRecordJson(std::string_view text);

/// The fault of a text in a format that is known but not read: it says what the text is, and what
/// to do. nullopt for all other texts.
[[nodiscard]] std::optional<Fault> refusedByName(std::string_view text);
/// The notation that a text must be meant in, if it is no tree in brackets; nullopt if that is not
/// certain.
[[nodiscard]] std::optional<Notation> recognised(std::string_view text);
/// The notations that such a text may be meant in, if it can be read in them.
[[nodiscard]] std::vector<Notation> plausible(std::string_view text);
/// The notation whose fault says most about a text that can be read in none; nullopt if no notation
/// is likely.
[[nodiscard]] std::optional<Notation> probable(std::string_view text);

} // namespace prunus
