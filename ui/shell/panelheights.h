#pragma once

#include <vector>

namespace prunus {

/// How high a panel of a column wishes to be.
struct PanelWish {
    int folded = 0; ///< its heading alone
    int least = 0;  ///< less than this is no use: then it folds
    int useful = 0; ///< what it should have before others are opened
    int whole = 0;  ///< all that it shows
    int kept = 0;   ///< with room for what it may show at another step
    /// Those of a lesser patience are served first; what is left over goes to the most patient.
    int patience = 0;
};

/// How a column's height is shared among its panels, from top to bottom. In the order of their
/// patience each is opened that has room for its useful height beside the headings of all others,
/// or else for its least one; the first one always is, as far as there is room. In the same order
/// those then grow until they are whole, and at last to what they keep. The sum is `room`, unless
/// that is too little for the headings.
[[nodiscard]] std::vector<int> panelHeights(int room, const std::vector<PanelWish>& wishes);

} // namespace prunus
