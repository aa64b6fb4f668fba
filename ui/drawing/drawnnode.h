#pragma once

#include "ui/drawing/nodecard.h"
#include "ui/drawing/visibletree.h"

#include <QPainterPath>
#include <QString>
#include <vector>

namespace prunus {

/// A node ready to be drawn: its shape and the text that fits into it.
struct DrawnNode {
    VisibleNode where;
    NodeShape shape;
    QString text; ///< empty where there is nothing to show or no room
    int textPixels = 0;
    NodeCard card; ///< with the node's board, if it has one
};

/// The text a node shows at this moment, however long: the static value of a leaf, else what the
/// evaluated leaves prove of it.
[[nodiscard]] QString nodeText(const TreePicture& picture, NodeId n, NodeState state);
/// Widens the shape for the text, or shrinks, roughens or drops the text.
[[nodiscard]] DrawnNode drawnNode(const TreePicture& picture, const VisibleNode& where);

/// Makes the texts of a row alike that are in nodes of a kind and a size: all in full, or all rough
/// where one does not fit else, or none; and of one height.
void makeTextsAlike(const TreePicture& picture, std::vector<DrawnNode>& row, ShapeKind kind);

/// The bounds of the shape, and those of shape and card, where they are drawn.
[[nodiscard]] QRectF shapeOf(const DrawnNode& node);
[[nodiscard]] QRectF wholeOf(const DrawnNode& node);
/// A ring around the shape, and around its card if it has one; `away` farther out than usual.
[[nodiscard]] QPainterPath ringAround(const DrawnNode& node, double away);
/// How far the ring stands out from a card.
[[nodiscard]] double ringFromCard(const DrawnNode& node);

} // namespace prunus
