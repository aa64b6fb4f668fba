#include "core/notation/foreign/cells.h"

#include <algorithm>
#include <utility>

namespace prunus {

char separatorIn(std::string_view text) {
    for (const char c : {'\t', ';', ','}) {
        if (text.find(c) != std::string_view::npos) {
            return c;
        }
    }
    return ' ';
}

std::string withoutDecimalComma(std::string_view text) {
    std::string number(text);
    const std::size_t comma = number.find(',');
    if (comma != std::string::npos && number.find(',', comma + 1) == std::string::npos) {
        number[comma] = '.';
    }
    return wholeNumber(number) ? number : std::string(text);
}

RowCells cellsOf(const Line& line, char separator) {
    RowCells cells;
    std::size_t at = 0;
    while (at <= line.text.size()) {
        Cell cell{line.offset + at, {}};
        const std::size_t first = std::min(line.text.find_first_not_of(' ', at), line.text.size());
        if (first < line.text.size() && line.text[first] == '"') {
            for (at = first + 1; at < line.text.size(); ++at) {
                if (line.text[at] == '"' && line.text.substr(at, 2) != "\"\"") {
                    break;
                }
                at += line.text[at] == '"' ? 1 : 0;
                cell.text += line.text[at];
            }
            at = std::min(line.text.find(separator, at), line.text.size());
        } else {
            const std::size_t from = separator == ' ' ? first : at;
            at = std::min(line.text.find(separator, from), line.text.size());
            cell.text = trimmed(line.text.substr(from, at - from));
            cell.offset = line.offset + first;
        }
        ++at;
        if (separator != ',') {
            cell.text = withoutDecimalComma(cell.text);
        }
        cells.push_back(std::move(cell));
    }
    while (!cells.empty() && cells.back().isBlank()) {
        cells.pop_back();
    }
    return cells;
}

} // namespace prunus
