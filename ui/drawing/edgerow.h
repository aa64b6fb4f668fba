#pragma once

#include "ui/drawing/edgecloud.h"
#include "ui/drawing/edgeline.h"
#include "ui/drawing/edgepainter.h"
#include "ui/drawing/lineclip.h"
#include "ui/drawing/treelabels.h"

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

/// Where on the edge into a cut node the double slash is, clear of boards, as a part of the edge
/// from the parent; `gap` is that to the node's neighbour.
[[nodiscard]] double slashPlace(const TreePicture& picture, double gap);
/// Half the width of a slash; eight ninths of it is how high it rises.
[[nodiscard]] double slashHalfWidth(double gap, double factor);

/// Of lines to what was not reached where a theme has them dotted, in pen widths.
inline const QList<qreal> notReachedDots{1.2, 2.4};

/// Draws the edges from one row of a frame to the next. Lines of one pen are collected, so that
/// thousands are drawn with one call.
class EdgeRow {
  public:
    /// The edges into the k-th row of the frame, from the one before; k > 0. Slashes are not drawn
    /// but added to those that are given.
    EdgeRow(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
            const QRectF& area, std::size_t k, std::vector<Stroke>& slashes)
        : painter_(painter), picture_(picture), frame_(frame), area_(area.adjusted(-8, -8, 8, 8)),
          row_(frame.visible.rows[k]), above_(frame.visible.rows[k - 1]),
          cloud_(painter, picture, row_, area), slashes_(slashes) {}

    void paint();

  private:
    struct Dashed {
        QLineF line;
        double factor;
        double offset;
    };

    /// The edge into a node. Nodes come in order, so the last parent is often right.
    EdgeLine edgeInto(NodeId n);
    /// The parent of a column's middle node if it has a shape. Columns come in order, so that a
    /// whole row costs a walk along the shapes above.
    [[nodiscard]] const VisibleNode* shapedParent(const VisibleColumn& column);

    void addColumn(const VisibleColumn& column);
    /// A line from a node to one of many children: not all of them, or the fan would be a wedge.
    void addFanLine(const QLineF& line, EdgeKind kind);
    /// The part of a line in view. Where it runs along the line of its kind drawn last, because
    /// both come from far away, only the end in which it differs.
    QLineF apartFromLast(const QLineF& line, EdgeKind kind, double least);
    void addNode(const VisibleNode& node);
    /// The parts of an edge that stand upright at its ends; that at the child if it is `whole`.
    void addUprights(QList<QLineF>& lines, const EdgeLine& edge, bool whole) const;
    void addSlash(QPointF at, const VisibleNode& node, double factor);
    void add(QList<QLineF>& lines, const QLineF& line, bool broken) const;

    [[nodiscard]] QPen penOf(EdgeKind kind, double width) const;
    [[nodiscard]] QPen fanPenOf(EdgeKind kind) const;
    void drawLines();
    void draw(const QList<QLineF>& lines, const QPen& pen);

    /// Edges of nodes nearer than this are hairlines: smooth lines cost many times more.
    static constexpr double leastSmoothGap = 12;
    /// Lines of a fan whose ends are nearer, across the line, could not be told apart.
    static constexpr double leastFanGap = 3;
    static constexpr double leastLineGap = 2;
    /// How much of their ink lines to a cloud have: there are many, and the cloud is pale.
    static constexpr double fanShare = 0.65;
    /// Pen widths come in steps of half the full one.
    static constexpr std::size_t steps = 6;

    QPainter& painter_;
    const TreePicture& picture_;
    const LabelledTree& frame_;
    QRectF area_;
    const VisibleRow& row_;
    const VisibleRow& above_;
    NodeId parent_ = noNode;
    std::size_t shapeAbove_ = 0;
    /// By kind: the last line of a fan, as far as it is in view.
    std::array<QLineF, 3> last_;
    EdgeCloud cloud_;
    std::array<QList<QLineF>, 3> thin_;
    std::array<QList<QLineF>, 3> fan_;
    QList<QLineF> thinMarks_;
    QList<QLineF> paleMarks_;
    std::array<std::array<QList<QLineF>, steps>, 2> lines_;
    std::vector<Dashed> dashed_;
    std::vector<Stroke>& slashes_;
};

} // namespace prunus
