#pragma once

#include "core/analysis/viewpoint.h"
#include "ui/words/naming.h"

#include <QString>
#include <array>
#include <vector>

namespace prunus {

/// Of a row of the call stack: node, player, α, β, best so far and the child it came through.
using StackCells = std::array<QString, 6>;

/// The headings of its columns.
[[nodiscard]] StackCells stackHeadings();
/// What is said of an open node, with numbers from that side.
[[nodiscard]] StackCells stackRow(const Naming& naming, Side side, NodeId node);

/// The call stack at a step.
struct OpenNodes {
    std::vector<NodeId> innermost; ///< innermost first
    std::size_t open = 0;          ///< how many there are in all
};
/// Of a very deep stack only the inner end. Needs a step behind 0.
[[nodiscard]] OpenNodes openNodes(const Moment& moment, std::size_t most);
/// What stands below so many of the open nodes: that there are more, or that there is none.
[[nodiscard]] QString stackNote(std::size_t shown, std::size_t open);

} // namespace prunus
