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

/// Returns the factor of stroke widths for nodes of this scale, bounded so that thin strokes stay
/// visible and thick ones do not dominate.
[[nodiscard]] inline double strokeFactor(double scale) {
    return std::clamp(scale, 0.5, 3.0);
}

/// Returns the place of the double slash on the edge into a cut node, clear of boards, as a part (0
/// to 1) of the way from the parent; `gap` is the gap between the node and its neighbour.
[[nodiscard]] double slashPlace(const TreePicture& picture, double gap);
/// Returns half the width of a slash; the slash rises by eight ninths of that.
[[nodiscard]] double slashHalfWidth(double gap, double factor);

/// The dots, in pen widths, of edges into nodes not reached and of the outlines of these nodes, for
/// themes that dot them.
inline const QList<qreal> notReachedDots{1.2, 2.4};

/// Draws the edges from one row of a frame to the next. Lines of one pen are collected, so that
/// thousands are drawn with one call.
class EdgeRow {
  public:
    /// Prepares the edges into the k-th row of the frame from the row before it; needs k > 0.
    /// Slashes are not drawn but added to `slashes`.
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

    /// Returns the edge into a node of the row. Nodes come in order, so the last parent is often
    /// right.
    EdgeLine edgeInto(NodeId n);
    /// Returns the parent of a column's middle node if that parent has a shape, else null. Columns
    /// come in order, so that a whole row costs one walk along the shapes above.
    [[nodiscard]] const VisibleNode* shapedParent(const VisibleColumn& column);

    void addColumn(const VisibleColumn& column);
    /// Adds a line from a node to one of many children, unless it is too near to the last line: all
    /// of the lines together would look like a solid wedge.
    void addFanLine(const QLineF& line, EdgeKind kind);
    /// Returns the part of a line that is in view. Where the line runs along the last one drawn of
    /// its kind, because both come from far away, returns only the end in which the two differ.
    QLineF apartFromLast(const QLineF& line, EdgeKind kind, double least);
    void addNode(const VisibleNode& node);
    /// Adds the upright parts at the ends of an edge; the part at the child only if the edge is
    /// `whole`.
    void addUprights(QList<QLineF>& lines, const EdgeLine& edge, bool whole) const;
    void addSlash(QPointF at, const VisibleNode& node, double factor);
    void add(QList<QLineF>& lines, const QLineF& line, bool broken) const;

    [[nodiscard]] QPen penOf(EdgeKind kind, double width) const;
    [[nodiscard]] QPen fanPenOf(EdgeKind kind) const;
    void drawLines();
    void draw(const QList<QLineF>& lines, const QPen& pen);

    /// Edges of nodes nearer to each other than this are hairlines: smooth lines cost many times
    /// more.
    static constexpr double leastSmoothGap = 12;
    /// Lines of a fan whose ends are nearer to each other than this, measured across the line,
    /// would look like one line.
    static constexpr double leastFanGap = 3;
    static constexpr double leastLineGap = 2;
    /// The share of the usual ink that lines to a cloud have: there are many, and the cloud is
    /// pale.
    static constexpr double fanShare = 0.65;
    /// The number of different pen widths, which grow in steps of half the full width.
    static constexpr std::size_t steps = 6;

    QPainter& painter_;
    const TreePicture& picture_;
    const LabelledTree& frame_;
    QRectF area_;
    const VisibleRow& row_;
    const VisibleRow& above_;
    NodeId parent_ = noNode;
    std::size_t shapeAbove_ = 0;
    /// The last line drawn of each kind, as far as it is in view.
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
