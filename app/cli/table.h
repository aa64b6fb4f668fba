#pragma once

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// Returns the text, filled up with blanks to a number of characters.
[[nodiscard]] std::string padded(std::string text, std::size_t width);

/// Returns a number with three digits after the point.
[[nodiscard]] std::string formatRounded(double number);

/// Returns the text with a blank in place of each control character, also of writing direction, and
/// each line separator: whatever a document calls its nodes, a line stays one line, reads in its
/// order, and does not change the terminal.
[[nodiscard]] std::string onOneLine(std::string text);

/// Rows of text in aligned columns, two blanks apart.
class Table {
  public:
    enum class Align : std::uint8_t { left, right };

    void addColumn(std::string heading, Align align);
    /// Needs as many cells as there are columns.
    void addRow(std::vector<std::string> cells);
    void write(std::ostream& out) const;

  private:
    void writeRow(std::ostream& out, const std::vector<std::string>& cells) const;

    std::vector<std::string> headings_;
    std::vector<Align> aligns_;
    std::vector<std::size_t> widths_;
    std::vector<std::vector<std::string>> rows_;
};

} // namespace prunus
