#pragma once

#include "ui/drawing/occupiedarea.h"
#include "ui/drawing/treelabels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {

/// Returns a label of one piece, whose rect starts at (0, 0).
[[nodiscard]] Label singleLabel(Label::Kind kind, NodeId node, const QString& text, Face face,
                                Ink ink, int pixels);

/// The gap between a label and its node, at full size.
inline constexpr double besideNode = 14;

/// The room that all labels of a frame share, as the base of the classes that place them.
class LabelRoom {
  public:
    LabelRoom(const TreePicture& picture, const QRectF& area, LabelledTree& frame,
              OccupiedArea& occupied)
        : picture_(picture), area_(area), frame_(frame), occupied_(occupied) {
        // Labels follow the text size more than the zoom: they may be dropped, but must not be
        // unreadable. Where columns are farther apart, labels are larger than that, too.
        const double s =
            std::min(frame.visible.greatestScale,
                     std::max(picture.textScale, picture.view.columnGap / fullColumnGap)) /
            picture.textScale;
        pixels_ = std::max(leastTextPixels,
                           int(std::lround(14 * picture.textScale * std::clamp(s, 0.75, 3.0))));
    }

  protected:
    /// Places the label with its top left corner at `topLeft` if there is room; false if there is
    /// none.
    bool tryAt(Label& label, QPointF topLeft) {
        const QRectF rect = label.rect.translated(topLeft);
        if (!occupied_.isFree(rect.adjusted(-2, 0, 2, 0))) {
            return false;
        }
        label.rect = rect;
        // Texts of two nodes must not read as one.
        const double air = 0.7 * pixels_;
        occupied_.add(rect.adjusted(-air, 0, air, 0));
        frame_.labels.push_back(label);
        return true;
    }

    /// The height of texts other than names and windows, in pixels.
    [[nodiscard]] int smallPixels() const { return std::max(leastTextPixels, pixels_ - 2); }
    [[nodiscard]] bool isCurrent(const DrawnNode& node) const {
        return node.where.node == frame_.visible.path->event.node;
    }
    [[nodiscard]] bool isOpen(NodeId n) const {
        const std::vector<NodeId>& open = frame_.visible.path->open;
        const std::uint32_t row = picture_.tree().rowOf(n).value;
        return row < open.size() && open[row] == n;
    }
    /// Whether the node is ringed as a witness; where a proof is lit, none is.
    [[nodiscard]] bool isWitness(const DrawnNode& node) const {
        return picture_.proof.empty() &&
               std::ranges::find(picture_.witnesses, node.where.node) != picture_.witnesses.end();
    }
    [[nodiscard]] bool isRinged(const DrawnNode& node) const {
        return (isCurrent(node) && picture_.showRing) || isWitness(node);
    }
    [[nodiscard]] bool isSelected(const DrawnNode& node) const {
        return node.where.node == picture_.selection;
    }
    /// How far the frame of a selection stands out from the node.
    [[nodiscard]] static double frameMargin(const DrawnNode& node) {
        return 6 * std::clamp(node.shape.scale, 0.5, 1.5) + 2;
    }
    /// How far a ring reaches beyond its radius; the ring of a witness reaches farther.
    [[nodiscard]] double ringMargin(const DrawnNode& node) const { return isWitness(node) ? 8 : 4; }
    /// Half the width of the node with its selection frame and its ring, where it has them.
    [[nodiscard]] double reach(const DrawnNode& node) const {
        return reachWith(node, isSelected(node) ? frameMargin(node) : 0);
    }
    [[nodiscard]] double reachWith(const DrawnNode& node, double frame) const {
        const double framed = node.shape.halfWidth + frame;
        return isRinged(node) ? std::max(framed, ringHalfWidth(node.shape) + ringMargin(node))
                              : framed;
    }
    /// Half the height of the node's ring; 0 without one.
    [[nodiscard]] double ringReach(const DrawnNode& node) const {
        return isRinged(node) ? ringRadius(node.shape) + ringMargin(node) : 0;
    }
    /// How far a node reaches below its centre: with its shape, which reaches `shape` down, its
    /// ring or its card. Room for a ring around a card is always kept, so that nothing moves from
    /// step to step.
    [[nodiscard]] double lowerReach(const DrawnNode& node, double shape) const {
        const double card =
            node.card.presence > 0
                ? node.card.rect.bottom() - node.where.centre.y() + ringFromCard(node) + 4
                : 0;
        return std::max({shape, ringReach(node), card});
    }
    /// The distances from a node's centre at which texts may stand beside it. The first is clear of
    /// the ring even while another node has it, so that texts stay where they are from step to
    /// step; the second is as near as possible, for where the first has no room.
    [[nodiscard]] std::array<double, 2> sides(const DrawnNode& node, double gap) const {
        return sidesAt(node, reach(node), gap);
    }
    [[nodiscard]] std::array<double, 2> sidesAt(const DrawnNode& node, double reach,
                                                double gap) const {
        const double ringed = picture_.showRing ? ringHalfWidth(node.shape) + 8 : 0;
        const double near = reach + (isRinged(node) ? 4 : gap);
        return {std::max(near, ringed), near};
    }

    /// The top of the label under a static value that says what the value is worth to the mover,
    /// where numbers are from the mover's side: clear of the ring even while another node has it.
    [[nodiscard]] double worthTop(const DrawnNode& node) const;
    /// The y from which the next text may stand under the worth of a static value; −∞ where no
    /// worth is shown.
    [[nodiscard]] double belowWorth(const DrawnNode& node) const;
    [[nodiscard]] bool showsStaticValue(NodeId n) const;

    const TreePicture& picture_;
    const QRectF& area_;
    LabelledTree& frame_;
    OccupiedArea& occupied_;
    int pixels_ = 14;
};

} // namespace prunus
