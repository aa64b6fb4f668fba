#pragma once

#include "core/notation/readtree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What was done to a pasted text to make it bracket notation.
enum class Adaptation : std::uint8_t {
    spaces,        ///< no-break, wide and typographic spaces and line ends became ordinary ones
    invisible,     ///< characters without width were removed
    dashes,        ///< dashes before a number became minus signs
    quotes,        ///< typographic quotes became ", and primes of names became '
    brackets,      ///< wide brackets became ordinary ones
    separators,    ///< wide commas, semicolons, colons and equals signs became ordinary ones
    digits,        ///< wide digits, points and plus signs became ordinary ones
    decimalCommas, ///< 2,5 in a table became 2.5
    rows,          ///< rows of numbers got their brackets
    outerBrackets, ///< trees side by side got brackets around them
};

struct Adapted {
    std::string text;
    std::vector<Adaptation> changes; ///< each once, in the order of Adaptation

    /// Whether more than single characters were changed.
    [[nodiscard]] bool addsBrackets() const {
        return !changes.empty() && changes.back() >= Adaptation::rows;
    }
};

/// Turns text that was pasted from a page, a PDF or a spreadsheet into a tree in brackets, where it
/// can mean only one. Returns nullopt if the text is a tree already: what can be read is never
/// changed. Returns an error if the text can mean no tree or several; then nothing should be
/// changed either.
///
/// 1. Characters that only look like those of the notation become those, outside straight quotes.
///    A dash is a minus sign only at the beginning of a number. A no-break space before three
///    digits, and an invisible character inside a number or a name, could mean two things.
/// 2. Lines of numbers, and nothing else, are a table. One line is a list of leaves, `[3,12,8]`;
///    of several lines each is a node, `[[3,12,8],[2,4,6]]`. Cells end at tabs if there are any,
///    else at commas or at semicolons or at spaces, the same everywhere. One number a line could be
///    one list or many, and blank lines between some lines could be groups.
/// 3. Between tabs or semicolons, a comma is a decimal comma if no cell has a point and at least
///    one comma cannot group thousands. Without them a comma separates, unless every line could as
///    well be one number, as `3,5` or `1,234`.
/// 4. Trees in brackets side by side get brackets around all of them.
///
/// Applied to its own result, it returns nullopt. O(length), no recursion.
[[nodiscard]] tl::expected<std::optional<Adapted>, ReadError>
adaptPastedText(std::string_view text);
/// Does what adaptPastedText() does, for a text that is valid UTF-8 without a byte order mark, and
/// that is no tree for the reason `asItIs`.
[[nodiscard]] tl::expected<Adapted, ReadError> mended(std::string_view pasted,
                                                      const ReadError& asItIs);
/// The message that says what was done to the text.
[[nodiscard]] Message describe(const std::vector<Adaptation>& changes);

} // namespace prunus
