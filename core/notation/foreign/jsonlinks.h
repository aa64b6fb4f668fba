#pragma once

#include "core/notation/foreign/flatjson.h"

#include <map>
#include <optional>
#include <string>

namespace prunus {

/// The nodes of a JSON text that stand side by side and name their children, as in
/// `{"A": ["B", "C"], "B": [3, 12], "C": 5}` or, with moves, `{"A": {"a": "B"}, "B": 3}`, or as
/// records with ids; or that name their parents.
struct JsonLinks {
    std::map<std::string, std::uint32_t> nodes; ///< the index of each node's item, by its name
    std::size_t count = 0;  ///< the number of nodes, also of those without a name
    std::uint32_t root = 0; ///< the index of the item that is no child of another
    /// The children of each record that others name as their parent, in the order of the text.
    std::map<std::uint32_t, std::vector<std::uint32_t>> children = {};
};

/// The links of a text, if its nodes name each other: some string in a list of an object is the key
/// of another member (or all numbers in its lists are such keys), or all children of a list of
/// records are names or ids of records in it; or records name their parents and hold no children. A
/// fault if they make no tree with one root.
[[nodiscard]] tl::expected<std::optional<JsonLinks>, Fault>
jsonLinks(const std::vector<JsonItem>& items);

} // namespace prunus
