#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>
#include <functional>

namespace prunus {

/// What the search of a picture did with a node that one side by side with it did not, or with any
/// of several nodes.
struct Difference {
    bool visited = false; ///< visited here, cut off by another
    bool cut = false;     ///< cut off here, visited by another

    [[nodiscard]] bool any() const { return visited || cut; }
    friend bool operator==(const Difference&, const Difference&) = default;
};

[[nodiscard]] Difference differenceAt(const TreePicture& picture, NodeId n);

/// The same for ranges of nodes, row after row, from the runs of each search.
class RowDifferences {
  public:
    /// Picture and path, that of its moment, must outlive this.
    RowDifferences(const TreePicture& picture, std::shared_ptr<const StepPath> path);

    /// As RowStates does.
    void descendTo(Row row);
    /// Of a range of the row. O(log runs + runs touched + nodes / 64), in searches that may visit
    /// nodes again O(nodes).
    [[nodiscard]] Difference in(NodeRange nodes);

  private:
    /// Of nodes which each search has treated as kinds_ say.
    [[nodiscard]] Difference inAlike(NodeRange nodes) const;
    [[nodiscard]] Difference inCalled(NodeRange nodes) const;
    /// Whether a search visited any of them that another one cut off.
    [[nodiscard]] bool visitedAndCut(std::size_t visiting, std::size_t cutting,
                                     NodeRange nodes) const;
    [[nodiscard]] StateCounts countIn(std::size_t search, NodeId n) const;
    [[nodiscard]] const RankedBits& visitedBy(std::size_t search) const;

    std::vector<OtherSearch> searches_; ///< that of the picture first
    std::vector<RowStates> states_;
    std::vector<StateRun::Kind> kinds_;
};

/// Marks the nodes that differ: corners around what was visited here only, brackets beside what was
/// cut off here only; beneath columns that hold such, a line or dots. Nothing where no other search
/// is shown.
void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);
/// The same around nodes with shapes alone, whatever they differ in.
void markNodes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
               const QRectF& area, const std::function<Difference(NodeId)>& differenceOf);
/// The mark of one kind around a shape, and that beneath one that has no room around it.
void paintDifference(QPainter& painter, const QRectF& box, Difference difference, const QPen& pen);
void paintDifferenceLine(QPainter& painter, const QRectF& line, Difference difference,
                         const QColor& colour);

} // namespace prunus
