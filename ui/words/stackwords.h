#pragma once

#include "core/analysis/viewpoint.h"
#include "ui/words/naming.h"

#include <QString>
#include <array>
#include <vector>

namespace prunus {

/// The cells of a row of the call stack: the node, the player, α, β, the best value so far and the
/// child that it came through.
using StackCells = std::array<QString, 6>;

/// The headings of the columns of the call stack.
[[nodiscard]] StackCells stackHeadings();
/// The row of an open node, with numbers from `side`.
[[nodiscard]] StackCells stackRow(const Naming& naming, Side side, NodeId node);

/// The call stack at a step.
struct OpenNodes {
    std::vector<NodeId> innermost; ///< the nodes of the rows, innermost first
    std::size_t open = 0;          ///< how many nodes are open in all
};
/// Returns the open nodes at a moment; if they are more than `most`, only the innermost ones. Needs
/// a step after step 0.
[[nodiscard]] OpenNodes openNodes(const Moment& moment, std::size_t most);
/// The text below the rows of the call stack: that more nodes are open than `shown`, or that no
/// node is open; else empty.
[[nodiscard]] QString stackNote(std::size_t shown, std::size_t open);

} // namespace prunus
