#include "core/notation/number.h"

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

std::string formatPath(const std::vector<std::uint32_t>& path) {
    std::string text = "[";
    for (const std::uint32_t child : path) {
        text += text.size() == 1 ? "" : ", ";
        text += std::to_string(child);
    }
    return text + "]";
}

} // namespace prunus
