#include "ui/drawing/edgeline.h"

#include "ui/drawing/lineclip.h"

namespace prunus {

namespace {

/// How far the nodes of a row reach; of rows outside the frame it does not matter.
RowReach reachOf(const LabelledTree& frame, Row row) {
    const std::size_t k =
        frame.reaches.empty() ? 0 : row.value - frame.visible.rows.front().row.value;
    return k < frame.reaches.size() ? frame.reaches[k] : RowReach{};
}

} // namespace

QPointF EdgeLine::at(double part) const {
    const double y = parent.y() + (child.y() - parent.y()) * part;
    const double along = std::clamp(partOfSlant(part), 0.0, 1.0);
    return {foot.x() + (head.x() - foot.x()) * along, y};
}

double EdgeLine::partOfSlant(double part) const {
    const double y = parent.y() + (child.y() - parent.y()) * part;
    const double height = head.y() - foot.y();
    return height > 0 ? (y - foot.y()) / height : 0.5;
}

void EdgeLine::draw(QPainter& painter, const QRectF& area) const {
    for (const QLineF& piece : {QLineF(parent, foot), slant(), QLineF(head, child)}) {
        if (const QLineF seen = clippedTo(piece, area); !seen.isNull()) {
            painter.drawLine(seen);
        }
    }
}

EdgeLine edgeLine(const LabelledTree& frame, Row row, QPointF parent, QPointF child) {
    const double foot = parent.y() + reachOf(frame, row - 1).below;
    const double head = child.y() - reachOf(frame, row).above;
    return {parent, {parent.x(), foot}, {child.x(), std::max(foot, head)}, child};
}

EdgeLine edgeInto(const TreePicture& picture, const LabelledTree& frame, NodeId n) {
    const Row row = picture.tree().rowOf(n);
    return edgeLine(frame, row, pixelOf(picture, picture.tree().parent(n, row)),
                    pixelOf(picture, n));
}

} // namespace prunus
