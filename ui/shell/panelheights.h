#pragma once

#include <vector>

namespace prunus {

/// The heights that a panel of a column asks for, in pixels.
struct PanelWish {
    int folded = 0; ///< its heading alone
    int least = 0;  ///< less than this is no use: then it folds
    int useful = 0; ///< what it should have before others are opened
    int whole = 0;  ///< all that it shows
    int kept = 0;   ///< with room for what it may show at another step
    /// Panels with less patience are served first; what is left over goes to the most patient one
    /// that is open.
    int patience = 0;
};

/// Returns how a column's height is shared among its panels, from top to bottom. In the order of
/// their patience, each panel is opened that has room for its useful height beside the headings of
/// all others, or else for its least height; the first one is always opened, as far as there is
/// room. In the same order the open panels then grow to their whole heights, and at last to their
/// kept heights. The sum is `room`, unless that is too little for the headings.
[[nodiscard]] std::vector<int> panelHeights(int room, const std::vector<PanelWish>& wishes);

} // namespace prunus
