#pragma once

#include "core/notation/foreign/foreignnodes.h"

namespace prunus {

/// Whether the headings of a table name a column in which each node names its parent.
[[nodiscard]] bool isParentTable(std::string_view text);
/// Reads a table with the columns `node,parent,value`, in any order, and with others that
/// jsonMeaning() knows; a parent that has no row is a node as well. O(length), apart from looking
/// up names.
[[nodiscard]] ForeignResult readParents(std::string_view text);

} // namespace prunus
