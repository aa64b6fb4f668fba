#pragma once

#include "ui/drawing/occupiedarea.h"
#include "ui/drawing/treelabels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {

/// A label of one piece; its rect starts at (0, 0).
[[nodiscard]] Label singleLabel(Label::Kind kind, NodeId node, const QString& text, Face face,
                                Ink ink, int pixels);

/// Gap between a label and what it belongs to, at full size.
inline constexpr double besideNode = 14;

/// The room that all labels of a frame share, for those that place one kind of them.
class LabelRoom {
  public:
    LabelRoom(const TreePicture& picture, const QRectF& area, LabelledTree& frame,
              OccupiedArea& occupied)
        : picture_(picture), area_(area), frame_(frame), occupied_(occupied) {
        // Labels follow the text size more than the zoom: they may be dropped, not unreadable.
        // Larger than that they are where columns are farther apart, too.
        const double s =
            std::min(frame.visible.greatestScale,
                     std::max(picture.textScale, picture.view.columnGap / fullColumnGap)) /
            picture.textScale;
        pixels_ = std::max(leastTextPixels,
                           int(std::lround(14 * picture.textScale * std::clamp(s, 0.75, 3.0))));
    }

  protected:
    /// Takes the label if there is room with its top left corner at a place.
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

    /// Of what stands beside the names and windows.
    [[nodiscard]] int smallPixels() const { return std::max(leastTextPixels, pixels_ - 2); }
    [[nodiscard]] bool isCurrent(const DrawnNode& node) const {
        return node.where.node == frame_.visible.path->event.node;
    }
    [[nodiscard]] bool isOpen(NodeId n) const {
        const std::vector<NodeId>& open = frame_.visible.path->open;
        const std::uint32_t row = picture_.tree().rowOf(n).value;
        return row < open.size() && open[row] == n;
    }
    [[nodiscard]] bool isWitness(const DrawnNode& node) const {
        return std::ranges::find(picture_.witnesses, node.where.node) != picture_.witnesses.end();
    }
    [[nodiscard]] bool isRinged(const DrawnNode& node) const {
        return (isCurrent(node) && picture_.showRing) || isWitness(node);
    }
    [[nodiscard]] bool isSelected(const DrawnNode& node) const {
        return node.where.node == picture_.selection;
    }
    /// How far the frame of a selection stands out.
    [[nodiscard]] static double frameMargin(const DrawnNode& node) {
        return 6 * std::clamp(node.shape.scale, 0.5, 1.5) + 2;
    }
    /// How far a ring stands out from its line; a witness's is the wider one.
    [[nodiscard]] double ringMargin(const DrawnNode& node) const { return isWitness(node) ? 8 : 4; }
    /// Half the width of the node with its frame, and with its ring if it wears one.
    [[nodiscard]] double reach(const DrawnNode& node) const {
        return reachWith(node, isSelected(node) ? frameMargin(node) : 0);
    }
    [[nodiscard]] double reachWith(const DrawnNode& node, double frame) const {
        const double framed = node.shape.halfWidth + frame;
        return isRinged(node) ? std::max(framed, ringHalfWidth(node.shape) + ringMargin(node))
                              : framed;
    }
    /// Half the height of the ring that the node wears; 0 without one.
    [[nodiscard]] double ringReach(const DrawnNode& node) const {
        return isRinged(node) ? ringRadius(node.shape) + ringMargin(node) : 0;
    }
    /// How far below its centre a node ends: its shape, of which `shape` is the lower part, its
    /// ring, or its card. Room for a ring around a card is kept, so that nothing moves from step to
    /// step.
    [[nodiscard]] double lowerReach(const DrawnNode& node, double shape) const {
        const double card =
            node.card.presence > 0
                ? node.card.rect.bottom() - node.where.centre.y() + ringFromCard(node) + 4
                : 0;
        return std::max({shape, ringReach(node), card});
    }
    /// How far from its centre texts stand beside a node: clear of the ring also while another node
    /// wears it, so that they stay where they are from step to step. If there is no room for that,
    /// as near as can be.
    [[nodiscard]] std::array<double, 2> sides(const DrawnNode& node, double gap) const {
        return sidesAt(node, reach(node), gap);
    }
    [[nodiscard]] std::array<double, 2> sidesAt(const DrawnNode& node, double reach,
                                                double gap) const {
        const double ringed = picture_.showRing ? ringHalfWidth(node.shape) + 8 : 0;
        const double near = reach + (isRinged(node) ? 4 : gap);
        return {std::max(near, ringed), near};
    }

    /// Where the worth of a static value stands, which numbers from the mover's side have under
    /// them: clear of the ring also while another node wears it.
    [[nodiscard]] double worthTop(const DrawnNode& node) const;
    /// Where the next text may stand under it; −∞ without one.
    [[nodiscard]] double belowWorth(const DrawnNode& node) const;
    [[nodiscard]] bool showsStaticValue(NodeId n) const;

    const TreePicture& picture_;
    const QRectF& area_;
    LabelledTree& frame_;
    OccupiedArea& occupied_;
    int pixels_ = 14;
};

} // namespace prunus
