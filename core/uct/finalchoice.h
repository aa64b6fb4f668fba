#pragma once

#include "core/uct/uctnodes.h"
#include "core/uct/uctoptions.h"

#include <tuple>

namespace prunus {

/// Finds the child of the root that is the move to make. The children are added in the order of
/// moves.
class FinalChoice {
  public:
    FinalChoice(UctFinal by, Player mover) : by_(by), mover_(mover) {}

    void add(const UctStatistics& child) {
        if (child.visits > 0) {
            const double wish = wishOf(mover_, child.mean());
            const double visits = child.visits;
            const Merit merit = by_ == UctFinal::visits ? Merit{visits, wish} : Merit{wish, visits};
            if (!best_ || merit > merit_) {
                best_ = seen_;
                merit_ = merit;
            }
        }
        ++seen_;
    }
    /// The number of that child; none if no child has a visit.
    [[nodiscard]] std::optional<std::uint32_t> best() const { return best_; }

  private:
    using Merit = std::tuple<double, double>;

    UctFinal by_;
    Player mover_;
    std::uint32_t seen_ = 0;
    std::optional<std::uint32_t> best_;
    Merit merit_;
};

} // namespace prunus
