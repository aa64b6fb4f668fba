#pragma once

#include <string>
#include <vector>

namespace prunus {

// CLI11 2.1 takes apart what it should leave alone: an argument such as `[[3,12],[2]]` becomes
// several, and `--window -inf,2` becomes two options. So arguments are protected before it sees
// them, and restored when it hands them over.

/// Joins each option with a negative value that follows it, and marks arguments that begin with
/// `[`.
[[nodiscard]] std::vector<std::string> escapeArguments(const std::vector<std::string>& arguments);

/// Returns a text as it was typed, without these marks: a value, or a message that may quote
/// several values.
[[nodiscard]] std::string restored(std::string text);

} // namespace prunus
