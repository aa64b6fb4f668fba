#include "ui/drawing/nodepainter.h"

#include "ui/drawing/cardpainter.h"
#include "ui/drawing/cloudcolours.h"
#include "ui/drawing/nodelook.h"

#include <QPixmap>
#include <QPixmapCache>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {

namespace {

QColor cloudColourOf(Look look, const Theme& theme) {
    switch (look) {
    case Look::cut:
        return maxCloud(theme).betweenCut;
    case Look::notReached:
        return maxCloud(theme).notReached;
    case Look::max:
    case Look::min:
    case Look::leaf:
        break;
    }
    return coloursOf(look, theme).line;
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
    if (look != Look::notReached) { // which is known by its outline
        colours.line = blended(colours.line, cloud, part * 0.6);
    }
    return colours;
}

/// Draws a shape around (0, 0).
void paintShape(QPainter& painter, const NodeShape& shape, Look look, const Theme& theme) {
    const NodeColours colours = grownFromCloud(shape, look, theme);
    const QPainterPath path = outline(shape);
    painter.fillPath(path, colours.fill);
    if (look == Look::cut) {
        paintHatch(painter, outline(shape).toFillPolygon(),
                   std::clamp(9.9 * shape.scale, 4.0, 14.0),
                   blended(theme.cutHatch, theme.cut.line, cloudiness(shape)));
    }
    QPen pen = outlinePen(look, theme, colours.line, 2 * std::clamp(shape.scale, 0.5, 3.0));
    if (shape.scale <= 0.3) { // no room for dashes
        pen.setStyle(Qt::SolidLine);
        pen.setCapStyle(Qt::SquareCap);
    }
    painter.strokePath(path, pen);
}

/// What sprites are known by: its bytes as a text, because writing numbers costs more than putting
/// the pixmap.
struct SpriteKey {
    double scale;
    double halfWidth;
    double pixelRatio;
    QRgb colours;
    quint16 kind;
    quint16 look;
};

QString textOf(const SpriteKey& key) {
    static_assert(sizeof key == 3 * sizeof(double) + 8, "there is nothing between its members");
    return QString(reinterpret_cast<const QChar*>(&key), sizeof key / sizeof(QChar));
}

/// A picture of the shape with the same middle, made once for each size: putting a pixmap costs a
/// small part of filling and stroking a path.
QPixmap sprite(const NodeShape& shape, Look look, const Theme& theme, double pixelRatio) {
    const QString key = textOf({.scale = shape.scale,
                                .halfWidth = shape.halfWidth,
                                .pixelRatio = pixelRatio,
                                .colours = theme.background.rgb() ^ (theme.max.line.rgb() << 1),
                                .kind = quint16(quint16(shape.kind) | quint16(shape.outline) << 8),
                                .look = quint16(look)});
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

void paintRing(QPainter& painter, const Theme& theme, const DrawnNode& node) {
    const double factor = std::clamp(node.shape.scale, 0.45, 2.0);
    const QPainterPath ring = ringAround(node, 0);
    if (theme.ringOutline != theme.ring) {
        painter.setPen(QPen(theme.ringOutline, 7 * factor));
        painter.drawPath(ring);
    }
    painter.setPen(QPen(theme.ring, 4 * factor));
    painter.drawPath(ring);
}

void paintSelection(QPainter& painter, const TreePicture& picture, const DrawnNode& node) {
    const double factor = std::clamp(node.shape.scale, 0.5, 1.5);
    const QRectF box = wholeOf(node).adjusted(-6 * factor, -6 * factor, 6 * factor, 6 * factor);
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
    CardWriter cards(painter, picture);
    NodeWriter writer(painter, picture);
    for (const std::vector<DrawnNode>& row : frame.nodes) {
        for (const DrawnNode& node : row) {
            if (!wholeOf(node).intersects(reach)) {
                continue;
            }
            if (node.card.presence > 0) {
                cards.paint(node);
            }
            writer.paint(node);
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
        return node != nullptr && wholeOf(*node).intersects(area);
    };
    for (const NodeId witness : picture.proof.empty() ? picture.witnesses : std::vector<NodeId>{}) {
        if (const DrawnNode* const node = find(frame, witness); inView(node)) {
            painter.setPen(QPen(picture.theme->witness, 2.5, Qt::DashLine));
            painter.drawPath(ringAround(*node, 4));
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
