#include "ui/drawing/edgeline.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/lineclip.h"

#include <algorithm>

namespace prunus {

namespace {

/// The least distance between an edge and a node that it passes, in pixels.
constexpr double distancePast = 2;
/// An edge looks at so many neighbours: rows in which more of them could be near are bands.
constexpr std::uint32_t mostNeighbours = 64;

/// How far nodes reach from the middle of their row: up, or down with their boards.
class Reach {
  public:
    Reach(const TreePicture& picture, bool down)
        : picture_(picture), down_(down), greatest_(greatestScaleOf(picture)),
          depth_(down && picture.boards != nullptr
                     ? cardDepth(picture.view.rowGap, picture.textScale)
                     : 0),
          most_(
              std::max({of(ShapeKind::maxTriangle, infinity), of(ShapeKind::minTriangle, infinity),
                        of(ShapeKind::leafBox, infinity)})) {}

    /// Returns how far a node reaches at most that has this gap to its nearer neighbour.
    [[nodiscard]] double of(ShapeKind kind, double gap) const {
        const double scale = scaleInGap(kind, gap, greatest_);
        const QRectF bounds = boundsOf(
            drawnAs(squeezedShape(kind, scale, greatest_), picture_.players.outlineOf(kind)));
        return (down_ ? bounds.bottom() + std::min(depth_, gap) : -bounds.top()) + distancePast;
    }
    /// Returns how far any node reaches at most.
    [[nodiscard]] double most() const { return most_; }

  private:
    const TreePicture& picture_;
    bool down_;
    double greatest_;
    double depth_;
    double most_;
};

/// The length of the upright part of an edge at one of its ends: as much as it needs to pass the
/// nodes between this end and the x of the other end. The slanted part is at least `high`.
double uprightAt(const TreePicture& picture, NodeId end, Row row, double other, const Reach& reach,
                 double high) {
    const NodeRange all = picture.tree().row(row);
    const double from = picture.view.pixelX(picture.layout->x(end));
    const double wide = std::abs(other - from);
    const bool toRight = other > from;
    double upright = 0;
    NodeId n = end;
    for (std::uint32_t k = 0; k < mostNeighbours; ++k) {
        if (toRight ? n + 1 == all.last : n == all.first) {
            break;
        }
        n = toRight ? n + 1 : n - 1;
        // A node takes at most half of the gap to its neighbour.
        const double gap = gapAround(picture, n, row);
        const double away = std::abs(picture.view.pixelX(picture.layout->x(n)) - from);
        const double part = (away - gap / 2) / wide;
        if (part >= 1 || away / 2 / wide * high >= reach.most()) {
            break; // the edge is clear of this node and of all behind it
        }
        const double needed = reach.of(shapeKindOf(picture, n, row), gap);
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
    const Reach up(picture, false);
    const Reach down(picture, true);
    const double below = uprightAt(picture, parent, row - 1, to.x(), down, view.rowGap - up.most());
    const double above = uprightAt(picture, n, row, from.x(), up, view.rowGap - down.most());
    return {from, from + QPointF(0, below), to - QPointF(0, above), to};
}

EdgeLine edgeInto(const TreePicture& picture, NodeId n) {
    const Row row = picture.tree().rowOf(n);
    return edgeBetween(picture, picture.tree().parent(n, row), n, row);
}

} // namespace prunus
