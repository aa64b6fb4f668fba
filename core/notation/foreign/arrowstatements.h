#pragma once

#include "core/notation/fault.h"

#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The node at one end of an arrow.
struct ArrowItem {
    std::size_t offset = 0;
    std::string id;
    std::string label = {}; ///< the label, if one is written beside it
    std::string move = {};  ///< the move on the arrow to it
};

/// A statement with arrows from each source to each target; a chain `A -> B -> C` makes two
/// statements.
struct ArrowStatement {
    std::vector<ArrowItem> sources;
    std::vector<ArrowItem> targets = {};
    std::string label = {};
};

struct ArrowText {
    std::string title; ///< Graphviz's label of the whole graph
    std::vector<ArrowStatement> statements;
    /// Labels that are given to nodes by statements of their own: `B = 3`, `B [label="x"]`.
    std::map<std::string, std::string> labelled;
    std::map<std::string, std::size_t> circles; ///< by id, where Mermaid's `((…))` of a node stands
};

/// Splits a text with arrows into statements: lists `A -> B, C`, Graphviz's directed graphs,
/// Mermaid's flow charts, and lists `A: B, C` where there is no arrow. O(length), no recursion.
[[nodiscard]] tl::expected<ArrowText, Fault> arrowStatements(std::string_view text);

} // namespace prunus
