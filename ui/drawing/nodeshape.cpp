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

/// Half the height of what has no apex, and how much of a trapezoid's width is left at its top.
constexpr double evenHalf = 22;
constexpr double trapezoidTop = 0.62;
/// How much of a circle's width is free where a text is.
constexpr double usableCircle = 0.9;

/// How many times wider than usual a shape may get for its text.
constexpr double widest = 3;

double naturalHalf(ShapeKind kind) {
    return kind == ShapeKind::leafBox ? boxHalfWidth : triangleHalf;
}

/// The part of a triangle's width that is free at the text's narrow edge.
constexpr double usableWidth = (apex + textShift - textHalfHeight + 2) / (apex + base);

double usablePart(Outline form) {
    switch (form) {
    case Outline::circle:
        return usableCircle;
    case Outline::square:
        return 0.95;
    case Outline::trapezoid:
        return trapezoidTop + 0.12;
    case Outline::up:
    case Outline::down:
    case Outline::usual:
        break;
    }
    return usableWidth;
}

/// No wider than a triangle is where it stands on its base.
double naturalHalf(const NodeShape& shape) {
    const bool even = shape.form() == Outline::square || shape.form() == Outline::circle;
    return even ? evenHalf : naturalHalf(shape.kind);
}

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
    const double needed = shape.kind == ShapeKind::leafBox
                              ? textWidth / 2 + 7 * shape.scale
                              : textWidth / 2 / usablePart(shape.form()) + 2;
    const double most = std::min(gap / 2 - 3 * shape.scale, widest * shape.halfWidth);
    shape.halfWidth = std::max(shape.halfWidth, std::min(needed, most));
    return shape;
}

NodeShape drawnAs(NodeShape shape, Outline outline) {
    shape.outline = outline;
    const bool even = shape.form() == Outline::square || shape.form() == Outline::circle;
    if (even) {
        shape.halfWidth = std::min(shape.halfWidth, evenHalf * shape.scale);
    }
    return shape;
}

QPainterPath outline(const NodeShape& shape) {
    const double s = shape.scale;
    const double half = shape.halfWidth;
    QPainterPath path;
    switch (shape.form()) {
    case Outline::up:
        path.addPolygon(QPolygonF({{0, -apex * s}, {half, base * s}, {-half, base * s}}));
        path.closeSubpath();
        break;
    case Outline::down:
        path.addPolygon(QPolygonF({{0, apex * s}, {half, -base * s}, {-half, -base * s}}));
        path.closeSubpath();
        break;
    case Outline::square:
        path.addRect(boundsOf(shape));
        break;
    case Outline::trapezoid: {
        const double top = half * trapezoidTop;
        const double height = evenHalf * s;
        path.addPolygon(
            QPolygonF({{-top, -height}, {top, -height}, {half, height}, {-half, height}}));
        path.closeSubpath();
        break;
    }
    case Outline::circle:
        path.addEllipse(boundsOf(shape));
        break;
    case Outline::usual: // a leaf
        path.addRoundedRect(boundsOf(shape), 5 * s, 5 * s);
        break;
    }
    return path;
}

QRectF boundsOf(const NodeShape& shape) {
    const double s = shape.scale;
    const double half = shape.halfWidth;
    switch (shape.form()) {
    case Outline::up:
        return {-half, -apex * s, 2 * half, (apex + base) * s};
    case Outline::down:
        return {-half, -base * s, 2 * half, (apex + base) * s};
    case Outline::square:
    case Outline::trapezoid:
    case Outline::circle:
        return {-half, -evenHalf * s, 2 * half, 2 * evenHalf * s};
    case Outline::usual:
        break;
    }
    return {-half, -boxHalfHeight * s, 2 * half, 2 * boxHalfHeight * s};
}

QRectF textRoom(const NodeShape& shape) {
    const double s = shape.scale;
    const Outline form = shape.form();
    if (form == Outline::usual) {
        return boundsOf(shape).adjusted(3 * s, 2 * s, -3 * s, -2 * s);
    }
    const double shift = form == Outline::up          ? textShift * s
                         : form == Outline::down      ? -textShift * s
                         : form == Outline::trapezoid ? 2 * s
                                                      : 0;
    const double half = shape.halfWidth * usablePart(form) - s;
    return {-half, shift - 10 * s, 2 * half, 20 * s};
}

double trapezoidAngle(const NodeShape& shape) {
    const double aside = shape.halfWidth * (1 - trapezoidTop);
    return std::atan2(2 * evenHalf * shape.scale, aside) * 180 / M_PI;
}

double ringRadius(const NodeShape& shape) {
    NodeShape natural = shape;
    natural.halfWidth = naturalHalf(shape) * shape.scale;
    const QRectF box = boundsOf(natural);
    const Outline form = shape.form();
    const bool cornered =
        form == Outline::usual || form == Outline::square || form == Outline::trapezoid;
    const double half =
        cornered ? std::hypot(box.width(), box.height()) / 2 : natural.halfWidth + 5 * shape.scale;
    return std::max(half + 6 * std::min(shape.scale, 1.5), 7.0);
}

double ringHalfWidth(const NodeShape& shape) {
    return ringRadius(shape) + shape.halfWidth - naturalHalf(shape) * shape.scale;
}

} // namespace prunus
