#pragma once

#include "app/cli/request.h"
#include "core/practice/puzzle.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// What a question says beside the tree, as typed behind --about, --wanted, --values and --budget;
/// or why that means nothing on this tree.
[[nodiscard]] tl::expected<Terms, std::string> termsOf(const PracticeFlags& flags,
                                                       const GameTree& tree);

} // namespace prunus
