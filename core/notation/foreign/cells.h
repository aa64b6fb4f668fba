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

/// What ends cells: tabs if there are any, else semicolons, commas or blanks.
[[nodiscard]] char separatorIn(std::string_view text);
/// `2.5` for `2,5`, where commas do not end cells; all else as it is.
[[nodiscard]] std::string withoutDecimalComma(std::string_view text);
/// The cells of a line, which may stand in double quotes; blank ones at its end are none.
[[nodiscard]] RowCells cellsOf(const Line& line, char separator);

} // namespace prunus
