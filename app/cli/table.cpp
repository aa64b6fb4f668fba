#include "app/cli/table.h"

#include <algorithm>

namespace prunus {

std::size_t characterCount(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & '\xC0') != '\x80'; }));
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t count = characterCount(text);
    text.append(width > count ? width - count : 0, ' ');
    return text;
}

std::string onOneLine(std::string text) {
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    std::replace_if(text.begin(), text.end(), isControl, ' ');
    // In UTF-8: U+0080 to U+009F, U+2028 and U+2029.
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool c1 = text[i] == '\xC2' && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        const bool separator =
            text.compare(i, 3, "\xE2\x80\xA8") == 0 || text.compare(i, 3, "\xE2\x80\xA9") == 0;
        if (c1 || separator) {
            text.replace(i, c1 ? 2 : 3, " ");
        }
    }
    return text;
}

void Table::addColumn(std::string heading, Align align) {
    widths_.push_back(characterCount(heading));
    headings_.push_back(std::move(heading));
    aligns_.push_back(align);
}

void Table::addRow(std::vector<std::string> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        widths_[i] = std::max(widths_[i], characterCount(cells[i]));
    }
    rows_.push_back(std::move(cells));
}

void Table::write(std::ostream& out) const {
    writeRow(out, headings_);
    for (const std::vector<std::string>& row : rows_) {
        writeRow(out, row);
    }
}

void Table::writeRow(std::ostream& out, const std::vector<std::string>& cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string blanks(widths_[i] - characterCount(cells[i]), ' ');
        const bool last = i + 1 == cells.size();
        if (aligns_[i] == Align::right) {
            out << blanks << cells[i] << (last ? "" : "  ");
        } else {
            out << cells[i] << (last ? "" : blanks + "  ");
        }
    }
    out << '\n';
}

} // namespace prunus
