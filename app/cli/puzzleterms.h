#pragma once

#include "app/cli/request.h"
#include "core/practice/puzzle.h"

#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Reads what a question needs beside the tree, as typed behind --about, --wanted, --values and
/// --budget. The error says why that means nothing on this tree.
[[nodiscard]] tl::expected<Terms, std::string> termsOf(const PracticeFlags& flags,
                                                       const GameTree& tree);

} // namespace prunus
