#pragma once

#include "core/practice/jsonvalue.h"

#include <string>

namespace prunus {

/// Returns the value in its canonical form (RFC 8785): keys sorted, no blanks. `without` is a key
/// of the outermost object that is left out. No recursion.
[[nodiscard]] std::string canonicalJson(JsonValue value, std::string_view without = {});

/// Whether the hashes of a log's lines make a chain that ends with `head`: the "h" of each line is
/// the SHA-256, in hexadecimal digits, of the hash of the line before and the line's own canonical
/// JSON without "h".
[[nodiscard]] bool isChain(JsonValue log, std::string_view head);

} // namespace prunus
