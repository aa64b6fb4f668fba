#pragma once

#include "core/tree/gametree.h"

#include <string>
#include <string_view>

namespace prunus {

/// The node's path as documents, answers and grades write it: child numbers joined by dots, the
/// root empty.
[[nodiscard]] std::string dottedPath(const GameTree& tree, NodeId n);
/// The node with this path; noNode if there is none, or the text is no path.
[[nodiscard]] NodeId nodeAtDotted(const GameTree& tree, std::string_view path);

} // namespace prunus
