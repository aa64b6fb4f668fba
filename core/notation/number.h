#pragma once

#include "core/tree/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace prunus {

/// A value in the shortest form that reads back the same; `inf` and `-inf`; never `-0`.
[[nodiscard]] std::string formatNumber(Value v);
/// The same, with infinities as the JSON strings "inf" and "-inf", quotes included.
[[nodiscard]] std::string formatJsonNumber(Value v);
/// A number as people write it, and how many of the numbers that a double can hold v lies above it:
/// the ends of null windows are next to such a number. 0 too where v is near none.
struct NearNumber {
    Value number = 0;
    int above = 0;
};
[[nodiscard]] NearNumber nearNumber(Value v);
/// A path as in `prunus trace`: `[0, 2, 1]`.
[[nodiscard]] std::string formatPath(const std::vector<std::uint32_t>& path);

} // namespace prunus
