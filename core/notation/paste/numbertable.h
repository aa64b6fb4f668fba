#pragma once

#include "core/notation/fault.h"
#include "core/notation/paste/plaincharacters.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

/// Rules 2 and 3 of adaptPastedText(): a table of numbers in brackets, a line of the table on a
/// line; none if the text is no such table, a fault if it can be read in two ways.
[[nodiscard]] tl::expected<std::optional<std::string>, Fault> bracketTable(std::string_view text,
                                                                           Changes& changes);

} // namespace prunus
