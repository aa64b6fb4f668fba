#pragma once

#include "core/edit/nodemap.h"
#include "core/trace/moment.h"

namespace prunus {

/// The step of a search of the edited tree that shows what `moment` shows of the old one: the same
/// event of the same node, or else the nearest node above it that is still there and that the new
/// search came to. The start stays the start and the end the end. `map` says where the old tree's
/// nodes are in `tree`. O(depth log nodes), where every node stayed in place O(log nodes).
[[nodiscard]] Step stepAfterEdit(const Moment& moment, const NodeMap& map, const GameTree& tree,
                                 const SearchTrace& trace);

} // namespace prunus
