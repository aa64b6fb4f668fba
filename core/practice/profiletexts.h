#pragma once

#include <span>
#include <string_view>

namespace prunus {

/// The contents of the files of resources/profiles, the program's own first.
[[nodiscard]] std::span<const std::string_view> profileTexts();

} // namespace prunus
