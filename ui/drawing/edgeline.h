#pragma once

#include "ui/drawing/visibletree.h"

#include <QPainter>
#include <QPolygonF>

namespace prunus {

/// An edge as it is drawn: straight from centre to centre, unless it would run through another node
/// of the parent's row or the child's. Then it stands upright on the parent, the child or both for
/// as long as that takes, which most often their shapes hide. It follows from tree and view alone,
/// so that it is the same at each step and in each part of a picture.
struct EdgeLine {
    QPointF parent;
    QPointF foot; ///< where it leaves the parent's place aside
    QPointF head; ///< where it comes to the child's place
    QPointF child;

    /// The part between the rows.
    [[nodiscard]] QLineF slant() const { return {foot, head}; }
    /// The place on it that is so far down, as a part of the way from row to row.
    [[nodiscard]] QPointF at(double part) const { return slant().pointAt(partOfSlant(part)); }
    /// The same as a part of the slant; no further than its ends.
    [[nodiscard]] double partOfSlant(double part) const;
    /// Where it begins, turns and ends.
    [[nodiscard]] QPolygonF places() const;
    /// Draws it with the painter's pen, as far as it is in an area.
    void draw(QPainter& painter, const QRectF& area) const;
};

/// The edge into a node other than the root. O(log nodes) and a few neighbours of both ends.
[[nodiscard]] EdgeLine edgeInto(const TreePicture& picture, NodeId n);
/// The same where the node's row and parent are known. O(neighbours that it comes near to).
[[nodiscard]] EdgeLine edgeBetween(const TreePicture& picture, NodeId parent, NodeId n, Row row);

} // namespace prunus
