#pragma once

#include "core/edit/edit.h"
#include "ui/words/typednode.h"

#include <vector>

namespace prunus {

/// The edits, one after the other, by which a node becomes what was typed in its place: a tree
/// takes its place with the label of the move to it, and so does a leaf with another name and
/// another number, as one step to be undone. What was not typed goes, or stays as it is.
[[nodiscard]] std::vector<Edit> editsOf(const GameTree& tree, NodeId n, const TypedNode& typed,
                                        bool keepsRest);

} // namespace prunus
