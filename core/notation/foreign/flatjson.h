#pragma once

#include "core/notation/fault.h"
#include "core/tree/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// A value of a JSON text, as an item of the list of all its values.
struct JsonItem {
    enum class Kind : std::uint8_t { object, array, number, string, literal };

    Kind kind = Kind::literal;
    std::size_t offset = 0; ///< of the key if there is one, else of the value
    std::string key = {};
    bool isNumberKey = false; ///< whether the key is a number without quotes, as in Python
    std::string text = {};    ///< the string, the number as written, or the literal as in JSON
    Value number = 0;
    std::uint32_t next = 0; ///< the index of the item behind this value and all that it holds
};

/// The language of a text. `python` reads literals of Python as well, of which JSON is one: quotes
/// of both kinds, tuples (as arrays), `dict(A=3)` (as objects), keys that are numbers, `None`,
/// comments, and a comma behind the last item. The name that a literal is assigned to is the key of
/// the outermost value; dictionaries that follow each other, with or without names, are read as
/// one.
enum class JsonDialect : std::uint8_t { json, python };

/// All values of a text in JSON, each before those that it holds. O(length), no recursion.
[[nodiscard]] tl::expected<std::vector<JsonItem>, Fault>
flatJson(std::string_view text, JsonDialect dialect = JsonDialect::json);

/// The offset of a literal of Python that is a bracket or `dict(…)`, behind comments and the name
/// that it is assigned to; the end of the text if it begins with anything else.
[[nodiscard]] std::size_t literalStart(std::string_view text);

} // namespace prunus
