#pragma once

#include "core/notation/efg/efgoutcomes.h"
#include "core/notation/efg/payoff.h"

#include <tl/expected.hpp>

namespace prunus {

/// What both players are paid on the way to a node.
struct EfgPayoffs {
    Fraction first;
    Fraction second;

    /// With an outcome more; none if the numbers are too long.
    [[nodiscard]] std::optional<EfgPayoffs> plus(const EfgOutcome& outcome) const;
};

/// Finds the values of leaves, and whether what both players are paid is the same at all.
class EfgSums {
  public:
    explicit EfgSums(std::string_view text) : text_(text) {}

    /// Player 1's payoff at a leaf, with what the nodes above it pay.
    [[nodiscard]] tl::expected<Value, Fault> valueOf(std::size_t leaf, const EfgPayoffs& above,
                                                     const EfgOutcome& outcome,
                                                     EfgNotices& notices);
    /// What the payoffs add up to, if that is not zero.
    void tellSum(EfgNotices& notices) const;

  private:
    std::string_view text_;
    std::optional<Fraction> sum_;    ///< of every leaf
    std::size_t leaf_ = 0;           ///< that said so
    std::optional<bool> roundsSums_; ///< whether the first number that was rounded is a sum
};

} // namespace prunus
