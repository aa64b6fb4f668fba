#pragma once

#include "app/cli/request.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// Reads the arguments, without the program's name. The error is one line on what is wrong with
/// them and what would be right.
[[nodiscard]] tl::expected<Request, std::string>
parseArguments(const std::vector<std::string>& arguments);

} // namespace prunus
