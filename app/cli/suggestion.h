#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// Returns the word that was probably meant: the one that needs the fewest typing errors, if they
/// are few for its length; empty if there is no such word, or several.
[[nodiscard]] std::string closest(std::string_view typed, const std::vector<std::string>& words);

/// Returns `; did you mean WORD?`, or nothing.
[[nodiscard]] std::string suggestion(std::string_view typed, const std::vector<std::string>& words);

} // namespace prunus
