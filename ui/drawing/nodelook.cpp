#include "ui/drawing/nodelook.h"

#include "ui/drawing/edgerow.h"

#include <algorithm>
#include <vector>

namespace prunus {

namespace {

/// The part of a line inside a convex polygon. The data is clipped, because SVG is not.
QLineF insideConvex(const QLineF& line, const QPolygonF& polygon) {
    std::vector<double> crossings;
    for (qsizetype k = 0; k + 1 < polygon.size(); ++k) {
        const QLineF side(polygon[k], polygon[k + 1]);
        QPointF at;
        if (side.length() > 0 && line.intersects(side, &at) == QLineF::BoundedIntersection) {
            crossings.push_back((at.x() - line.x1()) / line.dx());
        }
    }
    if (crossings.size() < 2) {
        return {};
    }
    const auto [first, last] = std::ranges::minmax(crossings);
    return {line.pointAt(first), line.pointAt(last)};
}

} // namespace

Look lookOf(const VisibleNode& node) {
    switch (node.state) {
    case NodeState::cut:
        return Look::cut;
    case NodeState::notReached:
    case NodeState::belowLimit:
        return Look::notReached;
    case NodeState::open:
    case NodeState::evaluated:
    case NodeState::returned:
        break;
    }
    switch (node.kind) {
    case ShapeKind::maxTriangle:
        return Look::max;
    case ShapeKind::minTriangle:
        return Look::min;
    case ShapeKind::leafBox:
        break;
    }
    return Look::leaf;
}

const NodeColours& coloursOf(Look look, const Theme& theme) {
    switch (look) {
    case Look::max:
        return theme.max;
    case Look::min:
        return theme.min;
    case Look::leaf:
        return theme.leaf;
    case Look::cut:
        return theme.cut;
    case Look::notReached:
        break;
    }
    return theme.notReached;
}

QPen outlinePen(Look look, const Theme& theme, const QColor& colour, double wide) {
    const bool visited = look != Look::cut && look != Look::notReached;
    QPen pen(colour, visited ? wide : 0.75 * wide, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin);
    if (look == Look::cut) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.7, 2.0});
    } else if (look == Look::notReached && theme.dotsNotReached) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(notReachedDots);
    }
    return pen;
}

void paintHatch(QPainter& painter, QPolygonF polygon, double spacing, const QColor& colour) {
    if (!polygon.isClosed()) {
        polygon.push_back(polygon.front());
    }
    const QRectF box = polygon.boundingRect();
    painter.setPen(QPen(colour, spacing / 4, Qt::SolidLine, Qt::FlatCap));
    for (double x = box.left() - box.height() + spacing / 2; x < box.right(); x += spacing) {
        // Longer than the box is high: a line that ends on a side may be found to miss it.
        const QLineF stroke(x - 1, box.bottom() + 1, x + box.height() + 1, box.top() - 1);
        const QLineF inside = insideConvex(stroke, polygon);
        if (!inside.isNull()) {
            painter.drawLine(inside);
        }
    }
}

} // namespace prunus
