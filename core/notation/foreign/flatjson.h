#pragma once

#include "core/notation/fault.h"
#include "core/tree/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// A value of a JSON text, and where what follows it stands in the list of them.
struct JsonItem {
    enum class Kind : std::uint8_t { object, array, number, string, literal };

    Kind kind = Kind::literal;
    std::size_t offset = 0; ///< of the key if there is one
    std::string key = {};
    bool isNumberKey = false; ///< without quotes, as Python has it
    std::string text = {};    ///< of a string, or a literal
    Value number = 0;
    std::uint32_t next = 0; ///< behind it and all that it holds
};

/// `python` reads literals of Python as well, of which JSON is one: quotes of both kinds, tuples
/// (arrays), `dict(A=3)` (objects), keys that are numbers, `None`, comments, and a comma behind the
/// last. The name that it is assigned to is the key of the outermost; dictionaries one behind the
/// other, with or without names, are one.
enum class JsonDialect : std::uint8_t { json, python };

/// All values of a text in JSON, each before those that it holds. O(length), no recursion.
[[nodiscard]] tl::expected<std::vector<JsonItem>, Fault>
flatJson(std::string_view text, JsonDialect dialect = JsonDialect::json);

/// Where the bracket of a literal of Python stands, behind comments and the name that it is
/// assigned to; the end of the text if it begins with anything else.
[[nodiscard]] std::size_t literalStart(std::string_view text);

} // namespace prunus
