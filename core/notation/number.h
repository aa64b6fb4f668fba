#pragma once

#include "core/tree/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace prunus {

/// A value in the shortest form that reads back the same; infinities are `inf` and `-inf`. Never
/// `-0`.
[[nodiscard]] std::string formatNumber(Value v);
/// A value as formatNumber() writes it, but infinities as the JSON strings "inf" and "-inf", quotes
/// included.
[[nodiscard]] std::string formatJsonNumber(Value v);
/// A number as people write it, and how many doubles a value v lies above it, negative if v lies
/// below: the ends of null windows are next to such a number. If v is near no such number, `number`
/// is v and `above` is 0.
struct NearNumber {
    Value number = 0;
    int above = 0;
};
[[nodiscard]] NearNumber nearNumber(Value v);
/// A path as in `prunus trace`: `[0, 2, 1]`.
[[nodiscard]] std::string formatPath(const std::vector<std::uint32_t>& path);

} // namespace prunus
