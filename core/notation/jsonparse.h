#pragma once

#include "core/notation/jsonreader.h"

namespace prunus {

/// Feeds the whole text to the reader, token by token. False if the document is not good; then the
/// reader has the fault. No recursion.
[[nodiscard]] bool parseJson(std::string_view text, JsonReader& reader);
/// Whether a text is JSON and nothing else, whatever it means. O(length), no recursion.
[[nodiscard]] bool isWholeJson(std::string_view text);

} // namespace prunus
