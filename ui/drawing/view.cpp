#include "ui/drawing/view.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/nodeshape.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// Between a ring and the edge of the view.
constexpr double besideRing = 6;
/// From the left edge to the end of the longest band's name.
constexpr double bandRoom = 66;
/// For what leaves are worth to the mover.
constexpr double worthRoom = 18;
/// The scale up to which the fitted view enlarges nodes: with numbers for the last row of a class.
constexpr double greatestFit = 2.25;
/// How far columns and rows may differ in that.
constexpr double disproportion = 1.35;

struct Gaps {
    double column;
    double row;
};

/// Room for the bands' names at the left, a ringed node of this scale and a name elsewhere.
QRectF roomForCentres(const Viewport& port, double scale) {
    const double s = frameScale(port.area.width(), port.textScale);
    const double ring = ringRadius(naturalShape(ShapeKind::maxTriangle, scale)) + besideRing;
    const double box = ringRadius(naturalShape(ShapeKind::leafBox, scale)) + besideRing;
    const double bands = bandRoom * bandScale(port.area.width(), port.textScale, scale);
    const double below = box + (port.worths ? worthRoom * scale : 0);
    // A low view is for the tree.
    const double tall = port.area.height();
    const QMarginsF margins(std::max(110 * s, bands + box),
                            std::max(std::min(66 * s, 0.16 * tall), ring), std::max(64 * s, box),
                            std::max(std::min(44 * s, 0.11 * tall), below));
    QRectF room = port.area.marginsRemoved(margins);
    room.setWidth(std::max(room.width(), 1.0));
    room.setHeight(std::max(room.height(), 1.0));
    return room;
}

Gaps fullGaps(const Viewport& port) {
    return {fullColumnGap * port.textScale, fullRowGap * port.textScale};
}

/// The greatest gap up to `most` at which the boards of the last row have room, too; but no less
/// than that at which boards begin to show.
double gapForBoards(const Viewport& port, const QRectF& nodes, double most) {
    const double room = port.area.bottom() - nodes.top();
    double least = most;
    while (least > 1 && cardReach(least, port.textScale) > 0 &&
           least * port.extent.height + cardReach(least, port.textScale) > room) {
        least -= 1;
    }
    return least;
}

/// As large as the room allows, and in proportion where that is larger than usual.
Gaps gapsIn(const QRectF& room, const Viewport& port) {
    const Gaps full = fullGaps(port);
    const double larger = std::max(1.0, greatestFit / port.textScale);
    const double rows = port.extent.height;
    double across = port.extent.width > 0 ? room.width() / port.extent.width / full.column : larger;
    double down = rows > 0 ? room.height() / rows / full.row : larger;
    across = std::min({across, larger, std::max(1.0, disproportion * down)});
    down = std::min({down, larger, std::max(1.0, disproportion * across)});
    return {full.column * across,
            port.boards ? gapForBoards(port, room, full.row * down) : full.row * down};
}

/// Where the centres of the nodes may be, if all are in view.
QRectF fittedRoom(const Viewport& port) {
    double low = 0;
    double high = std::max(greatestFit, port.textScale);
    while (high - low > 1e-3) { // nodes of larger scales have less room, in which they are smaller
        const double scale = (low + high) / 2;
        View view;
        view.rowGap = gapsIn(roomForCentres(port, scale), port).row;
        (greatestScale(view, port.textScale) < scale ? high : low) = scale;
    }
    return roomForCentres(port, high);
}

Gaps fittedGaps(const Viewport& port) {
    return gapsIn(fittedRoom(port), port);
}

/// The zoom, counted from the fitted view, at which both gaps have reached full size.
double zoomOfFullSize(Gaps fit, Gaps full) {
    return std::max(full.column / fit.column, full.row / fit.row);
}

double gapAt(double zoom, double fit, double full, double zoomOfFull) {
    return zoom <= zoomOfFull ? std::min(fit * zoom, full) : full * zoom / zoomOfFull;
}

/// A shift that brings [low, high] to overlap [from, to] by `least` pixels.
double shiftToOverlap(double low, double high, double from, double to, double least) {
    if (high < from + least) {
        return from + least - high;
    }
    if (low > to - least) {
        return to - least - low;
    }
    return 0;
}

/// How far a place must be from the beginning and the end of a length.
struct Insets {
    double before;
    double after;

    [[nodiscard]] double sum() const { return before + after; }
};

/// Room enough for what reaches so far from a place, and for the wanted insets if all of it fits.
Insets insetsFor(Insets wanted, Insets reach, double length) {
    constexpr double rim = 12;
    const Insets both{std::max(wanted.before, reach.before + rim),
                      std::max(wanted.after, reach.after + rim)};
    if (both.sum() <= length) {
        return both;
    }
    if (reach.sum() <= length) {
        const double spare = std::min(rim, (length - reach.sum()) / 2);
        return {reach.before + spare, reach.after + spare};
    }
    // The place itself is seen, and what follows it as far as can be.
    return {wanted.before, std::min(both.after, length - 2 * wanted.before)};
}

double shiftInside(double at, double from, double length, Insets insets) {
    const double first = from + insets.before;
    return std::clamp(at, first, std::max(from + length - insets.after, first)) - at;
}

} // namespace

