#include "app/cli/csvtext.h"

#include "app/cli/numbertext.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

char separatorOf(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    char best = ',';
    for (const char each : {';', '\t'}) {
        best = std::ranges::count(line, each) > std::ranges::count(line, best) ? each : best;
    }
    return best;
}

std::string csvCell(std::string text) {
    const bool looksLikeFormula =
        !text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos;
    if (looksLikeFormula && !readNumber<Value>(text)) {
        text.insert(text.begin(), '\'');
    }
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

std::vector<std::vector<CsvCell>> csvCells(std::string_view text) {
    const std::size_t start = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    const char separator = separatorOf(text);
    std::vector<std::vector<CsvCell>> rows;
    std::vector<CsvCell> row{{{}, start, start}};
    bool isQuoted = false;
    const auto endRow = [&](std::size_t at) {
        row.back().end = std::max(row.back().end, row.back().begin);
        if (row.size() > 1 || !row.front().text.empty()) {
            rows.push_back(std::move(row));
        }
        row.assign(1, {{}, at + 1, at + 1});
    };
    for (std::size_t at = start; at < text.size(); ++at) {
        const char c = text[at];
        CsvCell& cell = row.back();
        if (isQuoted) {
            const bool isTwice = c == '"' && at + 1 < text.size() && text[at + 1] == '"';
            isQuoted = c != '"' || isTwice;
            if (isQuoted) {
                cell.text += c;
            }
            at += isTwice ? 1U : 0U;
            cell.end = at + 1;
        } else if (c == '"' && cell.end == cell.begin) {
            isQuoted = true;
            cell.end = at + 1;
        } else if (c == separator) {
            row.push_back({{}, at + 1, at + 1});
        } else if (c == '\n') {
            endRow(at);
        } else if (c != '\r') {
            cell.text += c;
            cell.end = at + 1;
        }
    }
    endRow(text.size());
    return rows;
}

std::string csvRow(const std::vector<std::string>& cells, char separator) {
    std::string text;
    for (std::size_t k = 0; k < cells.size(); ++k) {
        text += (k == 0 ? std::string() : std::string(1, separator)) + csvCell(cells[k]);
    }
    return text + '\n';
}

} // namespace prunus
