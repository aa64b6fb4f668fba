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
    NodeCard card; ///< the card with the node's board, if it has one
};

/// Returns the full text that a node shows at this moment: the static value of a leaf, else what
/// the evaluated leaves prove about the node; empty if the node shows nothing.
[[nodiscard]] QString nodeText(const TreePicture& picture, NodeId n, NodeState state);
/// Returns the node with its shape widened for the text, or else with the text made smaller,
/// rounded or left out.
[[nodiscard]] DrawnNode drawnNode(const TreePicture& picture, const VisibleNode& where);

/// Makes the texts alike in a row's nodes of one kind, if these have one size: all in full, or all
/// rounded where one does not fit otherwise, or none; and all of one height.
void makeTextsAlike(const TreePicture& picture, std::vector<DrawnNode>& row, ShapeKind kind);

/// shapeOf() returns the bounds of the node's shape where it is drawn; wholeOf() returns those of
/// shape and card together.
[[nodiscard]] QRectF shapeOf(const DrawnNode& node);
[[nodiscard]] QRectF wholeOf(const DrawnNode& node);
/// Returns a ring around the shape, and around its card if it has one; the ring lies `away` pixels
/// farther out than usual.
[[nodiscard]] QPainterPath ringAround(const DrawnNode& node, double away);
/// Returns how far the ring stands out from a card, in pixels.
[[nodiscard]] double ringFromCard(const DrawnNode& node);

} // namespace prunus
