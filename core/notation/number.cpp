#include "core/notation/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

namespace prunus {

std::string formatNumber(Value v) {
    if (std::isinf(v)) {
        return v > 0 ? "inf" : "-inf";
    }
    std::array<char, 32> text{};
    // Adding 0 turns -0 into 0 and leaves everything else.
    const auto result = std::to_chars(text.data(), text.data() + text.size(), v + 0.0);
    return {text.data(), result.ptr};
}

std::string formatJsonNumber(Value v) {
    return std::isinf(v) ? '"' + formatNumber(v) + '"' : formatNumber(v);
}

namespace {

/// Whether it is a number that people write, so that others are told by it.
bool isShort(Value v) {
    constexpr std::ptrdiff_t mostDigits = 12;
    constexpr Value leastWritten = 1e-300; // numbers next to 0 have few digits, too
    if (std::isinf(v) || std::abs(v) < leastWritten) {
        return std::isinf(v) || v == 0;
    }
    const std::string text = formatNumber(v);
    return std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; }) <= mostDigits;
}

} // namespace

NearNumber nearNumber(Value v) {
    // A null window below a null window has an end two numbers away, and so on.
    constexpr int farthest = 4;
    Value below = v;
    Value above = v;
    for (int k = 0; k <= farthest; ++k) {
        if (isShort(below)) {
            return {below, k};
        }
        if (isShort(above)) {
            return {above, -k};
        }
        below = std::nextafter(below, -infinity);
        above = std::nextafter(above, infinity);
    }
    return {v, 0};
}

std::string formatPath(const std::vector<std::uint32_t>& path) {
    std::string text = "[";
    for (const std::uint32_t child : path) {
        text += text.size() == 1 ? "" : ", ";
        text += std::to_string(child);
    }
    return text + "]";
}

} // namespace prunus
