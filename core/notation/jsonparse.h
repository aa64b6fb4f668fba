#pragma once

#include "core/notation/jsonreader.h"

namespace prunus {

/// Passes the whole text to the reader, token by token. Returns false if the document has a fault,
/// which the reader then keeps. No recursion.
[[nodiscard]] bool parseJson(std::string_view text, JsonReader& reader);
/// Whether a text is JSON and nothing else, whatever it means. O(length), no recursion.
[[nodiscard]] bool isWholeJson(std::string_view text);

} // namespace prunus
