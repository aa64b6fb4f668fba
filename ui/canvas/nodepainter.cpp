#include "ui/canvas/nodepainter.h"

#include "ui/canvas/cloudcolours.h"
#include "ui/canvas/edgerow.h"

#include <QPixmap>
#include <QPixmapCache>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {

namespace {

/// How a node looks apart from its size.
enum class Look : std::uint8_t { max, min, leaf, cut, notReached };

Look lookOf(const VisibleNode& node) {
    switch (node.state) {
    case NodeState::cut:
        return Look::cut;
    case NodeState::notReached:
    case NodeState::belowLimit:
        return Look::notReached;
    default:
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

void paintHatch(QPainter& painter, const NodeShape& shape, const QColor& colour) {
    QPolygonF polygon = outline(shape).toFillPolygon();
    if (!polygon.isClosed()) {
        polygon.push_back(polygon.front());
    }
    const QRectF box = boundsOf(shape);
    const double spacing = std::clamp(9.9 * shape.scale, 4.0, 14.0);
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

QColor cloudColourOf(Look look, const Theme& theme) {
    switch (look) {
    case Look::cut:
        return maxCloud(theme).betweenCut;
    case Look::notReached:
        return maxCloud(theme).notReached;
    default:
        return coloursOf(look, theme).line;
    }
}

/// 1 for a node as narrow as those that make a cloud, 0 for one with room for its own looks.
double cloudiness(const NodeShape& shape) {
    return std::clamp((14 - 2 * shape.halfWidth) / 9.5, 0.0, 1.0);
}

/// A narrow node looks like the cloud it grew from, one with room like itself.
NodeColours grownFromCloud(const NodeShape& shape, Look look, const Theme& theme) {
    NodeColours colours = coloursOf(look, theme);
    const double part = cloudiness(shape);
    const QColor cloud = cloudColourOf(look, theme);
    colours.fill = blended(colours.fill, cloud, part);
    colours.line = blended(colours.line, cloud, part * 0.6);
    return colours;
}

/// Draws a shape around (0, 0).
void paintShape(QPainter& painter, const NodeShape& shape, Look look, const Theme& theme) {
    const NodeColours colours = grownFromCloud(shape, look, theme);
    const QPainterPath path = outline(shape);
    painter.fillPath(path, colours.fill);
    if (look == Look::cut) {
        paintHatch(painter, shape, blended(theme.cutHatch, theme.cut.line, cloudiness(shape)));
    }
    const double thin = look == Look::cut || look == Look::notReached ? 1.5 : 2;
    QPen pen(colours.line, thin * std::clamp(shape.scale, 0.5, 3.0), Qt::SolidLine, Qt::SquareCap,
             Qt::RoundJoin);
    if (look == Look::cut && shape.scale > 0.3) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2.7, 2.0});
    }
    if (look == Look::notReached && theme.dotsNotReached && shape.scale > 0.3) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(notReachedDots);
    }
    painter.strokePath(path, pen);
}

/// A picture of the shape with the same middle, made once for each size: putting a pixmap costs a
/// small part of filling and stroking a path.
QPixmap sprite(const NodeShape& shape, Look look, const Theme& theme, double pixelRatio) {
    const QString key = QStringLiteral("prunus-node %1 %2 %3 %4 %5 %6")
                            .arg(int(shape.kind))
                            .arg(int(look))
                            .arg(shape.scale)
                            .arg(shape.halfWidth)
                            .arg(pixelRatio)
                            .arg(theme.background.rgb() ^ (theme.max.line.rgb() << 1));
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) {
        return picture;
    }
    const QRectF box = boundsOf(shape);
    const double half = std::ceil(std::max(-box.top(), box.bottom()) + 3 + shape.scale);
    const double halfWidth = std::ceil(shape.halfWidth + 3 + shape.scale);
    picture = QPixmap((QSizeF(halfWidth, half) * 2 * pixelRatio).toSize());
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(halfWidth, half);
    paintShape(painter, shape, look, theme);
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

/// Sizes in steps, so that few sprites serve all nodes.
NodeShape stepped(NodeShape shape) {
    shape.scale = std::max(1.0, std::floor(shape.scale * 32)) / 32;
    shape.halfWidth = std::max(0.5, std::floor(shape.halfWidth * 2) / 2);
    return shape;
}

/// Shapes larger than this are seldom alike and seldom many.
constexpr double greatestSpriteScale = 2.5;

