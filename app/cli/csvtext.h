#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// A cell, and where it stands in its text, quotes included.
struct CsvCell {
    std::string text = {};
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The rows of a table: cells in quotes or not, separated by commas, semicolons or tabs, whichever
/// the first line has most of. Empty lines are left out.
[[nodiscard]] std::vector<std::vector<CsvCell>> csvCells(std::string_view text);

/// A row with its end of line. What a spreadsheet would take for a formula gets an apostrophe.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells, char separator = ',');

} // namespace prunus
