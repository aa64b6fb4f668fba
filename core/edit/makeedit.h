#pragma once

#include "core/edit/rebuildtree.h"

#include <limits>

namespace prunus {

// applyEdit() makes each edit by one of these functions, once it has checked that the nodes and
// places exist. They are grouped by what they change: fields of nodes, the shape of the tree, whole
// subtrees.

inline constexpr Value noValue = std::numeric_limits<Value>::quiet_NaN();

[[nodiscard]] inline EditResult editFailed(EditError::Kind kind, NodeId node,
                                           std::uint64_t given = 0, std::uint64_t wanted = 0) {
    return tl::unexpected(EditError{kind, node, given, wanted});
}

[[nodiscard]] inline Origin stays(NodeId n) {
    return {Origin::Source::old, n};
}

[[nodiscard]] EditResult make(const GameTree& tree, const SetValue& e);
[[nodiscard]] EditResult make(const GameTree& tree, const ClearValue& e);
[[nodiscard]] EditResult make(const GameTree& tree, const SetName& e);
[[nodiscard]] EditResult make(const GameTree& tree, const SetMove& e);
[[nodiscard]] EditResult make(const GameTree& tree, const SetTitle& e);
[[nodiscard]] EditResult make(const GameTree& tree, const SetNote& e);
[[nodiscard]] EditResult make(const GameTree& tree, const SetLeaves& e);
[[nodiscard]] EditResult make(const GameTree& tree, const FlipRoot& e);
[[nodiscard]] EditResult make(const GameTree& tree, const NegateValues& e);
[[nodiscard]] EditResult make(const GameTree& tree, const InsertChild& e);
[[nodiscard]] EditResult make(const GameTree& tree, const InsertSibling& e);
[[nodiscard]] EditResult make(const GameTree& tree, const DeleteSubtree& e);
[[nodiscard]] EditResult make(const GameTree& tree, const MoveSubtree& e);
[[nodiscard]] EditResult make(const GameTree& tree, const CopySubtree& e);
[[nodiscard]] EditResult make(const GameTree& tree, const PasteSubtree& e);
[[nodiscard]] EditResult make(const GameTree& tree, const ReplaceSubtree& e);
[[nodiscard]] EditResult make(const GameTree& tree, const RetypeTree& e);

} // namespace prunus
