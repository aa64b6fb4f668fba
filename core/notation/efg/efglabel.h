#pragma once

#include <string>
#include <string_view>

namespace prunus {

/// Appends a label in the efg format, quotes included. A quote in the label is written `\"`, and
/// nothing else is changed. A label cannot end with a backslash there, and no text file holds a
/// NUL, so backslashes at its end and all NULs are left out.
void appendEfgLabel(std::string& text, std::string_view label);

/// Whether a label cannot be written as it is.
[[nodiscard]] bool lostInEfg(std::string_view label);

} // namespace prunus
