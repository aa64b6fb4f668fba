#pragma once

#include "core/tree/value.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace prunus {

// How numbers are read that are typed behind an option; nullopt means that the text is wrong.

/// Reads the whole text as a number.
template <class T> [[nodiscard]] std::optional<T> readNumber(std::string_view text) {
    if (!text.empty() && text.front() == '+') {
        text.remove_prefix(1);
        if (!text.empty() && text.front() == '-') {
            return std::nullopt;
        }
    }
    T number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) {
        return std::nullopt;
    }
    return number;
}

/// Reads a finite number, or exactly `inf`, `+inf` or `-inf`.
[[nodiscard]] inline std::optional<Value> readBound(std::string_view text) {
    if (text == "inf" || text == "+inf") {
        return infinity;
    }
    if (text == "-inf") {
        return -infinity;
    }
    const std::optional<Value> number = readNumber<Value>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

/// Reads `A,B`, both parts by the same function.
template <class T>
[[nodiscard]] std::optional<std::pair<T, T>>
readPair(std::string_view text, std::optional<T> (*readOne)(std::string_view)) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const std::optional<T> first = readOne(text.substr(0, comma));
    const std::optional<T> second = readOne(text.substr(comma + 1));
    if (!first || !second) {
        return std::nullopt;
    }
    return std::pair{*first, *second};
}

/// Reads two steps `A-B` with A <= B.
[[nodiscard]] inline std::optional<std::pair<std::uint32_t, std::uint32_t>>
rangeOfSteps(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto first = readNumber<std::uint32_t>(text.substr(0, dash));
    const auto last = readNumber<std::uint32_t>(text.substr(dash + 1));
    return first && last && *first <= *last ? std::optional(std::pair{*first, *last})
                                            : std::nullopt;
}

} // namespace prunus
