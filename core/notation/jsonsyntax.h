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

    /// What the last complete token was; a closing bracket ends a value.
    Token last = Token::none;
    std::size_t lastStart = 0;
    std::size_t lastEnd = 0;
    /// The innermost bracket that is still open.
    std::optional<std::size_t> innermost;
};

/// What breaks JSON's grammar behind the point reached. O(length of the token).
[[nodiscard]] Fault explainJsonSyntax(std::string_view text, const JsonProgress& progress);

} // namespace prunus
