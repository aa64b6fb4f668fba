#pragma once

#include "core/tree/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace prunus {

// Payoffs as an efg file writes them: `[+-]` digits with or without a point, or beginning with one,
// and an exponent or not; or a fraction `[+-]digits/digits`. They have to be compared and added
// exactly: 0.1 and 0.9, or 1/3 and 2/3, are payoffs of a constant sum.

/// Whether a text is a payoff in one of the forms above. O(length).
[[nodiscard]] bool isPayoff(std::string_view text);
/// Whether one payoff is the other with its sign turned, digit by digit. Both texts must be
/// payoffs.
[[nodiscard]] bool opposite(std::string_view one, std::string_view other);

/// An exact number: a fraction of 64-bit whole numbers in lowest terms.
class Fraction {
  public:
    Fraction() = default;
    /// The payoff's value, or none if it does not fit or divides by zero.
    [[nodiscard]] static std::optional<Fraction> of(std::string_view payoff);

    /// The sum, or none if it does not fit.
    [[nodiscard]] std::optional<Fraction> plus(const Fraction& other) const;
    [[nodiscard]] bool isZero() const { return numerator_ == 0; }
    /// The double nearest to the fraction. Never -0.
    [[nodiscard]] Value nearest() const;

    friend bool operator==(const Fraction&, const Fraction&) = default;

  private:
    Fraction(std::int64_t numerator, std::int64_t denominator)
        : numerator_(numerator), denominator_(denominator) {}
    [[nodiscard]] static std::optional<Fraction> reduced(std::int64_t numerator,
                                                         std::int64_t denominator);

    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};

/// The double that a tree can hold for a number, and whether it is exactly that number as it
/// prints.
struct Held {
    Value value = 0;
    bool exact = true;
};

/// The double nearest to a payoff, infinite if the payoff is beyond doubles; nullopt for a fraction
/// that does not fit or divides by zero.
[[nodiscard]] std::optional<Held> held(std::string_view payoff);
[[nodiscard]] Held held(const Fraction& number);

} // namespace prunus
