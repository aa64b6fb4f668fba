#pragma once

#include "app/cli/request.h"
#include "core/trace/run.h"

#include <memory>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Says what a search ran into, and what would be right.
[[nodiscard]] std::string describe(const SearchError& error, const GameTree& tree);

/// Returns the options of this algorithm under the flags; the window is set only for algorithms
/// that take one.
[[nodiscard]] SearchOptions optionsFor(Algorithm algorithm, const SearchFlags& flags);

/// Searches the tree with this algorithm under the flags. The error is one line that begins with
/// the tree's name.
[[nodiscard]] tl::expected<std::shared_ptr<const SearchTrace>, std::string>
search(const GameTree& tree, const std::string& treeName, Algorithm algorithm,
       const SearchFlags& flags);

} // namespace prunus
