#include "core/notation/efg/payoff.h"

#include "core/notation/characters.h"
#include "core/notation/number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>

namespace prunus {

namespace {

/// digits · 10^exponent, without zeros at either end of the digits; no digits for 0.
struct Decimal {
    bool negative = false;
    std::string digits;
    std::int64_t exponent = 0;

    friend bool operator==(const Decimal&, const Decimal&) = default;
};

constexpr std::int64_t farExponent = 1'000'000'000'000;
/// So many digits fit 64 bits, and leave room for one more.
constexpr std::size_t safeDigits = 17;
/// A double keeps every number of so many digits, unless it is very close to zero.
constexpr std::size_t keptDigits = 15;
constexpr Value leastKept = 1e-300;
/// A fraction of 64-bit numbers either ends within so many decimals or differs from every number
/// half-way between two doubles by more than the rest.
constexpr int decimalsThatDecide = 60;

std::size_t signLength(std::string_view text) {
    return !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
}

/// The end of the digits and their point, or npos if there is no digit.
std::size_t mantissaEnd(std::string_view text, std::size_t start) {
    std::size_t end = skipDigits(text, start);
    std::size_t digits = end - start;
    if (end < text.size() && text[end] == '.') {
        const std::size_t after = skipDigits(text, end + 1);
        digits += after - end - 1;
        end = after;
    }
    return digits == 0 ? std::string_view::npos : end;
}

std::int64_t exponentOf(std::string_view text) {
    std::int64_t value = 0;
    const std::size_t start = text.size() > 1 && text[0] == '+' ? 1 : 0;
    const auto result = std::from_chars(text.data() + start, text.data() + text.size(), value);
    if (result.ec != std::errc{}) {
        return text[0] == '-' ? -farExponent : farExponent;
    }
    return std::clamp(value, -farExponent, farExponent);
}

Decimal decimalOf(std::string_view text) {
    Decimal decimal;
    const std::size_t mantissa = std::min(text.find_first_of("eE"), text.size());
    bool fraction = false;
    for (const char c : text.substr(0, mantissa)) {
        if (isDigit(c)) {
            decimal.digits += c;
            decimal.exponent -= fraction ? 1 : 0;
        }
        fraction = fraction || c == '.';
    }
    if (mantissa < text.size()) {
        decimal.exponent += exponentOf(text.substr(mantissa + 1));
    }
    decimal.digits.erase(0, decimal.digits.find_first_not_of('0'));
    while (!decimal.digits.empty() && decimal.digits.back() == '0') {
        decimal.digits.pop_back();
        ++decimal.exponent;
    }
    decimal.negative = text[0] == '-' && !decimal.digits.empty();
    decimal.exponent = decimal.digits.empty() ? 0 : decimal.exponent;
    return decimal;
}

std::int64_t tenTo(std::int64_t power) {
    std::int64_t value = 1;
    for (; power > 0; --power) {
        value *= 10;
    }
    return value;
}

/// Digits that fit, with their sign.
std::optional<std::int64_t> wholeOf(std::string_view text) {
    std::int64_t value = 0;
    const std::size_t start = text[0] == '+' ? 1 : 0;
    const char* const end = text.data() + text.size();
    const auto result = std::from_chars(text.data() + start, end, value);
    const bool good = result.ec == std::errc{} && result.ptr == end &&
                      value != std::numeric_limits<std::int64_t>::min();
    return good ? std::optional<std::int64_t>(value) : std::nullopt;
}

Value doubleOf(std::string_view decimal) {
    const std::size_t start = decimal[0] == '+' ? 1 : 0;
    Value value = 0;
    const auto result =
        std::from_chars(decimal.data() + start, decimal.data() + decimal.size(), value);
    return result.ec == std::errc{} ? value + 0.0 : infinity;
}

} // namespace

bool isPayoff(std::string_view text) {
    const std::size_t start = signLength(text);
    std::size_t end = mantissaEnd(text, start);
    if (end == std::string_view::npos || end == text.size()) {
        return end == text.size();
    }
    if (text[end] == '/') {
        const bool whole = skipDigits(text, start) == end;
        return whole && end + 1 < text.size() && skipDigits(text, end + 1) == text.size();
    }
    if ((text[end] | 0x20) != 'e') {
        return false;
    }
    ++end;
    end += signLength(text.substr(end));
    return end < text.size() && skipDigits(text, end) == text.size();
}

bool opposite(std::string_view one, std::string_view other) {
    return (one[0] == '-') != (other[0] == '-') &&
           one.substr(signLength(one)) == other.substr(signLength(other));
}

std::optional<Fraction> Fraction::reduced(std::int64_t numerator, std::int64_t denominator) {
    // Long division multiplies a remainder by ten.
    if (denominator == 0 || denominator > std::numeric_limits<std::int64_t>::max() / 10) {
        return std::nullopt;
    }
    const std::int64_t common = std::gcd(numerator, denominator);
    return Fraction(numerator / common, denominator / common);
}

std::optional<Fraction> Fraction::of(std::string_view payoff) {
    if (const std::size_t slash = payoff.find('/'); slash != std::string_view::npos) {
        const auto numerator = wholeOf(payoff.substr(0, slash));
        const auto denominator = wholeOf(payoff.substr(slash + 1));
        return numerator && denominator ? reduced(*numerator, *denominator) : std::nullopt;
    }
    const Decimal decimal = decimalOf(payoff);
    const auto length = static_cast<std::int64_t>(decimal.digits.size());
    constexpr auto most = static_cast<std::int64_t>(safeDigits);
    if (length > most || length + decimal.exponent > most || decimal.exponent < -most) {
        return std::nullopt;
    }
    const std::int64_t digits = decimal.digits.empty() ? 0 : wholeOf(decimal.digits).value_or(0);
    const std::int64_t size = decimal.negative ? -digits : digits;
    return decimal.exponent < 0 ? reduced(size, tenTo(-decimal.exponent))
                                : Fraction(size * tenTo(decimal.exponent), 1);
}

std::optional<Fraction> Fraction::plus(const Fraction& other) const {
    const std::int64_t common = std::gcd(denominator_, other.denominator_);
    std::int64_t one = 0;
    std::int64_t two = 0;
    std::int64_t sum = 0;
    std::int64_t denominator = 0;
    if (__builtin_mul_overflow(numerator_, other.denominator_ / common, &one) ||
        __builtin_mul_overflow(other.numerator_, denominator_ / common, &two) ||
        __builtin_add_overflow(one, two, &sum) ||
        __builtin_mul_overflow(denominator_, other.denominator_ / common, &denominator) ||
        sum == std::numeric_limits<std::int64_t>::min()) {
        return std::nullopt;
    }
    return reduced(sum, denominator);
}

Value Fraction::nearest() const {
    std::string text = std::to_string(numerator_ / denominator_);
    if (numerator_ < 0 && text[0] != '-') {
        text.insert(0, 1, '-');
    }
    std::int64_t rest = std::abs(numerator_ % denominator_);
    text += '.';
    for (int i = 0; i < decimalsThatDecide && rest != 0; ++i) {
        rest *= 10;
        text += static_cast<char>('0' + rest / denominator_);
        rest %= denominator_;
    }
    return doubleOf(text);
}

std::optional<Held> held(std::string_view payoff) {
    if (payoff.find('/') != std::string_view::npos) {
        const auto number = Fraction::of(payoff);
        return number ? std::optional<Held>(held(*number)) : std::nullopt;
    }
    const Decimal exact = decimalOf(payoff);
    const Value value = exact.digits.empty() ? 0 : doubleOf(payoff);
    const bool kept =
        exact.digits.size() <= keptDigits && (value == 0 || std::abs(value) >= leastKept);
    return Held{value, std::isfinite(value) && (kept || decimalOf(formatNumber(value)) == exact)};
}

Held held(const Fraction& number) {
    const Value value = number.nearest();
    return {value, Fraction::of(formatNumber(value)) == number};
}

} // namespace prunus
