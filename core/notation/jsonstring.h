#pragma once

#include "core/notation/fault.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

struct ScannedString {
    std::string value;
    std::size_t end = 0;
};

/// Reads the JSON string whose opening quote stands at `start`, or one between single quotes, as
/// Python has it. Needs valid UTF-8. O(length).
[[nodiscard]] tl::expected<ScannedString, Fault> scanJsonString(std::string_view text,
                                                                std::size_t start);

/// Appends a text as a JSON string, quotes included; characters beyond ASCII are not escaped.
void appendJsonString(std::string& out, std::string_view value);
[[nodiscard]] inline std::string quotedText(std::string_view text) {
    std::string json;
    appendJsonString(json, text);
    return json;
}
/// A text as a JSON string for a message: shortened if long.
[[nodiscard]] std::string shortJsonString(std::string_view value);

} // namespace prunus
