#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace prunus {

// What the notations of LaTeX share. Braces keep what they hold together; `%` starts a comment.

/// The offset behind the white space and comments that start at `at`.
[[nodiscard]] std::size_t skipLatexSpace(std::string_view text, std::size_t at);
/// The offset behind the group in braces that starts at `at`; the end of the text if the group
/// never closes.
[[nodiscard]] std::size_t groupEnd(std::string_view text, std::size_t at);
/// The offset of the first byte from `at` on, outside of braces and comments, that is in `set`; the
/// end of the text if there is none.
[[nodiscard]] std::size_t findOutside(std::string_view text, std::size_t at, std::string_view set);
/// A label as it is printed: without the braces or dollars around it, comments, and doubled blanks.
[[nodiscard]] std::string latexLabel(std::string_view raw);
/// What stands in the last group of braces; empty if there is none.
[[nodiscard]] std::string_view lastGroup(std::string_view text);

} // namespace prunus
