#pragma once

#include "core/notation/readtree.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// A text from others, in a file or, for `-`, on standard input: up to longestInput. The error is
/// one line that begins with its name.
[[nodiscard]] tl::expected<std::string, std::string> readShortText(const std::string& argument);
/// `NAME:` or `NAME:LINE:COLUMN:`, and a space.
[[nodiscard]] std::string placeIn(const std::string& name, const ReadError& where);

} // namespace prunus
