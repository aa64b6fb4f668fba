#pragma once

#include "core/notation/foreign/flatjson.h"

namespace prunus {

/// How the lists of a JSON text that begin with a name go on.
enum class JsonHeads : std::uint8_t {
    none,  ///< there are no such lists
    pairs, ///< `["A", [["B", 3], 12]]`: a value or a list of children follows
    lists, ///< `["A", ["B", 3], 12]`: the children follow
};

/// Whether the list at this index begins with a name, given how such lists go on in the text.
[[nodiscard]] bool hasHead(const std::vector<JsonItem>& items, JsonHeads heads, std::uint32_t list);
/// How the lists that begin with a name go on in a text; a fault if they are of neither kind.
/// O(items).
[[nodiscard]] tl::expected<JsonHeads, Fault> jsonHeads(const std::vector<JsonItem>& items);

} // namespace prunus
