#include "core/notation/scannumber.h"

#include "core/base/ascii.h"
#include "core/notation/characters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <system_error>
#include <utility>

namespace prunus {

namespace {

constexpr std::string_view minusSign = "\xE2\x88\x92";
/// So many digits always fit a double exactly.
constexpr std::size_t exactDigits = 15;

/// How many bytes the sign that starts here takes; 0 if none does.
std::size_t signLength(std::string_view text, std::size_t at) {
    if (at < text.size() && (text[at] == '-' || text[at] == '+')) {
        return 1;
    }
    return text.substr(at, minusSign.size()) == minusSign ? minusSign.size() : 0;
}

bool digitAt(std::string_view text, std::size_t at) {
    return at < text.size() && isDigit(text[at]);
}

/// A number as it stands in the text, shortened so that the message stays one.
std::string shown(std::string_view text, std::size_t start, std::size_t end) {
    constexpr std::size_t most = 24;
    const std::string_view number = text.substr(start, end - start);
    return number.size() <= most ? std::string(number) : std::string(number.substr(0, most)) + "…";
}

Fault afterSign(std::string_view text, std::size_t start, std::size_t at) {
    if (signLength(text, at) != 0) {
        return {at, {Code::oneSign}};
    }
    if (at < text.size() && isSpace(text[at]) && startsNumber(text, skipSpace(text, at))) {
        return {at, {Code::spaceAfterSign}};
    }
    if (at < text.size()) {
        if (auto lookalike = lookalikeAt(text, at)) {
            return *std::move(lookalike);
        }
    }
    return {start, explainNotFinite(text.substr(at, bareNameEnd(text, at) - at))
                       .value_or(Message{Code::signAlone})};
}

Fault beforePoint(std::string_view text, std::size_t start, std::size_t point) {
    const std::size_t end = skipDigits(text, point + 1);
    if (end == point + 1) {
        return {start, {Code::pointAlone}};
    }
    return {
        start,
        {Code::noDigitsBeforePoint, {shown(text, start, point) + "0" + shown(text, point, end)}}};
}

Fault leadingZeros(std::string_view text, std::size_t start, std::size_t digits) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789.", digits), text.size());
    std::size_t first = digits;
    while (text[first] == '0' && digitAt(text, first + 1)) {
        ++first;
    }
    return {start, {Code::leadingZeros, {shown(text, start, digits) + shown(text, first, end)}}};
}

Fault afterNumber(std::string_view text, std::size_t start, std::size_t end) {
    return unexpected(text, end, {Code::afterNumberExpected, {shown(text, start, end)}});
}

Fault beyondDouble(std::string_view text, std::size_t start, std::size_t end) {
    return {start, {Code::beyondDouble, {shown(text, start, end)}}};
}

/// The value of digits that follow the grammar; not finite if they are beyond a double.
Value valueOf(std::string_view digits, bool whole) {
    if (whole && digits.size() <= exactDigits) {
        std::int64_t value = 0;
        for (const char digit : digits) {
            value = value * 10 + (digit - '0');
        }
        return static_cast<Value>(value);
    }
    Value value = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const std::string_view mantissa = digits.substr(0, digits.find_first_of("eE"));
    const bool zero = mantissa.find_first_of("123456789") == std::string_view::npos;
    if (zero) {
        return 0;
    }
    return result.ec != std::errc{} || value == 0 ? infinity : value;
}

} // namespace

bool startsNumber(std::string_view text, std::size_t offset) {
    return offset < text.size() &&
           (isDigit(text[offset]) || text[offset] == '.' || signLength(text, offset) != 0);
}

tl::expected<ScannedNumber, Fault> scanNumber(std::string_view text, std::size_t start) {
    auto fault = [](Fault f) { return tl::unexpected<Fault>(std::move(f)); };
    const std::size_t digits = start + signLength(text, start);
    if (digits < text.size() && text[digits] == '.') {
        return fault(beforePoint(text, start, digits));
    }
    if (!digitAt(text, digits)) {
        return fault(afterSign(text, start, digits));
    }
    std::size_t end = skipDigits(text, digits);
    if (text[digits] == '0' && end != digits + 1) {
        return fault(leadingZeros(text, start, digits));
    }
    const bool whole = end == text.size() || (text[end] != '.' && (text[end] | 0x20) != 'e');
    if (!whole && text[end] == '.') {
        if (!digitAt(text, end + 1)) {
            return fault({start, {Code::noDigitsAfterPoint, {shown(text, start, end + 1) + "0"}}});
        }
        end = skipDigits(text, end + 1);
    }
    if (!whole && end < text.size() && (text[end] | 0x20) == 'e') {
        const bool sign = end + 1 < text.size() && (text[end + 1] == '-' || text[end + 1] == '+');
        const std::size_t exponent = end + (sign ? 2 : 1);
        if (!digitAt(text, exponent)) {
            return fault({start, {Code::noDigitsInExponent, {shown(text, start, exponent)}}});
        }
        end = skipDigits(text, exponent);
    }
    if (end < text.size() && !endsToken(text[end])) {
        return fault(afterNumber(text, start, end));
    }
    const Value size = valueOf(text.substr(digits, end - digits), whole);
    if (size == infinity) {
        return fault(beyondDouble(text, start, end));
    }
    const bool negative = digits != start && text[start] != '+';
    return ScannedNumber{negative ? 0 - size : size, end};
}

std::optional<Message> explainNotFinite(std::string_view word) {
    std::string lower(word.substr(0, 9));
    std::ranges::transform(lower, lower.begin(), lowerCase);
    const bool known = word.size() < 9 && (lower == "nan" || lower == "inf" || lower == "infinity");
    return known ? std::optional(Message{Code::notFinite, {word}}) : std::nullopt;
}

} // namespace prunus
