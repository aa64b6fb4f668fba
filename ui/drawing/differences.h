#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>
#include <functional>

namespace prunus {

/// How the search of a picture differs from the searches shown beside it, at one node or at any of
/// several nodes.
struct Difference {
    bool visited = false; ///< visited by this search, cut off by another one
    bool cut = false;     ///< cut off by this search, visited by another one

    [[nodiscard]] bool any() const { return visited || cut; }
    friend bool operator==(const Difference&, const Difference&) = default;
};

[[nodiscard]] Difference differenceAt(const TreePicture& picture, NodeId n);

/// Finds the differences in ranges of nodes, row after row, from the state runs of each search.
class RowDifferences {
  public:
    /// `path` is the step path of the picture's moment. Picture and path must outlive this.
    RowDifferences(const TreePicture& picture, std::shared_ptr<const StepPath> path);

    /// Goes down to a row, as RowStates::descendTo() does.
    void descendTo(Row row);
    /// Returns the differences in a range of the row. O(log runs + runs touched + nodes / 64), or
    /// O(nodes) for searches that may visit nodes again.
    [[nodiscard]] Difference in(NodeRange nodes);

  private:
    /// Returns the differences in a range that each search has treated in one way, given by kinds_.
    [[nodiscard]] Difference inAlike(NodeRange nodes) const;
    [[nodiscard]] Difference inCalled(NodeRange nodes) const;
    /// Whether the search `visiting` visited any of the nodes that the search `cutting` cut off.
    [[nodiscard]] bool visitedAndCut(std::size_t visiting, std::size_t cutting,
                                     NodeRange nodes) const;
    [[nodiscard]] StateCounts countIn(std::size_t search, NodeId n) const;
    [[nodiscard]] const RankedBits& visitedBy(std::size_t search) const;

    std::vector<OtherSearch> searches_; ///< the picture's own search comes first
    std::vector<RowStates> states_;
    std::vector<StateRun::Kind> kinds_;
};

/// Marks the nodes that differ: corners around nodes that only this search visited, brackets beside
/// nodes that only this search cut off, and a line or dots beneath columns that hold such nodes.
/// Paints nothing where no other search is shown.
void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);
/// Paints the marks of differences, but only at nodes that have shapes; `differenceOf` says how a
/// node differs.
void markNodes(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
               const QRectF& area, const std::function<Difference(NodeId)>& differenceOf);
/// paintDifference() paints the mark of a difference around a shape; paintDifferenceLine() paints
/// the mark beneath a shape that has no room around it.
void paintDifference(QPainter& painter, const QRectF& box, Difference difference, const QPen& pen);
void paintDifferenceLine(QPainter& painter, const QRectF& line, Difference difference,
                         const QColor& colour);

} // namespace prunus
