#include "app/cli/table.h"

#include "core/tree/note.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace prunus {

std::string padded(std::string text, std::size_t width) {
    const std::size_t count = characterCount(text);
    text.append(width > count ? width - count : 0, ' ');
    return text;
}

std::string formatRounded(double number) {
    constexpr int digits = 3;
    std::array<char, std::numeric_limits<double>::max_exponent10 + 16> text{};
    const auto result = std::to_chars(text.data(), text.data() + text.size(), number,
                                      std::chars_format::fixed, digits);
    return {text.data(), result.ptr};
}

namespace {

/// How many bytes of UTF-8 at the start of the text are a character that a terminal obeys or that
/// turns the order of others round: U+0080 to U+009F, U+061C, U+200E, U+200F, U+2028 to U+202E and
/// U+2066 to U+2069. 0 if it is none of these.
std::size_t invisibleBytes(std::string_view text) {
    if ((text[0] == '\xC2' && static_cast<unsigned char>(text[1]) < 0xA0) ||
        text.starts_with("\xD8\x9C")) {
        return 2;
    }
    if (text.size() < 3 || text[0] != '\xE2') {
        return 0;
    }
    const auto last = static_cast<unsigned char>(text[2]);
    const bool general =
        text[1] == '\x80' && (last == 0x8E || last == 0x8F || (0xA8 <= last && last <= 0xAE));
    const bool isolate = text[1] == '\x81' && 0xA6 <= last && last <= 0xA9;
    return general || isolate ? 3 : 0;
}

} // namespace

std::string onOneLine(std::string text) {
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    std::replace_if(text.begin(), text.end(), isControl, ' ');
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const std::string_view rest = std::string_view(text).substr(i, 3);
        if (const std::size_t bytes = invisibleBytes(rest); bytes != 0) {
            text.replace(i, bytes, " ");
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
