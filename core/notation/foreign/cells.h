#pragma once

#include "core/notation/foreign/foreignnodes.h"
#include "core/notation/foreign/lines.h"

namespace prunus {

/// A cell of a row, without white space at its ends.
struct Cell {
    std::size_t offset = 0;
    std::string text;

    [[nodiscard]] bool isBlank() const { return text.empty(); }
    [[nodiscard]] bool isNumber() const { return wholeNumber(text).has_value(); }
};
using RowCells = std::vector<Cell>;

/// The character that ends cells: a tab if the text has one, else a semicolon, a comma or a blank.
[[nodiscard]] char separatorIn(std::string_view text);
/// The text with a point in place of a decimal comma: `2.5` for `2,5`, where commas do not end
/// cells. Any other text stays as it is.
[[nodiscard]] std::string withoutDecimalComma(std::string_view text);
/// The cells of a line. A cell may stand in double quotes; blank cells at the end of the line are
/// left out.
[[nodiscard]] RowCells cellsOf(const Line& line, char separator);

} // namespace prunus
