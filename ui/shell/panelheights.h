#pragma once

#include <vector>

namespace prunus {

/// What a panel of a column asks for.
struct PanelNeed {
    int closed = 0; ///< its title alone
    int bare = 0;   ///< the least of what it is about
    int least = 0;  ///< what it should show
    int ideal = 0;  ///< all of it
    /// Those of a greater patience give way first, and take what is left over.
    int patience = 0;
};

/// How a column's height is shared among its panels, from top to bottom: each gets its ideal; what
/// is left goes to the most patient one; what is missing is taken from the most patient first, down
/// to their least and then down to their bare heights. Where even that is too much, the most
/// patient ones close, and the least patient gets what is gained up to its least height, then the
/// next one. The sum is `room` unless only titles are left, which never happens to the least
/// patient.
[[nodiscard]] std::vector<int> panelHeights(int room, const std::vector<PanelNeed>& needs);

} // namespace prunus
