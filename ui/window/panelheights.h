#pragma once

#include <vector>

namespace prunus {

/// What a panel of a column asks for.
struct PanelNeed {
    int least = 0;
    int ideal = 0;
    /// Those of a greater patience give way first, and take what is left over.
    int patience = 0;
};

/// How a column's height is shared among its panels, from top to bottom: each gets its ideal; what
/// is left goes to the most patient one; what is missing is taken from the most patient first, none
/// below its least height. Where even the least heights are too much, the others lose
/// as much as each other before the least patient does, but no more than half. The sum is `room`
/// unless even that is more.
[[nodiscard]] std::vector<int> panelHeights(int room, const std::vector<PanelNeed>& needs);

} // namespace prunus
