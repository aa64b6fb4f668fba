#pragma once

#include "core/uct/ucttrace.h"

namespace prunus {

/// From whose side means, sums of rewards and estimates are shown: MAX's everywhere, or that of the
/// player who moved to the node, who chose it by its mean; to the root the opponent of who moves
/// there. The second is how books print them: Russell and Norvig, "Artificial Intelligence", 4th
/// edition, figure 5.10.
enum class UctSide : std::uint8_t { max, mover };

/// Turns numbers of UCT, which are from MAX's side, to the side from which they are shown.
class UctView {
  public:
    /// The trace must outlive it.
    UctView(const UctTrace& trace, UctSide side) : trace_(&trace), side_(side) {}

    [[nodiscard]] UctSide side() const { return side_; }
    /// Whose rewards the numbers of a node in this row count.
    [[nodiscard]] Player playerOf(Row row) const {
        return side_ == UctSide::max ? Player::max : opponent(trace_->playerAt(row));
    }
    /// O(log height).
    [[nodiscard]] Player playerOf(NodeId n) const { return playerOf(trace_->tree().rowOf(n)); }

    /// MIN's reward of a playout is 1 less MAX's.
    [[nodiscard]] static double reward(Player whose, double fromMax) {
        return whose == Player::max ? fromMax : 1 - fromMax;
    }
    [[nodiscard]] static UctStatistics statistics(Player whose, const UctStatistics& fromMax) {
        return {fromMax.visits,
                whose == Player::max ? fromMax.rewards : fromMax.visits - fromMax.rewards};
    }
    /// What a mean of MAX's rewards stands for, from that player's side.
    [[nodiscard]] Value worth(Player whose, double meanOfMax) const {
        return fromSideOf(whose, trace_->scale().value(meanOfMax));
    }

  private:
    const UctTrace* trace_;
    UctSide side_;
};

} // namespace prunus
