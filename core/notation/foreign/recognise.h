#pragma once

#include "core/notation/fault.h"
#include "core/notation/notation.h"

#include <optional>
#include <string_view>
#include <vector>

namespace prunus {

// Which notation a text is in, by marks that only it has. All O(length), without recursion.

/// Whether a JSON object is a document of Prunus's, good or not: it has one of its own keys
/// outermost.
[[nodiscard]] bool isOwnDocument(std::string_view text);
/// Whether a text is JSON, or Python as flatJson() has it, that brackets would misread: one in
/// square brackets with objects whose keys say what they are, such as `children` and `value`, which
/// would be names; or an object that is assigned to a name, which would be a node above it.
[[nodiscard]] bool isRecordJson(std::string_view text);

/// Of a format that is known and not read: what it is, and what to do.
[[nodiscard]] std::optional<Fault> refusedByName(std::string_view text);
/// The notation that a text which is no tree in brackets must be meant in.
[[nodiscard]] std::optional<Notation> recognised(std::string_view text);
/// Those it may be meant in, if it can be read so.
[[nodiscard]] std::vector<Notation> plausible(std::string_view text);
/// The one whose fault says most of a text that can be read in none.
[[nodiscard]] std::optional<Notation> probable(std::string_view text);

} // namespace prunus
