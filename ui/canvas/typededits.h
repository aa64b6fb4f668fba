#pragma once

#include "core/edit/edit.h"
#include "ui/words/typednode.h"

#include <vector>

namespace prunus {

/// The edits, in order, that make a node what was typed in its place. A typed tree takes the node's
/// place and keeps the label of the move to it. A leaf with another name and another value is
/// replaced in the same way, so that it is one step to undo. What was not typed stays if
/// `keepsRest`, or else goes.
[[nodiscard]] std::vector<Edit> editsOf(const GameTree& tree, NodeId n, const TypedNode& typed,
                                        bool keepsRest);

} // namespace prunus
