#pragma once

#include "core/edit/nodemap.h"
#include "ui/document/document.h"
#include "ui/drawing/view.h"

#include <QMarginsF>
#include <QRectF>

namespace prunus {

class TreeCanvas;

/// The place of a node in the tree that a canvas shows, and the views in which the node can be
/// seen.
class NodePlace {
  public:
    /// The canvas must outlive this.
    NodePlace(const TreeCanvas& canvas, NodeId n);

    /// The node's place in the tree: x and row.
    [[nodiscard]] QPointF inTree() const { return place_; }
    /// How far the node, if it has a card, reaches around its place in a view with its ring, in
    /// pixels; null without a card.
    [[nodiscard]] QMarginsF reach(const View& view) const;
    /// The canvas's view, moved as little as needed for the node to be in it.
    [[nodiscard]] View keptVisible() const;
    /// A view in which the node can be told from its neighbours: the canvas's own if that does.
    /// `cover` is the part of the canvas that something else hides.
    [[nodiscard]] View revealed(const QRectF& cover) const;

  private:
    /// The view, moved so that neither the node nor its board lies under the minimap.
    [[nodiscard]] View clearOfMinimap(const View& view) const;

    const TreeCanvas& canvas_;
    NodeId node_;
    QPointF place_;
};

/// The node that keeps its place on the screen when a tree is edited, as its places in the former
/// tree and in the new one. Both trees have this node; it is the nearest at or above the edited
/// node whose parent is the same as before, or else the root.
struct KeptPlace {
    QPointF from;
    QPointF to;

    KeptPlace(const Document& before, const Document& now, const NodeMap& map, NodeId edited);
    /// The view, moved so that the new place is at the pixel of the former place.
    [[nodiscard]] View in(View view) const;
};

} // namespace prunus
