#pragma once

#include "core/notation/fault.h"
#include "core/notation/paste/plaincharacters.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

/// Applies rules 2 and 3 of adaptPastedText(): returns a table of numbers in brackets, with each
/// row on a line; nullopt if the text is no such table, a fault if it can be read in two ways.
[[nodiscard]] tl::expected<std::optional<std::string>, Fault> bracketTable(std::string_view text,
                                                                           Changes& changes);

} // namespace prunus
