#pragma once

#include "core/uct/uctmoment.h"
#include "core/uct/uctview.h"
#include "ui/drawing/drawnnode.h"
#include "ui/drawing/treelabels.h"
#include "ui/drawing/treepicture.h"

#include <QPainter>
#include <QPainterPath>
#include <vector>

namespace prunus {

/// The numbers at a node: its mean as a value and its visits, or the sum of its rewards and its
/// visits.
enum class UctNumbers : std::uint8_t { valueAndVisits, rewardsAndVisits };

/// Which numbers are shown, and from whose side.
struct UctLook {
    UctNumbers numbers = UctNumbers::valueAndVisits;
    UctSide side = UctSide::max;
};

/// Paints over a tree what a Monte Carlo tree search knows of it: how often each branch was taken,
/// what the nodes are worth so far, and what this iteration does.
class UctPainter {
  public:
    /// All arguments must outlive this.
    UctPainter(QPainter& painter, const TreePicture& picture, const UctMoment& moment,
               const UctLook& look);

    void paint(const QRectF& area);

  private:
    /// What is painted already and covers the branches, which run under it.
    struct Covers {
        std::vector<QPainterPath> shapes;
        std::vector<QPainterPath> boards;
        std::vector<QPainterPath> labels;
    };
    [[nodiscard]] static Covers coversOf(const LabelledTree& frame);
    void drawUnder(const QPolygonF& places, const QPen& pen);
    void paintBranch(const DrawnNode& node);
    void paintVeil(const DrawnNode& node);
    void paintNumbers(const DrawnNode& node);
    void paintPath(const DrawnNode& node);
    void paintPlayout();
    void paintTail(const QRectF& area);
    [[nodiscard]] QString inside(const UctStatistics& of, NodeId n, double width) const;
    [[nodiscard]] QString beneath(const UctStatistics& of) const;
    [[nodiscard]] DrawnNode drawn(NodeId n) const;

    QPainter& painter_;
    const TreePicture& picture_;
    const UctMoment& moment_;
    UctLook look_;
    Covers covers_;
    std::vector<NodeId> path_;
    NodeId new_;
};

} // namespace prunus
