#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// A cell, and where it stands in its text, quotes included.
struct CsvCell {
    std::string text = {};
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t line = 1; ///< in which it begins
};

/// A file's table whose first row says what stands in which column: cells in quotes or not,
/// separated by commas, semicolons or tabs, whichever the first line has most of. Empty lines are
/// left out. All errors are one line that begins with the file's name, and the place if there is
/// one.
class CsvTable {
  public:
    /// Refuses a quote that is not closed, and two columns of one title; where some titles are
    /// named, as titleOf() has them, only two columns of one of those.
    [[nodiscard]] static tl::expected<CsvTable, std::string>
    read(const std::string& file, const std::vector<std::string>& used = {});

    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// The titles, and the rows below them, from 1.
    [[nodiscard]] const std::vector<std::vector<CsvCell>>& rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return rows_.empty() ? 0 : rows_.front().size(); }
    /// A title in small letters and with _ for blanks, as titles are compared.
    [[nodiscard]] static std::string titleOf(std::string cell);
    [[nodiscard]] std::string title(std::size_t column) const { return titleOf(cell(0, column)); }
    /// That of the first of these titles that there is; columns() for none.
    [[nodiscard]] std::size_t column(std::initializer_list<std::string_view> titles) const;
    /// Empty where the row is too short.
    [[nodiscard]] std::string cell(std::size_t row, std::size_t column) const;
    /// `FILE:LINE:COLUMN: ` of a cell, or of the last one where the row is too short.
    [[nodiscard]] std::string place(std::size_t row, std::size_t column) const;

  private:
    std::string file_;
    std::string text_;
    std::vector<std::vector<CsvCell>> rows_;
};

/// A row with its end of line. What a spreadsheet would take for a formula gets an apostrophe, also
/// where one that looks for other separators would see a cell begin.
[[nodiscard]] std::string csvRow(const std::vector<std::string>& cells, char separator = ',');

} // namespace prunus
