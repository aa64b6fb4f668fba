#pragma once

#include "ui/drawing/visibletree.h"

#include <QPainter>
#include <QPolygonF>

namespace prunus {

/// An edge as it is drawn: a straight line from centre to centre, unless that would run through
/// another node in the parent's or the child's row. Then the edge has an upright part at the
/// parent, at the child or at both, as long as needed; most often the shapes hide these parts. An
/// edge depends on tree and view alone, so that it is the same at each step and in each part of a
/// picture.
struct EdgeLine {
    QPointF parent;
    QPointF foot; ///< the lower end of the upright part at the parent
    QPointF head; ///< the upper end of the upright part at the child
    QPointF child;

    /// Returns the slanted part of the edge, from foot to head.
    [[nodiscard]] QLineF slant() const { return {foot, head}; }
    /// Returns the point on the slanted part at a height that is given as a part (0 to 1) of the
    /// way from the parent's row to the child's row.
    [[nodiscard]] QPointF at(double part) const { return slant().pointAt(partOfSlant(part)); }
    /// Converts a part of the way from row to row (0 to 1) to a part of the slant, from 0 at its
    /// foot to 1 at its head and not beyond.
    [[nodiscard]] double partOfSlant(double part) const;
    /// Returns the points where the edge begins, turns and ends.
    [[nodiscard]] QPolygonF places() const;
    /// Draws the part of the edge that lies in an area, with the painter's pen.
    void draw(QPainter& painter, const QRectF& area) const;
};

/// Returns the edge into a node other than the root. O(log nodes) and a few neighbours of both
/// ends.
[[nodiscard]] EdgeLine edgeInto(const TreePicture& picture, NodeId n);
/// Returns the edge into a node whose row and parent are known already. O(neighbours that the edge
/// comes near to).
[[nodiscard]] EdgeLine edgeBetween(const TreePicture& picture, NodeId parent, NodeId n, Row row);

} // namespace prunus
