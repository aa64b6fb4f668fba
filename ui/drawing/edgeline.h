#pragma once

#include "ui/drawing/treelabels.h"

#include <QLineF>
#include <QPainter>
#include <algorithm>

namespace prunus {

/// An edge as it is drawn. It crosses from the parent's place to the child's only between the two
/// rows, where no shape and no board is, so that it runs through no node; the rest of it stands
/// upright on the two places and lies under their shapes, but for a pixel or two.
struct EdgeLine {
    QPointF parent;
    QPointF foot; ///< under the parent, below all nodes of its row
    QPointF head; ///< over the child, above all nodes of its row
    QPointF child;

    [[nodiscard]] QLineF slant() const { return {foot, head}; }
    /// The place on it that is so far down, as a part of the way from row to row.
    [[nodiscard]] QPointF at(double part) const;
    /// The same as a part of the slant.
    [[nodiscard]] double partOfSlant(double part) const;
    /// The same as near as the slant comes, away from its ends, where arrows and slashes stand.
    [[nodiscard]] double markPart(double part) const {
        return std::clamp(partOfSlant(part), 0.25, 0.75);
    }
    /// Draws it with the painter's pen, as far as it is in an area.
    void draw(QPainter& painter, const QRectF& area) const;
};

/// The edge into a node of a row of the frame, by where the two centres are.
[[nodiscard]] EdgeLine edgeLine(const LabelledTree& frame, Row row, QPointF parent, QPointF child);
/// The edge into a node other than the root.
[[nodiscard]] EdgeLine edgeInto(const TreePicture& picture, const LabelledTree& frame, NodeId n);

} // namespace prunus
