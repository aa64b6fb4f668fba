#pragma once

#include "ui/canvas/lineclip.h"
#include "ui/canvas/treelabels.h"

#include <QPainter>
#include <QPen>
#include <algorithm>
#include <array>

namespace prunus {

/// How an edge is drawn.
enum class EdgeKind : std::uint8_t { visited, notReached, cut };

/// Strokes follow the size of nodes, within bounds in which they stay visible and calm.
[[nodiscard]] inline double strokeFactor(double scale) {
    return std::clamp(scale, 0.5, 3.0);
}

/// Where on the edge into a cut node the double slash is, as a part of the edge from the parent;
/// `gap` is that to the node's neighbour.
[[nodiscard]] double slashPlace(double gap);
/// Half the width of a slash; eight ninths of it is how high it rises.
[[nodiscard]] double slashHalfWidth(double gap, double factor);

/// Of lines to what was not reached where a theme has them dotted, in pen widths.
inline const QList<qreal> notReachedDots{1.2, 2.4};

/// Draws the edges from one row of a frame to the next. Lines of one pen are collected, so that
/// thousands are drawn with one call.
class EdgeRow {
  public:
    /// The edges into the k-th row of the frame, from the one before; k > 0.
    EdgeRow(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
            const QRectF& area, std::size_t k)
        : painter_(painter), picture_(picture), frame_(frame), area_(area.adjusted(-8, -8, 8, 8)),
          row_(frame.visible.rows[k]), above_(frame.visible.rows[k - 1]) {}

    void paint();

  private:
    struct Shade {
        EdgeKind kind = EdgeKind::notReached;
        double left = 0;
        double right = 0;
    };
    struct Dashed {
        QLineF line;
        double factor;
        double offset;
    };
    struct Stroke {
        QLineF line;
        double width;
    };

    /// Where the parent of a node stands. Nodes come in order, so the last parent is often right.
    QPointF parentPlace(NodeId n);
    [[nodiscard]] bool parentHasShape() const;

    void addColumn(const VisibleColumn& column);
    /// A line from a node to one of many children: not all of them, or the fan would be a wedge.
    /// What counts is the distance where the lines end or leave the view.
    void addFanLine(const QLineF& line, EdgeKind kind);
    /// Edges between two rows without shapes are steep and countless: a light shade says enough.
    void addShade(const VisibleColumn& column, EdgeKind kind);
    void addNode(const VisibleNode& node);
    void addSlash(const QLineF& line, const VisibleNode& node, double factor);
    void add(QList<QLineF>& lines, const QLineF& line, bool broken) const;

    void drawShades();
    [[nodiscard]] QPen penOf(EdgeKind kind, double width) const;
    void drawLines();
    void draw(const QList<QLineF>& lines, const QPen& pen);

    /// Edges of nodes nearer than this are hairlines: smooth lines cost many times more.
    static constexpr double leastSmoothGap = 12;
    /// Marks, and lines of a fan, that are nearer could not be told apart.
    static constexpr double leastMarkGap = 5;
    static constexpr double leastFanGap = 3;
    /// Pen widths come in steps of half the full one.
    static constexpr std::size_t steps = 6;

    QPainter& painter_;
    const TreePicture& picture_;
    const LabelledTree& frame_;
    QRectF area_;
    const VisibleRow& row_;
    const VisibleRow& above_;
    NodeId parent_ = noNode;
    double lastMark_ = -1e9;
    QPointF lastFanEnd_{-1e9, -1e9};
    EdgeKind lastFanKind_ = EdgeKind::visited;
    std::vector<Shade> shades_;
    std::array<QList<QLineF>, 3> thin_;
    QList<QLineF> thinMarks_;
    std::array<std::array<QList<QLineF>, steps>, 2> lines_;
    std::vector<Dashed> dashed_;
    std::vector<Stroke> slashes_;
};

} // namespace prunus
