#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <cstdint>

namespace prunus {

/// How much room a tree takes in its own units: columns as in TidyLayout, and rows.
struct TreeExtent {
    double width = 0;         ///< greatest x of all nodes
    std::uint32_t height = 0; ///< the last row
};

/// Where a tree is shown: pixels of the area, the tree's extent, and the text size (1 = 100 %).
struct Viewport {
    QRectF area;
    TreeExtent extent;
    double textScale = 1;
    /// Whether boards hang under the nodes.
    bool boards = false;
    /// Whether a text under each leaf says what the leaf is worth to the mover.
    bool worths = false;
};

/// Which part of a tree is seen, and how large: tree units (x, row) to pixels and back. Columns and
/// rows have scales of their own, so that wide trees keep comfortable rows.
struct View {
    QPointF origin;        ///< the pixel of x = 0 in row 0
    double columnGap = 90; ///< pixels between x and x + 1
    double rowGap = 160;   ///< pixels between a row and the next

    [[nodiscard]] double pixelX(double x) const { return origin.x() + x * columnGap; }
    [[nodiscard]] double pixelY(double row) const { return origin.y() + row * rowGap; }
    [[nodiscard]] QPointF pixel(QPointF tree) const { return {pixelX(tree.x()), pixelY(tree.y())}; }
    [[nodiscard]] double treeX(double px) const { return (px - origin.x()) / columnGap; }
    [[nodiscard]] double treeRow(double py) const { return (py - origin.y()) / rowGap; }

    friend bool operator==(const View&, const View&) = default;
};

/// Gaps at which nodes have their full size at a text size of 100 %, in pixels.
inline constexpr double fullColumnGap = 90;
inline constexpr double fullRowGap = 160;
/// How many times larger than full size a node can be zoomed.
inline constexpr double greatestZoom = 8;

/// Returns how much larger than usual the frame around a tree is, with its margins and the bands'
/// names: as the text is, unless that would leave a narrow area no room for the tree.
[[nodiscard]] double frameScale(double areaWidth, double textScale);
/// Returns the size of the bands' names relative to their usual size: they follow the text size as
/// far as they have room in the left margin, and large nodes a little.
[[nodiscard]] double bandScale(double areaWidth, double textScale, double nodeScale);

/// Returns the view of the whole tree with margins for names, windows and bands: as large as it can
/// be, but no larger than the last row of a class needs to read it, or than the text size asks for.
[[nodiscard]] View fitted(const Viewport& port);
/// Returns the view made larger (factor > 1) or smaller around a pixel that stays where it is.
/// Column gap and row gap each grow up to full size, then both grow alike; the zoom stays between
/// the whole tree and one big node.
[[nodiscard]] View zoomed(const View& view, double factor, QPointF fixed, const Viewport& port);
/// Returns the view moved by pixels, but never so far that the tree leaves the area.
[[nodiscard]] View panned(const View& view, QPointF by, const Viewport& port);
/// Returns the view moved so that a place of the tree (x, row) is in the middle, as far as panned()
/// allows.
[[nodiscard]] View centredOn(const View& view, QPointF place, const Viewport& port);
/// Whether a node at a place of the tree lies wholly in the area; `around` is how far the node
/// reaches around its place.
[[nodiscard]] bool isWholeInView(const View& view, QPointF place, const QRectF& area,
                                 const QMarginsF& around);
/// Returns the view moved as little as needed for a place to lie in the comfortable inner part of
/// the area; unchanged if it lies there. `around` is how far a node with a card reaches around the
/// place: nothing moves while the whole node is in view; else the node comes into view as a whole,
/// with a small margin, if it fits.
[[nodiscard]] View keepingVisible(const View& view, QPointF place, const Viewport& port,
                                  const QMarginsF& around = {});
/// Returns the view adapted after the area, the tree or the text size changed: with its scales
/// within bounds and the tree in sight.
[[nodiscard]] View adapted(const View& view, const Viewport& port);

/// Returns the view on the way from one view to another, from part 0 to part 1.
[[nodiscard]] View between(const View& from, const View& to, double part);

} // namespace prunus
