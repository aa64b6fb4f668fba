#pragma once

#include "core/uct/ucttrace.h"

namespace prunus {

/// The side from which means, sums of rewards and estimates are shown: MAX's at every node, or that
/// of the player who moved to the node and chose it by its mean. At the root, to which nobody
/// moved, that is the opponent of the player who moves there. Books print the numbers in the second
/// way: Russell and Norvig, "Artificial Intelligence", 4th edition, figure 5.10.
enum class UctSide : std::uint8_t { max, mover };

/// Turns UCT's numbers, which are from MAX's side, to the side from which they are shown.
class UctView {
  public:
    /// The trace must outlive this object.
    UctView(const UctTrace& trace, UctSide side) : trace_(&trace), side_(side) {}

    [[nodiscard]] UctSide side() const { return side_; }
    /// The player from whose side the numbers of a node in this row are shown.
    [[nodiscard]] Player playerOf(Row row) const {
        return side_ == UctSide::max ? Player::max : opponent(trace_->playerAt(row));
    }
    /// The player from whose side the numbers of this node are shown. O(log height).
    [[nodiscard]] Player playerOf(NodeId n) const { return playerOf(trace_->tree().rowOf(n)); }

    /// Turns a reward from MAX's side to that of the player: MIN's reward is 1 minus MAX's.
    [[nodiscard]] static double reward(Player whose, double fromMax) {
        return whose == Player::max ? fromMax : 1 - fromMax;
    }
    [[nodiscard]] static UctStatistics statistics(Player whose, const UctStatistics& fromMax) {
        return {fromMax.visits,
                whose == Player::max ? fromMax.rewards : fromMax.visits - fromMax.rewards};
    }
    /// The value, from that player's side, that a mean of MAX's rewards stands for.
    [[nodiscard]] Value worth(Player whose, double meanOfMax) const {
        return fromSideOf(whose, trace_->scale().value(meanOfMax));
    }

  private:
    const UctTrace* trace_;
    UctSide side_;
};

} // namespace prunus
