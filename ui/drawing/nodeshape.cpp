#include "ui/drawing/nodeshape.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

// At full size, in pixels; the centre is that of the triangle's bounding circle, roughly.
constexpr double apex = 26;
constexpr double base = 20.8;
constexpr double triangleHalf = 29.1;
constexpr double boxHalfWidth = 22;
constexpr double boxHalfHeight = 18;
constexpr double textHalfHeight = 8;
/// How far the middle of a triangle's text lies from the centre, towards the base.
constexpr double textShift = 8.2;

/// How many times wider than usual a shape may get for its text.
constexpr double widest = 3;

double naturalHalf(ShapeKind kind) {
    return kind == ShapeKind::leafBox ? boxHalfWidth : triangleHalf;
}

/// The part of a triangle's width that is free at the text's narrow edge.
constexpr double usableWidth = (apex + textShift - textHalfHeight + 2) / (apex + base);

} // namespace

double greatestScale(const View& view, double textScale) {
    return std::min(std::max(textScale, view.rowGap / fullRowGap), view.rowGap / 80);
}

double scaleInGap(ShapeKind kind, double gap, double greatest) {
    return std::min(greatest, gap / (2 * naturalHalf(kind) + 5));
}

NodeShape naturalShape(ShapeKind kind, double scale) {
    return {kind, scale, naturalHalf(kind) * scale};
}

double bandHeight(double greatest) {
    return std::max(2.0, std::round(std::min(2 * boxHalfHeight * greatest, 20.0)));
}

NodeShape squeezedShape(ShapeKind kind, double scale, double greatest) {
    const double natural = kind == ShapeKind::leafBox ? 2 * boxHalfHeight : apex + base;
    const double least = std::min(greatest, bandHeight(greatest) / natural);
    return {kind, std::max(scale, least), naturalHalf(kind) * scale};
}

NodeShape widenedFor(NodeShape shape, double textWidth, double gap) {
    const double needed = shape.kind == ShapeKind::leafBox ? textWidth / 2 + 7 * shape.scale
                                                           : textWidth / 2 / usableWidth + 2;
    const double most = std::min(gap / 2 - 3 * shape.scale, widest * shape.halfWidth);
    shape.halfWidth = std::max(shape.halfWidth, std::min(needed, most));
    return shape;
}

QPainterPath outline(const NodeShape& shape) {
    const double s = shape.scale;
    const double half = shape.halfWidth;
    QPainterPath path;
    switch (shape.kind) {
    case ShapeKind::maxTriangle:
        path.addPolygon(QPolygonF({{0, -apex * s}, {half, base * s}, {-half, base * s}}));
        path.closeSubpath();
        break;
    case ShapeKind::minTriangle:
        path.addPolygon(QPolygonF({{0, apex * s}, {half, -base * s}, {-half, -base * s}}));
        path.closeSubpath();
        break;
    case ShapeKind::leafBox:
        path.addRoundedRect(boundsOf(shape), 5 * s, 5 * s);
        break;
    }
    return path;
}

QRectF boundsOf(const NodeShape& shape) {
    const double s = shape.scale;
    const double half = shape.halfWidth;
    switch (shape.kind) {
    case ShapeKind::maxTriangle:
        return {-half, -apex * s, 2 * half, (apex + base) * s};
    case ShapeKind::minTriangle:
        return {-half, -base * s, 2 * half, (apex + base) * s};
    case ShapeKind::leafBox:
        break;
    }
    return {-half, -boxHalfHeight * s, 2 * half, 2 * boxHalfHeight * s};
}

QRectF textRoom(const NodeShape& shape) {
    const double s = shape.scale;
    if (shape.kind == ShapeKind::leafBox) {
        return boundsOf(shape).adjusted(3 * s, 2 * s, -3 * s, -2 * s);
    }
    const double shift = shape.kind == ShapeKind::maxTriangle ? textShift * s : -textShift * s;
    const double half = shape.halfWidth * usableWidth - s;
    return {-half, shift - 10 * s, 2 * half, 20 * s};
}

double ringRadius(const NodeShape& shape) {
    const NodeShape natural = naturalShape(shape.kind, shape.scale);
    const QRectF box = boundsOf(natural);
    const double half = shape.kind == ShapeKind::leafBox ? std::hypot(box.width(), box.height()) / 2
                                                         : natural.halfWidth + 5 * shape.scale;
    return std::max(half + 6 * std::min(shape.scale, 1.5), 7.0);
}

double ringHalfWidth(const NodeShape& shape) {
    return ringRadius(shape) + shape.halfWidth - naturalHalf(shape.kind) * shape.scale;
}

} // namespace prunus
