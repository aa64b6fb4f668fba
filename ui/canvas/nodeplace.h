#pragma once

#include "core/edit/nodemap.h"
#include "ui/document/document.h"
#include "ui/drawing/view.h"

#include <QMarginsF>
#include <QRectF>

namespace prunus {

class TreeCanvas;

/// Where a node of what a canvas shows is, and the views in which it can be seen.
class NodePlace {
  public:
    /// The canvas must outlive this.
    NodePlace(const TreeCanvas& canvas, NodeId n);

    /// In the tree: x and row.
    [[nodiscard]] QPointF inTree() const { return place_; }
    /// How far the node with a card, ringed, reaches around its place in a view; null without a
    /// card.
    [[nodiscard]] QMarginsF reach(const View& view) const;
    /// The canvas's view moved as little as needed for the node to be in it.
    [[nodiscard]] View keptVisible() const;
    /// The canvas's view, or one in which the node can be told from its neighbours. `cover` is the
    /// part of the canvas that something else hides.
    [[nodiscard]] View revealed(const QRectF& cover) const;

  private:
    /// Moved so that neither the node nor its board lies under the minimap.
    [[nodiscard]] View clearOfMinimap(const View& view) const;

    const TreeCanvas& canvas_;
    NodeId node_;
    QPointF place_;
};

/// The node whose place on the screen is kept when a tree is edited: one that both trees have, as
/// near as possible to the one that was edited and in the same family as before.
struct KeptPlace {
    QPointF from;
    QPointF to;

    KeptPlace(const Document& before, const Document& now, const NodeMap& map, NodeId edited);
    /// The view with the pixel of the one place at that of the other.
    [[nodiscard]] View in(View view) const;
};

} // namespace prunus
