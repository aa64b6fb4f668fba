#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// The word that was probably meant: the one that the fewest slips of the finger lead to, if these
/// are few for its length; empty if there is none, or several.
[[nodiscard]] std::string closest(std::string_view typed, const std::vector<std::string>& words);

/// `; did you mean WORD?`, or nothing.
[[nodiscard]] std::string suggestion(std::string_view typed, const std::vector<std::string>& words);

} // namespace prunus