double frameScale(double areaWidth, double textScale) {
    constexpr double wideEnough = 560;
    return std::clamp(areaWidth / wideEnough, std::min(1.0, textScale), std::max(1.0, textScale));
}

double bandScale(double areaWidth, double textScale, double nodeScale) {
    // So much larger, the longest name still ends before a leaf in the first column.
    constexpr double stretch = 1.4;
    const double frame = frameScale(areaWidth, textScale);
    return std::max(textScale <= 1 ? frame : std::min(textScale, stretch * frame),
                    std::sqrt(nodeScale));
}

View fitted(const Viewport& port) {
    const QRectF room = fittedRoom(port);
    const Gaps gaps = gapsIn(room, port);
    View view;
    view.columnGap = gaps.column;
    view.rowGap = gaps.row;
    const double spareWidth = room.width() - gaps.column * port.extent.width;
    const double spareHeight = room.height() - gaps.row * port.extent.height;
    // Hung from above, as trees are on a blackboard, but not stuck to the edge.
    view.origin = {room.left() + spareWidth / 2, room.top() + spareHeight * 0.2};
    return view;
}

View zoomed(const View& view, double factor, QPointF fixed, const Viewport& port) {
    const Gaps fit = fittedGaps(port);
    const Gaps usual = fullGaps(port);
    const Gaps full{std::max(usual.column, fit.column), std::max(usual.row, fit.row)};
    const double zoomOfFull = zoomOfFullSize(fit, full);
    const double now = std::max(view.columnGap / fit.column, view.rowGap / fit.row);
    const double most = zoomOfFull * greatestZoom * usual.column / full.column;
    const double zoom = std::clamp(now * factor, 1.0, std::max(1.0, most));

    View next;
    // A view of the first rows alone has gaps of its own, which change by the same parts.
    const auto gap = [&](double own, double fitted, double whole) {
        const double usualNow = gapAt(now, fitted, whole, zoomOfFull);
        const double then = gapAt(zoom, fitted, whole, zoomOfFull);
        const bool asUsual = std::abs(own - usualNow) <= 1e-9 * usualNow;
        return asUsual ? then : std::max(fitted, then * own / usualNow);
    };
    next.columnGap = gap(view.columnGap, fit.column, full.column);
    next.rowGap = gap(view.rowGap, fit.row, full.row);
    next.origin = {fixed.x() - view.treeX(fixed.x()) * next.columnGap,
                   fixed.y() - view.treeRow(fixed.y()) * next.rowGap};
    return panned(next, {}, port);
}

View panned(const View& view, QPointF by, const Viewport& port) {
    View next = view;
    next.origin += by;
    const double leastX = std::min(100.0, port.area.width() / 3);
    const double leastY = std::min(100.0, port.area.height() / 3);
    // Half a node around the centres belongs to the tree.
    const double halfNode = 20;
    next.origin += QPointF(
        shiftToOverlap(next.pixelX(0) - halfNode, next.pixelX(port.extent.width) + halfNode,
                       port.area.left(), port.area.right(), leastX),
        shiftToOverlap(next.pixelY(0) - halfNode, next.pixelY(port.extent.height) + halfNode,
                       port.area.top(), port.area.bottom(), leastY));
    return next;
}

View centredOn(const View& view, QPointF place, const Viewport& port) {
    return panned(view, port.area.center() - view.pixel(place), port);
}

bool isWholeInView(const View& view, QPointF place, const QRectF& area, const QMarginsF& around) {
    const QPointF at = view.pixel(place);
    return area.contains(at - QPointF(around.left(), around.top())) &&
           area.contains(at + QPointF(around.right(), around.bottom()));
}

View keepingVisible(const View& view, QPointF place, const Viewport& port,
                    const QMarginsF& around) {
    const QRectF& area = port.area;
    if (!around.isNull() && isWholeInView(view, place, area, around)) {
        return view;
    }
    const double marginX = std::min(110 * port.textScale, area.width() * 0.2);
    const double marginY = std::min(70 * port.textScale, area.height() * 0.2);
    // With what is written under it.
    const double reach = around.isNull() ? 0 : cardReach(view.rowGap, port.textScale);
    const QPointF at = view.pixel(place);
    View next = view;
    next.origin += QPointF(
        shiftInside(at.x(), area.left(), area.width(),
                    insetsFor({marginX, marginX}, {around.left(), around.right()}, area.width())),
        shiftInside(at.y(), area.top(), area.height(),
                    insetsFor({marginY, std::max(marginY, reach)}, {around.top(), around.bottom()},
                              area.height())));
    return next;
}

View adapted(const View& view, const Viewport& port) {
    return zoomed(view, 1, port.area.center(), port);
}

View between(const View& from, const View& to, double part) {
    const auto mix = [part](double a, double b) { return a + (b - a) * part; };
    View view;
    view.origin = from.origin + (to.origin - from.origin) * part;
    view.columnGap = mix(from.columnGap, to.columnGap);
    view.rowGap = mix(from.rowGap, to.rowGap);
    return view;
}

} // namespace prunus
