#pragma once

#include "core/notation/efg/efgoutcomes.h"
#include "core/notation/efg/payoff.h"

#include <tl/expected.hpp>

namespace prunus {

/// What both players are paid on the way to a node.
struct EfgPayoffs {
    Fraction first;
    Fraction second;

    /// The payoffs with those of one more outcome added; nullopt if the numbers are too long.
    [[nodiscard]] std::optional<EfgPayoffs> plus(const EfgOutcome& outcome) const;
};

/// Finds the values of leaves, and checks that the payoffs of both players have the same sum at
/// every leaf.
class EfgSums {
  public:
    explicit EfgSums(std::string_view text) : text_(text) {}

    /// The value of the leaf that starts at the offset `leaf`: player 1's payoff, with what the
    /// nodes above it pay. A fault if it is too long or too large, or if both payoffs have another
    /// sum than at the first leaf.
    [[nodiscard]] tl::expected<Value, Fault> valueOf(std::size_t leaf, const EfgPayoffs& above,
                                                     const EfgOutcome& outcome,
                                                     EfgNotices& notices);
    /// Adds a notice that says what the payoffs add up to, if that is not zero.
    void tellSum(EfgNotices& notices) const;

  private:
    std::string_view text_;
    std::optional<Fraction> sum_;    ///< of both payoffs, at every leaf
    std::size_t leaf_ = 0;           ///< where the first leaf stands, which gave the sum
    std::optional<bool> roundsSums_; ///< whether the first number that was rounded is a sum
};

} // namespace prunus
