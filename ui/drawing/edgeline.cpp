#include "ui/drawing/edgeline.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/lineclip.h"

#include <algorithm>

namespace prunus {

namespace {

/// How far from a node an edge runs past it, in pixels.
constexpr double distancePast = 2;
/// Further neighbours stand in rows so dense that they are bands.
constexpr std::uint32_t mostNeighbours = 64;

enum class Towards : std::uint8_t { above, below };

/// How far a node may reach above its row's middle, or below it with its board, if it has so much
/// room to its neighbour; without an end to the room, how far any may.
class Reaches {
  public:
    Reaches(const TreePicture& picture, Towards side)
        : picture_(picture), side_(side), greatest_(greatestScaleOf(picture)),
          depth_(side == Towards::below && picture.boards != nullptr
                     ? cardDepth(picture.view.rowGap, picture.textScale)
                     : 0) {}

    [[nodiscard]] double of(ShapeKind kind, double gap) const {
        const double scale = scaleInGap(kind, gap, greatest_);
        const QRectF bounds = boundsOf(
            drawnAs(squeezedShape(kind, scale, greatest_), picture_.players.outlineOf(kind)));
        return (side_ == Towards::above ? -bounds.top() : bounds.bottom() + std::min(depth_, gap)) +
               distancePast;
    }

    [[nodiscard]] double most() const {
        return std::max({of(ShapeKind::maxTriangle, infinity), of(ShapeKind::minTriangle, infinity),
                         of(ShapeKind::leafBox, infinity)});
    }

  private:
    const TreePicture& picture_;
    Towards side_;
    double greatest_;
    double depth_;
};

/// How long an edge has to stand upright at an end in this row so as to pass over or under all
/// nodes between there and the place of its other end, of which it may lose `lost` of its height.
double uprightAt(const TreePicture& picture, NodeId end, Row row, double other, Towards side,
                 double lost) {
    const NodeRange all = picture.tree().row(row);
    const double from = picture.view.pixelX(picture.layout->x(end));
    const double wide = std::abs(other - from);
    const double high = picture.view.rowGap - lost;
    const bool toRight = other > from;
    const Reaches reaches(picture, side);
    const double most = reaches.most();
    double upright = 0;
    NodeId n = end;
    for (std::uint32_t k = 0; k < mostNeighbours; ++k) {
        if (toRight ? n + 1 == all.last : n == all.first) {
            break;
        }
        n = toRight ? n + 1 : n - 1;
        // A node takes at most half of the way to a neighbour.
        const double gap = gapAround(picture, n, row);
        const double away = std::abs(picture.view.pixelX(picture.layout->x(n)) - from);
        const double part = (away - gap / 2) / wide;
        if (part >= 1 || away / 2 / wide * high >= most) {
            break; // no node from here on comes so near to the edge
        }
        const double needed = reaches.of(shapeKindOf(picture, n, row), gap);
        upright = std::max(upright, (needed - high * part) / (1 - part));
    }
    return upright;
}

} // namespace

double EdgeLine::partOfSlant(double part) const {
    const double y = parent.y() + (child.y() - parent.y()) * part;
    const double height = head.y() - foot.y();
    return height > 0 ? std::clamp((y - foot.y()) / height, 0.0, 1.0) : part;
}

QPolygonF EdgeLine::places() const {
    QPolygonF places{parent, foot, head, child};
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

void EdgeLine::draw(QPainter& painter, const QRectF& area) const {
    const QPolygonF along = places();
    for (qsizetype k = 1; k < along.size(); ++k) {
        if (const QLineF seen = clippedTo({along[k - 1], along[k]}, area); !seen.isNull()) {
            painter.drawLine(seen);
        }
    }
}

EdgeLine edgeBetween(const TreePicture& picture, NodeId parent, NodeId n, Row row) {
    const View& view = picture.view;
    const QPointF from = view.pixel({picture.layout->x(parent), double(row.value - 1)});
    const QPointF to = view.pixel({picture.layout->x(n), double(row.value)});
    if (std::abs(to.x() - from.x()) < leastNodeGap) {
        return {from, from, to, to};
    }
    const double below = uprightAt(picture, parent, row - 1, to.x(), Towards::below,
                                   Reaches(picture, Towards::above).most());
    const double above = uprightAt(picture, n, row, from.x(), Towards::above,
                                   Reaches(picture, Towards::below).most());
    return {from, from + QPointF(0, below), to - QPointF(0, above), to};
}

EdgeLine edgeInto(const TreePicture& picture, NodeId n) {
    const Row row = picture.tree().rowOf(n);
    return edgeBetween(picture, picture.tree().parent(n, row), n, row);
}

} // namespace prunus
