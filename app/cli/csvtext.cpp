#include "app/cli/csvtext.h"

#include "app/cli/numbertext.h"
#include "app/cli/textargument.h"
#include "core/base/ascii.h"
#include "core/notation/characters.h"
#include "core/notation/fault.h"

#include <algorithm>
#include <set>
#include <utility>

namespace prunus {

namespace {

using Rows = std::vector<std::vector<CsvCell>>;

char separatorOf(std::string_view text) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    char best = ',';
    for (const char each : {';', '\t'}) {
        best = std::ranges::count(line, each) > std::ranges::count(line, best) ? each : best;
    }
    return best;
}

/// Or where a quote stands that is not closed at the end of its cell.
tl::expected<Rows, std::size_t> rowsIn(std::string_view text) {
    const std::size_t start = text.size() - withoutMark(text).size();
    const char separator = separatorOf(text);
    Rows rows;
    std::size_t line = 1;
    std::vector<CsvCell> row{{{}, start, start, line}};
    bool isQuoted = false;
    bool wasQuoted = false;
    const auto endRow = [&](std::size_t at) {
        if (row.size() > 1 || !row.front().text.empty()) {
            rows.push_back(std::move(row));
        }
        row.assign(1, {{}, at + 1, at + 1, line});
    };
    for (std::size_t at = start; at < text.size(); ++at) {
        const char c = text[at];
        const bool endsLine = c == '\n' || (c == '\r' && text.substr(at + 1, 1) != "\n");
        line += endsLine ? 1U : 0U;
        CsvCell& cell = row.back();
        if (isQuoted) {
            const bool isTwice = c == '"' && text.substr(at + 1, 1) == "\"";
            isQuoted = c != '"' || isTwice;
            cell.text += isQuoted ? std::string(1, c) : std::string();
            at += isTwice ? 1U : 0U;
            cell.end = at + 1;
        } else if (c == '"' && cell.end == cell.begin) {
            isQuoted = wasQuoted = true;
            cell.end = at + 1;
        } else if (c == separator || endsLine) {
            wasQuoted = false;
            if (endsLine) {
                endRow(at);
            } else {
                row.push_back({{}, at + 1, at + 1, line});
            }
        } else if (c != '\r' && wasQuoted) {
            return tl::make_unexpected(cell.begin);
        } else if (c != '\r') {
            cell.text += c;
            cell.end = at + 1;
        }
    }
    if (isQuoted) {
        return tl::make_unexpected(row.back().begin);
    }
    endRow(text.size());
    return rows;
}

/// A byte order mark is no column.
std::string fileAndPlace(const std::string& file, std::string_view text, std::size_t offset) {
    const std::string_view shown = withoutMark(text);
    return placeIn(file, placed(shown, {offset - (text.size() - shown.size())}));
}

/// Whether it cannot be seen, or does not keep a formula from being one.
bool isBlank(char32_t c) {
    return c == U' ' || c == U'"' || isControl(c) || c == 0xA0 || c == 0xAD || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200F) || (c >= 0x2028 && c <= 0x202F) ||
           (c >= 0x205F && c <= 0x206F) || c == 0x3000 || c == 0xFEFF;
}

/// Also as wide as an ideograph, which some spreadsheets take for the same.
bool beginsFormula(char32_t c) {
    return std::u32string_view(U"=+-@\uFF1D\uFF0B\uFF0D\uFF20").find(c) !=
           std::u32string_view::npos;
}

/// The text so that none of it is a formula.
std::string guarded(const std::string& text, char separator) {
    const auto number = readNumber<Value>(text);
    if (text.empty() || (number && std::isfinite(*number))) {
        return text;
    }
    std::string safe;
    bool isFirst = true; // there were only blanks
    bool begins = false; // and here behind what may end a cell
    for (std::size_t at = 0; at < text.size();) {
        const auto [c, valid] = decodeAt(text, at);
        const std::size_t length = std::max<std::size_t>(valid, 1);
        if (beginsFormula(c)) {
            safe.insert(0, isFirst ? "'" : "");
            safe += begins ? "'" : "";
        }
        isFirst = isFirst && isBlank(c);
        begins = (std::u32string_view(U",;\t\r\n").find(c) != std::u32string_view::npos &&
                  c != char32_t(separator)) ||
                 (begins && isBlank(c));
        safe.append(text, at, length);
        at += length;
    }
    return isControl(decodeAt(text, 0).codePoint) && !safe.starts_with('\'') ? '\'' + safe : safe;
}

std::string csvCell(const std::string& text) {
    if (text.find_first_of(",;\"\n\r\t") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char each : text) {
        quoted += each == '"' ? "\"\"" : std::string(1, each);
    }
    return quoted + '"';
}

} // namespace

tl::expected<CsvTable, std::string> CsvTable::read(const std::string& file,
                                                   const std::vector<std::string>& used) {
    auto text = readShortText(file);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    CsvTable table;
    table.file_ = file;
    table.text_ = *std::move(text);
    auto rows = rowsIn(table.text_);
    if (!rows) {
        return tl::make_unexpected(fileAndPlace(file, table.text_, rows.error()) +
                                   "this quote is not closed where its cell ends; a quote within "
                                   "a cell is written twice");
    }
    table.rows_ = *std::move(rows);
    std::set<std::string> titles;
    for (std::size_t k = 0; k < table.columns(); ++k) {
        const std::string title = table.title(k);
        const bool matters =
            used.empty() ? !title.empty() : std::ranges::find(used, title) != used.end();
        if (matters && !titles.insert(title).second) {
            return tl::make_unexpected(table.place(0, k) + "two columns are called \"" +
                                       table.cell(0, k) + "\"; give one of them another title");
        }
    }
    return table;
}

std::string CsvTable::titleOf(std::string cell) {
    std::ranges::transform(cell, cell.begin(),
                           [](char c) { return c == ' ' ? '_' : lowerCase(c); });
    return cell;
}

std::size_t CsvTable::column(std::initializer_list<std::string_view> titles) const {
    for (const std::string_view each : titles) {
        for (std::size_t k = 0; k < columns(); ++k) {
            if (title(k) == each) {
                return k;
            }
        }
    }
    return columns();
}

std::string CsvTable::cell(std::size_t row, std::size_t column) const {
    return column < rows_[row].size() ? rows_[row][column].text : std::string();
}

std::string CsvTable::place(std::size_t row, std::size_t column) const {
    const std::vector<CsvCell>& cells = rows_[row];
    return fileAndPlace(file_, text_, cells[std::min(column, cells.size() - 1)].begin);
}

std::string csvRow(const std::vector<std::string>& cells, char separator) {
    std::string text;
    for (std::size_t k = 0; k < cells.size(); ++k) {
        text += (k == 0 ? std::string() : std::string(1, separator)) +
                csvCell(guarded(cells[k], separator));
    }
    return text + '\n';
}

} // namespace prunus
