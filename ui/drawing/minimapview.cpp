#include "ui/drawing/minimapview.h"

#include "ui/drawing/cardroom.h"
#include "ui/drawing/nodeshape.h"

#include <QMarginsF>
#include <QSizeF>
#include <algorithm>
#include <optional>

namespace prunus {

namespace {

constexpr double marginOfMinimap = 12;
constexpr double marginOfMap = 10;
constexpr double greatestPart = 0.3;
constexpr double leastFrame = 6;
/// Rows farther apart would make nodes large enough for text.
constexpr double greatestRowGap = 80;

/// Moves an interval of at least `least` into [from, to], cutting off what does not fit.
void fitInto(double& low, double& high, double from, double to, double least) {
    low = std::clamp(low, from, to);
    high = std::clamp(high, from, to);
    const double missing = std::max(0.0, least - (high - low));
    low = std::clamp(low - missing / 2, from, std::max(from, to - least));
    high = std::max(high, low + least);
}

/// The shorter way, to the left or up, by which a rectangle leaves a cover and stays in the area;
/// none if there is no room.
std::optional<QPointF> wayOut(const QRectF& rect, const QRectF& cover) {
    constexpr double rim = 12;
    const double toLeft = rect.right() + rim - cover.left();
    const double up = rect.bottom() + rim - cover.top();
    const bool roomLeft = rect.left() >= toLeft;
    const bool roomAbove = rect.top() >= up;
    if (roomLeft && (!roomAbove || toLeft < up)) {
        return QPointF(-toLeft, 0);
    }
    return roomAbove ? std::optional(QPointF(0, -up)) : std::nullopt;
}

} // namespace

bool isPartlyOutside(const View& view, const Viewport& port) {
    const double half = 20 * greatestScale(view, port.textScale);
    const QPointF last = view.pixel({port.extent.width, double(port.extent.height)});
    return view.origin.x() - half < port.area.left() || last.x() + half > port.area.right() ||
           view.origin.y() - half < port.area.top() || last.y() + half > port.area.bottom();
}

QRectF minimapPlace(const Viewport& port) {
    const QSizeF size =
        (QSizeF(180, 120) * port.textScale).boundedTo(port.area.size() * greatestPart);
    if (size.width() < 72 || size.height() < 48) {
        return {};
    }
    QRectF place({}, size);
    place.moveBottomRight(port.area.bottomRight() - QPointF(marginOfMinimap, marginOfMinimap));
    return place;
}

View fittedFirstRows(Viewport port) {
    const QRectF corner = minimapPlace(port);
    port.extent.height = std::min(port.extent.height, 1U);
    Viewport above = port;
    above.area.setBottom(corner.isNull() ? port.area.bottom() : corner.top());
    const View view = fitted(above);
    const bool readable = cardPresence(cardDepth(view.rowGap, port.textScale)) == 1;
    return readable ? view : fitted(port);
}

View mapView(const QRectF& room, const TreeExtent& extent) {
    const QRectF centres = room - QMarginsF(marginOfMap, marginOfMap, marginOfMap, marginOfMap);
    const double rows = extent.height;
    View map;
    map.columnGap = extent.width > 0 ? centres.width() / extent.width : 1;
    map.rowGap = rows > 0 ? std::min(centres.height() / rows, greatestRowGap) : greatestRowGap;
    map.origin = centres.center() - QPointF(extent.width * map.columnGap, rows * map.rowGap) / 2;
    return map;
}

QRectF framedPart(const View& map, const QRectF& room, const View& view, const QRectF& area) {
    double left = map.pixelX(view.treeX(area.left()));
    double right = map.pixelX(view.treeX(area.right()));
    double top = map.pixelY(view.treeRow(area.top()));
    double bottom = map.pixelY(view.treeRow(area.bottom()));
    fitInto(left, right, room.left(), room.right(), leastFrame);
    fitInto(top, bottom, room.top(), room.bottom(), leastFrame);
    return {QPointF(left, top), QPointF(right, bottom)};
}

QPointF placeUnder(const View& map, QPointF pixel, const TreeExtent& extent) {
    return {std::clamp(map.treeX(pixel.x()), 0.0, extent.width),
            std::clamp(map.treeRow(pixel.y()), 0.0, double(extent.height))};
}

View clearOf(const View& view, QPointF place, const QRectF& cover, double textScale,
             const QMarginsF& around) {
    const QPointF at = view.pixel(place);
    View next = view;
    if (cover.isNull()) {
        return next;
    }
    if (!around.isNull()) {
        const QRectF whole = QRectF(at, QSizeF(0, 0)).marginsAdded(around);
        const auto by = whole.intersects(cover) ? wayOut(whole, cover) : std::optional(QPointF());
        if (by) {
            next.origin += *by;
            return next;
        }
    }
    const double halfNode = 40 * textScale;
    const QRectF kept = cover.adjusted(-halfNode, -halfNode, halfNode, halfNode);
    if (kept.contains(at)) {
        const double toLeft = at.x() - kept.left();
        const double up = at.y() - kept.top();
        next.origin -= toLeft < up ? QPointF(toLeft, 0) : QPointF(0, up);
    }
    return next;
}

} // namespace prunus
