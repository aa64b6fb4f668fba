#pragma once

#include "app/cli/request.h"
#include "core/search/run.h"

#include <memory>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Searches the tree with this algorithm under the flags; the window only concerns algorithms that
/// take one. The error is one line that begins with the tree's name.
[[nodiscard]] tl::expected<std::shared_ptr<const SearchTrace>, std::string>
search(const GameTree& tree, const std::string& treeName, Algorithm algorithm,
       const SearchFlags& flags);

} // namespace prunus
