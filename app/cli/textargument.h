#pragma once

#include "core/notation/readtree.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Reads a text, at most longestInput bytes long, from a file or, for `-`, from standard input. The
/// error is one line that begins with the name of the file.
[[nodiscard]] tl::expected<std::string, std::string> readShortText(const std::string& argument);
/// Returns `NAME:` or `NAME:LINE:COLUMN:`, and a space.
[[nodiscard]] std::string placeIn(const std::string& name, const ReadError& where);

} // namespace prunus
