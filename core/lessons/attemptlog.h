#pragma once

#include "core/practice/jsonvalue.h"

#include <string>

namespace prunus {

/// The value in the one form that it has by RFC 8785: keys sorted, no blanks. `without` is a key of
/// the outermost object that is left out. No recursion.
[[nodiscard]] std::string canonicalJson(JsonValue value, std::string_view without = {});

/// Whether each line of a log has, under "h", SHA-256 of the line before's and its own canonical
/// JSON without it, in hexadecimal digits, and the last one is the head.
[[nodiscard]] bool isChain(JsonValue log, std::string_view head);

} // namespace prunus
