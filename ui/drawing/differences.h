#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// Whether one of the searches side by side has visited the node and another has cut it off.
[[nodiscard]] bool differs(const TreePicture& picture, NodeId n);

/// The same for ranges of nodes, row after row, from the runs of each search.
class RowDifferences {
  public:
    /// Picture and path, that of its moment, must outlive this.
    RowDifferences(const TreePicture& picture, std::shared_ptr<const StepPath> path);

    /// As RowStates does.
    void descendTo(Row row);
    /// Whether any node of a range of the row differs. O(log runs + runs touched + nodes / 64), in
    /// searches that may visit nodes again O(nodes).
    [[nodiscard]] bool any(NodeRange nodes);

  private:
    /// Whether any of these does, which each search has treated as kinds_ say.
    [[nodiscard]] bool anyOfAlike(NodeRange nodes) const;
    [[nodiscard]] bool anyOfCalled(NodeRange nodes) const;

    std::vector<OtherSearch> searches_;
    std::vector<RowStates> states_;
    std::vector<StateRun::Kind> kinds_;
};

/// Marks the nodes that differ: a bracket around each shape, and a line beneath the columns that
/// hold one. Nothing where no other search is shown.
void paintDifferences(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                      const QRectF& area);

} // namespace prunus
