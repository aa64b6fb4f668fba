#pragma once

#include <span>
#include <string_view>

namespace prunus {

/// The texts of the files of resources/lessons, in the order in which they build on each other.
[[nodiscard]] std::span<const std::string_view> lessonFiles();

} // namespace prunus
