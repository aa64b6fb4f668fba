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
    double gap = 0;   ///< that its size goes by: in most rows, the least of all of its kind there
    double scale = 1; ///< of its shape
};

/// Nodes that share a column of about a pixel.
struct VisibleColumn {
    double left = 0;
    double width = 1;
    NodeRange nodes;
    StateCounts counts;
    double centre = 0; ///< of the first node, in pixels
    double gap = 0;    ///< of the first node to its nearer neighbour
};

/// What of a row is in view, or has an edge from the row above that crosses the view.
struct VisibleRow {
    Row row;
    double y = 0;
    std::vector<StateRun> runs;
    std::vector<VisibleNode> nodes; ///< with room, left to right
    std::vector<VisibleColumn> columns;
    std::vector<VisibleNode> marked; ///< in a column, but shown all the same
    /// Where rows share a line of pixels: all that it shows of this row and of those up to the
    /// next, instead of nodes and columns.
    std::vector<LineColumn> shared;
};

/// The rows in view without anything that a search knows, and what they were found for: whoever
/// paints the same part of a tree again, at another step or of another search, keeps it.
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
    std::shared_ptr<std::vector<VisibleRow>> rows; ///< a frame at a time writes into them
    /// Where rows share lines of pixels, what each line counts: by its first row, and whether the
    /// search knows its nodes one by one.
    std::map<std::pair<Row, bool>, LinePlaces> lines;
};

/// What a frame shows, found in time proportional to the pixels and not to the tree; but see
/// SharedLines where rows share a line of pixels.
struct VisibleTree {
    std::shared_ptr<std::vector<VisibleRow>> found;
    std::span<const VisibleRow> rows; ///< all that were found
    /// Rows from one entry of `rows` to the next. Where it is not 1, an entry is a line of pixels
    /// that stands for all of them, and there are no edges.
    std::uint32_t rowStride = 1;
    double greatestScale = 1;
    std::shared_ptr<const StepPath> path;
};

/// Neighbours nearer than this, in pixels, are drawn as columns.
inline constexpr double leastNodeGap = 5;

/// Walks the rows in view; in each, binary searches find the nodes whose edges or shapes can be
/// seen. Where neighbours are too near, a whole column is taken at once and counted by ranks.
[[nodiscard]] VisibleTree findVisible(const TreePicture& picture, const QRectF& area);

/// How far from its centre a node's shape and marks can reach, in pixels.
[[nodiscard]] constexpr double overhangAt(double scale) {
    return 30 + 90 * scale;
}
/// How large nodes may be in this picture.
[[nodiscard]] double greatestScaleOf(const TreePicture& picture);
/// How near the node's nearer neighbour in its row is, in pixels; infinite where it has none.
[[nodiscard]] double gapAround(const TreePicture& picture, NodeId n, Row row);
/// A single node, whether in view or not. O(depth log nodes).
[[nodiscard]] VisibleNode visibleNode(const TreePicture& picture, NodeId n);
/// The node whose place is nearest to a pixel, in the row nearest to it.
[[nodiscard]] NodeId nearestNode(const TreePicture& picture, QPointF pixel);

[[nodiscard]] QPointF pixelOf(const TreePicture& picture, NodeId n);
[[nodiscard]] ShapeKind shapeKindOf(const TreePicture& picture, NodeId n, Row row);

} // namespace prunus
