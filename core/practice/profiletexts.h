#pragma once

#include <span>
#include <string_view>

namespace prunus {

/// The files of resources/profiles, the program's own first.
[[nodiscard]] std::span<const std::string_view> profileTexts();

} // namespace prunus
