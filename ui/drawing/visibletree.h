#pragma once

#include "ui/drawing/nodeshape.h"
#include "ui/drawing/rowstates.h"
#include "ui/drawing/sharedlines.h"
#include "ui/drawing/treepicture.h"

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace prunus {

/// A node with room enough for a shape of its own, or one that is always shown.
struct VisibleNode {
    NodeId node;
    NodeState state = NodeState::notReached;
    ShapeKind kind = ShapeKind::leafBox;
    QPointF centre;
    double gap = 0;   ///< the gap that gives its size: in most rows, the least gap of all nodes of
                      ///< its kind there
    double scale = 1; ///< the scale of its shape
};

/// Nodes that share a column of about a pixel.
struct VisibleColumn {
    double left = 0;
    double width = 1;
    NodeRange nodes;
    StateCounts counts;
    double centre = 0; ///< the x of the first node, in pixels
    double gap = 0;    ///< from the first node to its nearer neighbour, in pixels
};

/// The part of a row that is in view, or whose edges from the row above cross the view.
struct VisibleRow {
    Row row;
    double y = 0;
    std::vector<StateRun> runs;
    std::vector<VisibleNode> nodes; ///< nodes with room for a shape, left to right
    std::vector<VisibleColumn> columns;
    std::vector<VisibleNode> marked; ///< nodes in a column that are shown all the same
    /// Where rows share a line of pixels: what the line shows of this row and of those up to the
    /// next one listed, instead of nodes and columns.
    std::vector<LineColumn> shared;
};

/// The rows in view without anything that depends on a search, and the sight that they were found
/// for. A caller keeps them to paint the same part of a tree again, at another step or for another
/// search.
struct PlacesInView {
    struct Sight {
        const TidyLayout* layout = nullptr;
        View view;
        QRectF area;
        double overhang = 0;
        double greatestScale = 1;

        friend bool operator==(const Sight&, const Sight&) = default;
    };
    Sight sight;
    std::shared_ptr<std::vector<VisibleRow>> rows; ///< only one frame at a time writes into them
    /// Where rows share lines of pixels: the nodes that each line counts, by its first row and by
    /// whether the search knows its nodes one by one.
    std::map<std::pair<Row, bool>, LinePlaces> lines;
};

/// What a frame shows, found in time proportional to the pixels and not to the tree; but see
/// SharedLines where rows share a line of pixels.
struct VisibleTree {
    std::shared_ptr<std::vector<VisibleRow>> found;
    std::span<const VisibleRow> rows; ///< all rows in `found`
    /// The number of rows from one entry of `rows` to the next. Where it is not 1, an entry is a
    /// line of pixels that stands for that many rows, and there are no edges.
    std::uint32_t rowStride = 1;
    double greatestScale = 1;
    std::shared_ptr<const StepPath> path;
};

/// Neighbours nearer than this, in pixels, are drawn as columns.
inline constexpr double leastNodeGap = 5;

/// Finds what is in view, row by row; in each row, binary searches find the nodes whose edges or
/// shapes can be seen. Where neighbours are too near, a whole column is taken at once and counted
/// by ranks.
[[nodiscard]] VisibleTree findVisible(const TreePicture& picture, const QRectF& area);

/// How far from its centre a node's shape and marks can reach, in pixels.
[[nodiscard]] constexpr double overhangAt(double scale) {
    return 30 + 90 * scale;
}
/// Returns the greatest scale of nodes in this picture.
[[nodiscard]] double greatestScaleOf(const TreePicture& picture);
/// How near the node's nearer neighbour in its row is, in pixels; infinite where it has none.
[[nodiscard]] double gapAround(const TreePicture& picture, NodeId n, Row row);
/// Returns a single node, whether it is in view or not. O(depth log nodes).
[[nodiscard]] VisibleNode visibleNode(const TreePicture& picture, NodeId n);
/// The node whose place is nearest to a pixel, in the row nearest to it.
[[nodiscard]] NodeId nearestNode(const TreePicture& picture, QPointF pixel);

[[nodiscard]] QPointF pixelOf(const TreePicture& picture, NodeId n);
[[nodiscard]] ShapeKind shapeKindOf(const TreePicture& picture, NodeId n, Row row);

} // namespace prunus
