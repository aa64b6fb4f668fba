#pragma once

#include "ui/drawing/view.h"

#include <QPainterPath>
#include <cstdint>

namespace prunus {

/// The shape of a node. Players and leaves differ in shape, never in colour alone.
enum class ShapeKind : std::uint8_t { maxTriangle, minTriangle, leafBox };

/// The outline of inner nodes: the usual one of their player, or the one that a course uses.
enum class Outline : std::uint8_t { usual, up, down, square, trapezoid, circle };

/// A node's outline around its centre; `scale` 1 is full size, `halfWidth` grows with wide texts.
struct NodeShape {
    ShapeKind kind = ShapeKind::leafBox;
    double scale = 1;
    double halfWidth = 22;
    Outline outline = Outline::usual; ///< the outline of an inner node

    /// The outline that is drawn: `up` or `down` where an inner node has the usual one, and `usual`
    /// for a leaf.
    [[nodiscard]] Outline form() const {
        return kind == ShapeKind::leafBox || outline != Outline::usual ? outline
               : kind == ShapeKind::maxTriangle                        ? Outline::up
                                                                       : Outline::down;
    }
};

/// At scale tooSmallToRead shapes are too small for any text; from readableScale on they have room
/// for one.
constexpr double tooSmallToRead = 0.27;
constexpr double readableScale = 0.37;

/// Returns the greatest scale of nodes at which rows do not touch; see fullRowGap. O(1).
[[nodiscard]] double greatestScale(const View& view, double textScale);
/// The scale of a node whose nearer neighbour in the row is `gap` pixels away.
[[nodiscard]] double scaleInGap(ShapeKind kind, double gap, double greatest);
/// The shape at its natural width.
[[nodiscard]] NodeShape naturalShape(ShapeKind kind, double scale);
/// Returns the height of the band that stands for a row of nodes too near to each other for shapes.
[[nodiscard]] double bandHeight(double greatest);
/// Returns a shape as wide as its scale says, but no lower than the band, so that bands grow into
/// shapes.
[[nodiscard]] NodeShape squeezedShape(ShapeKind kind, double scale, double greatest);
/// The same node with another outline.
[[nodiscard]] NodeShape drawnAs(NodeShape shape, Outline outline);
/// The shape made wide enough for a text, as far as `gap` allows.
[[nodiscard]] NodeShape widenedFor(NodeShape shape, double textWidth, double gap);

/// The outline, centred on (0, 0).
[[nodiscard]] QPainterPath outline(const NodeShape& shape);
[[nodiscard]] QRectF boundsOf(const NodeShape& shape);
/// Returns the room for text: low in an upward triangle, high in a downward one, else in the
/// middle.
[[nodiscard]] QRectF textRoom(const NodeShape& shape);
/// Returns the angle at the lower corners of a trapezoid, in degrees.
[[nodiscard]] double trapezoidAngle(const NodeShape& shape);
/// ringRadius() is the radius of a ring around the shape, and half its height; ringHalfWidth() is
/// half its width. Around a shape that was widened, the ring is wider than high, with half circles
/// at its ends.
[[nodiscard]] double ringRadius(const NodeShape& shape);
[[nodiscard]] double ringHalfWidth(const NodeShape& shape);

} // namespace prunus
