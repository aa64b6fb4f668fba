#pragma once

#include "ui/drawing/view.h"

#include <QPainterPath>
#include <cstdint>

namespace prunus {

/// Never colour alone: players and leaves differ in shape.
enum class ShapeKind : std::uint8_t { maxTriangle, minTriangle, leafBox };

/// What inner nodes look like: as their players usually do, or as a course draws these.
enum class Outline : std::uint8_t { usual, up, down, square, trapezoid, circle };

/// A node's outline around its centre; `scale` 1 is full size, `halfWidth` follows wide texts.
struct NodeShape {
    ShapeKind kind = ShapeKind::leafBox;
    double scale = 1;
    double halfWidth = 22;
    Outline outline = Outline::usual; ///< of an inner node

    /// What it is in the end: of a leaf, the usual one.
    [[nodiscard]] Outline form() const {
        return kind == ShapeKind::leafBox || outline != Outline::usual ? outline
               : kind == ShapeKind::maxTriangle                        ? Outline::up
                                                                       : Outline::down;
    }
};

/// Shapes of the first scale are too small for any text, those of the second have room for one.
constexpr double tooSmallToRead = 0.27;
constexpr double readableScale = 0.37;

/// How large nodes may be for the rows not to touch; see fullRowGap. O(1).
[[nodiscard]] double greatestScale(const View& view, double textScale);
/// The scale of a node whose nearer neighbour in the row is `gap` pixels away.
[[nodiscard]] double scaleInGap(ShapeKind kind, double gap, double greatest);
/// The shape at its natural width.
[[nodiscard]] NodeShape naturalShape(ShapeKind kind, double scale);
/// How high the band is that stands for a row of nodes too near to each other for shapes.
[[nodiscard]] double bandHeight(double greatest);
/// As wide as its scale says, but no lower than the band: so bands grow into shapes.
[[nodiscard]] NodeShape squeezedShape(ShapeKind kind, double scale, double greatest);
/// The same node with another outline.
[[nodiscard]] NodeShape drawnAs(NodeShape shape, Outline outline);
/// The shape made wide enough for a text, as far as `gap` allows.
[[nodiscard]] NodeShape widenedFor(NodeShape shape, double textWidth, double gap);

/// The outline, centred on (0, 0).
[[nodiscard]] QPainterPath outline(const NodeShape& shape);
[[nodiscard]] QRectF boundsOf(const NodeShape& shape);
/// Where text goes: low in an upward triangle, high in a downward one, else in the middle.
[[nodiscard]] QRectF textRoom(const NodeShape& shape);
/// Of the lower corners of a trapezoid, in degrees.
[[nodiscard]] double trapezoidAngle(const NodeShape& shape);
/// The radius of a ring around the shape, and half its height. Around a shape that was widened the
/// ring is longer than high, with half circles at its ends.
[[nodiscard]] double ringRadius(const NodeShape& shape);
[[nodiscard]] double ringHalfWidth(const NodeShape& shape);

} // namespace prunus
