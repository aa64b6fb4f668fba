#pragma once

#include "core/notation/foreign/foreignnodes.h"

namespace prunus {

/// Whether the words above the columns name one in which each node names its parent.
[[nodiscard]] bool isParentTable(std::string_view text);
/// `node,parent,value`, in any order, with what else jsonMeaning() knows; a parent that has no row
/// is a node as well. O(length) but for the names.
[[nodiscard]] ForeignResult readParents(std::string_view text);

} // namespace prunus
