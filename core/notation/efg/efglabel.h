#pragma once

#include <string>
#include <string_view>

namespace prunus {

/// Appends a label of the efg format, quotes included. A quote in it is written `\"`, and nothing
/// else is changed, so a label cannot end with a backslash, and no text file holds a NUL: these are
/// left out.
void appendEfgLabel(std::string& text, std::string_view label);

/// Whether a label cannot be written as it is.
[[nodiscard]] bool lostInEfg(std::string_view label);

} // namespace prunus
