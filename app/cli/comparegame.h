#pragma once

#include "app/cli/comparison.h"
#include "app/cli/request.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Runs the algorithms on the game itself, without a tree. Needs a request whose TREE is a game.
/// The error is one line.
[[nodiscard]] tl::expected<ComparedSearches, std::string>
compareOnGame(const CompareRequest& request, const std::vector<Algorithm>& which);

} // namespace prunus
