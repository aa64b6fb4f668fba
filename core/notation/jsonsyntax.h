#pragma once

#include "core/notation/fault.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace prunus {

/// How far a JSON text was read before something in it broke the grammar.
struct JsonProgress {
    enum class Token : std::uint8_t { none, opening, key, value };

    /// The kind of the last complete token; a closing bracket counts as a value.
    Token last = Token::none;
    std::size_t lastStart = 0;
    std::size_t lastEnd = 0;
    /// The offset of the innermost bracket that is still open.
    std::optional<std::size_t> innermost;
};

/// The fault that says what breaks JSON's grammar behind the point reached. O(length of the token).
[[nodiscard]] Fault explainJsonSyntax(std::string_view text, const JsonProgress& progress);

} // namespace prunus
