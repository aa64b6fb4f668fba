#pragma once

#include "ui/drawing/treelabels.h"

namespace prunus {

/// A way to write a window; windowForms lists the ways from the fullest to the briefest.
struct WindowForm {
    std::size_t values; ///< how many values of each bound are written, at most
    bool twoLines;
};
inline constexpr WindowForm windowForms[] = {{4, false}, {2, false}, {4, true},
                                             {2, true},  {1, false}, {1, true}};

/// Returns the label of a node's window, `α −∞ 3   β +∞`, with the values that no longer hold
/// struck through, and with what stands beside them: `best 3` in the second draft of alpha-beta,
/// `probe 5` where a child is searched again. Its rect starts at (0, 0).
[[nodiscard]] Label windowLabel(const TreePicture& picture, NodeId n, WindowForm form, int pixels);
/// Returns the label with the empty boxes that the picture has at a node, such as `α ▭ β ▭ v ▭`. It
/// has no pieces if the node has no boxes.
[[nodiscard]] Label blankLabel(const TreePicture& picture, NodeId n, int pixels);
/// Returns the label with the rule by which a cutoff was made, `✂ α ≥ β`.
[[nodiscard]] Label ruleLabel(const TreePicture& picture, NodeId n, int pixels);
/// Returns the label `cut if ≤ 3`, which says which value of an open node will cut off its other
/// children. It has no pieces where no value will, because the opponent has no bound yet or no
/// child is left, or where the picture shows no conditions.
[[nodiscard]] Label conditionLabel(const TreePicture& picture, NodeId n, int pixels);

} // namespace prunus
