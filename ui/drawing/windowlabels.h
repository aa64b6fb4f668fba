#pragma once

#include "ui/drawing/treelabels.h"

namespace prunus {

/// The ways to write a window, from the fullest to the briefest.
struct WindowForm {
    std::size_t values; ///< of each bound, at most
    bool twoLines;
};
inline constexpr WindowForm windowForms[] = {{4, false}, {2, false}, {4, true},
                                             {2, true},  {1, false}, {1, true}};

/// `α −∞ 3   β +∞`, with the values that no longer hold struck through, and what stands beside
/// them: `best 3` in the second draft, `probe 5` where a child is searched again. Its rect starts
/// at (0, 0).
[[nodiscard]] Label windowLabel(const TreePicture& picture, NodeId n, WindowForm form, int pixels);
/// `α ▭ β ▭ v ▭`: the boxes that the picture has beside inner nodes. Without pieces if it has none.
[[nodiscard]] Label blankLabel(const TreePicture& picture, NodeId n, int pixels);
/// `✂ α ≥ β`, the rule by which a cutoff was made.
[[nodiscard]] Label ruleLabel(const TreePicture& picture, NodeId n, int pixels);
/// `cut if ≤ 3`: which value of an open node will cut off its other children. Without pieces where
/// none will, because the opponent has no bound yet or no child is left.
[[nodiscard]] Label conditionLabel(const TreePicture& picture, NodeId n, int pixels);

} // namespace prunus
