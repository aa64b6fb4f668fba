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
    std::string text = {}; ///< of a string, or a literal
    Value number = 0;
    std::uint32_t next = 0; ///< behind it and all that it holds
};

/// All values of a text in JSON, each before those that it holds. O(length), no recursion.
[[nodiscard]] tl::expected<std::vector<JsonItem>, Fault> flatJson(std::string_view text);

} // namespace prunus