/// Puts sprites: looked up by text only when the shape changes from node to node of the same look.
class NodeWriter {
  public:
    NodeWriter(QPainter& painter, const TreePicture& picture)
        : painter_(painter), picture_(picture) {}

    void paint(const DrawnNode& node) {
        const Look look = lookOf(node.where);
        if (picture_.exactShapes || node.shape.scale > greatestSpriteScale) {
            painter_.translate(node.where.centre);
            paintShape(painter_, node.shape, look, *picture_.theme);
            painter_.translate(-node.where.centre);
            return;
        }
        Known& known = known_[std::size_t(look) * shapeKinds + std::size_t(node.where.kind)];
        const NodeShape shape = stepped(node.shape);
        if (known.picture.isNull() || known.scale != shape.scale ||
            known.halfWidth != shape.halfWidth) {
            const double ratio = painter_.device()->devicePixelRatio();
            known = {sprite(shape, look, *picture_.theme, ratio), shape.scale, shape.halfWidth};
        }
        const QSizeF size = known.picture.deviceIndependentSize();
        const QPointF corner = node.where.centre - QPointF(size.width(), size.height()) / 2;
        painter_.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())), known.picture);
    }

  private:
    struct Known {
        QPixmap picture;
        double scale = 0;
        double halfWidth = 0;
    };

    QPainter& painter_;
    const TreePicture& picture_;
    static constexpr std::size_t shapeKinds = 3;
    std::array<Known, 5 * shapeKinds> known_; ///< of each look and kind
};

const DrawnNode* find(const LabelledTree& frame, NodeId n) {
    for (const auto& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            if (node.where.node == n) {
                return &node;
            }
        }
    }
    return nullptr;
}

/// The line of a ring; `away` farther out than usual.
void drawRing(QPainter& painter, const DrawnNode& node, double away) {
    const double radius = ringRadius(node.shape) + away;
    const double half = ringHalfWidth(node.shape) + away;
    painter.drawRoundedRect(
        QRectF(node.where.centre - QPointF(half, radius), QSizeF(2 * half, 2 * radius)), radius,
        radius);
}

void paintRing(QPainter& painter, const Theme& theme, const DrawnNode& node) {
    const double factor = std::clamp(node.shape.scale, 0.45, 2.0);
    if (theme.ringOutline != theme.ring) {
        painter.setPen(QPen(theme.ringOutline, 7 * factor));
        drawRing(painter, node, 0);
    }
    painter.setPen(QPen(theme.ring, 4 * factor));
    drawRing(painter, node, 0);
}

void paintSelection(QPainter& painter, const TreePicture& picture, const DrawnNode& node) {
    const double factor = std::clamp(node.shape.scale, 0.5, 1.5);
    const QRectF box = boundsOf(node.shape)
                           .translated(node.where.centre)
                           .adjusted(-6 * factor, -6 * factor, 6 * factor, 6 * factor);
    painter.setPen(QPen(picture.theme->selection, picture.selectionFocused ? 3 : 1.5,
                        picture.selectionFocused ? Qt::SolidLine : Qt::DotLine));
    painter.drawRoundedRect(box, 4, 4);
}

} // namespace

void paintNodes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                const QRectF& area) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    // Half an outline lies outside of the shape.
    const QRectF reach = area.adjusted(-8, -8, 8, 8);
    NodeWriter writer(painter, picture);
    for (const std::vector<DrawnNode>& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            if (boundsOf(node.shape).translated(node.where.centre).intersects(reach)) {
                writer.paint(node);
            }
        }
    }
}

void paintMarks(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                const QRectF& view) {
    const double overhang = overhangAt(frame.visible.greatestScale);
    const QRectF area = view.adjusted(-overhang, -overhang, overhang, overhang);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setBrush(Qt::NoBrush);
    const auto inView = [&](const DrawnNode* node) {
        return node != nullptr && area.contains(node->where.centre);
    };
    for (const NodeId witness : picture.witnesses) {
        if (const DrawnNode* const node = find(frame, witness); inView(node)) {
            painter.setPen(QPen(picture.theme->witness, 2.5, Qt::DashLine));
            drawRing(painter, *node, 4);
        }
    }
    if (picture.showRing && frame.visible.path->event.node != noNode) {
        if (const DrawnNode* const node = find(frame, frame.visible.path->event.node);
            inView(node)) {
            paintRing(painter, *picture.theme, *node);
        }
    }
    if (picture.selection != noNode) {
        if (const DrawnNode* const node = find(frame, picture.selection); inView(node)) {
            paintSelection(painter, picture, *node);
        }
    }
}

} // namespace prunus
