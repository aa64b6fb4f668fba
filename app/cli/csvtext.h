#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The text of a cell, and its place in the text of the file, with its quotes.
struct CsvCell {
    std::string text = {};
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t line = 1; ///< the line in which the cell begins, from 1
};

/// A file's table whose first row says what stands in which column: cells in quotes or not,
/// separated by commas, semicolons or tabs, whichever the first line has most of. Empty lines are
/// left out. All errors are one line that begins with the file's name, and the place if there is
/// one.
class CsvTable {
  public:
    /// Reads a table from a file. Refuses a quote that is not closed, and two columns of the same
    /// title; if `used` names titles, as titleOf() gives them, only two columns of one of these.
    [[nodiscard]] static tl::expected<CsvTable, std::string>
    read(const std::string& file, const std::vector<std::string>& used = {});

    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// All rows: row 0 has the titles, row 1 is the first one below them.
    [[nodiscard]] const std::vector<std::vector<CsvCell>>& rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return rows_.empty() ? 0 : rows_.front().size(); }
    /// Returns a title in small letters and with _ for blanks, as titles are compared.
    [[nodiscard]] static std::string titleOf(std::string cell);
    [[nodiscard]] std::string title(std::size_t column) const { return titleOf(cell(0, column)); }
    /// Returns the column of the first of these titles that the table has; columns() if it has
    /// none.
    [[nodiscard]] std::size_t column(std::initializer_list<std::string_view> titles) const;
    /// Returns the text of a cell; empty if the row is too short.
    [[nodiscard]] std::string cell(std::size_t row, std::size_t column) const;
    /// Returns `FILE:LINE:COLUMN: ` for a cell, or for the last one in the row if the row is too
    /// short.
    [[nodiscard]] std::string place(std::size_t row, std::size_t column) const;

  private:
    std::string file_;
    std::string text_;
    std::vector<std::vector<CsvCell>> rows_;
};

/// Returns a row with its line end. A text that a spreadsheet would take for a formula gets an
/// apostrophe, also behind a character that a spreadsheet with another separator would take for the
/// end of a cell.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells, char separator = ',');

} // namespace prunus
