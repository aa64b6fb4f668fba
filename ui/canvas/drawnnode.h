#pragma once

#include "ui/canvas/visibletree.h"

#include <QString>

namespace prunus {

/// A node ready to be drawn: its shape and the text that fits into it.
struct DrawnNode {
    VisibleNode where;
    NodeShape shape;
    QString text; ///< empty where there is nothing to show or no room
    int textPixels = 0;
};

/// The text a node shows at this moment, however long: the static value of a leaf, else what the
/// evaluated leaves prove of it.
[[nodiscard]] QString nodeText(const TreePicture& picture, NodeId n, NodeState state);
/// Widens the shape for the text, or shrinks, roughens or drops the text.
[[nodiscard]] DrawnNode drawnNode(const TreePicture& picture, const VisibleNode& where);

} // namespace prunus
