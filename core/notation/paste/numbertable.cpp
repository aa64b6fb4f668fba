#include "core/notation/paste/numbertable.h"

#include "core/notation/characters.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <vector>

namespace prunus {

namespace {

/// A piece of the text, without white space at its ends.
struct Piece {
    std::size_t offset = 0;
    std::string_view text;
};

using Cells = std::vector<Piece>; ///< of one row
/// None if the text is no table.
using Rows = std::optional<std::vector<Cells>>;

Piece trimmed(std::size_t offset, std::string_view text, std::string_view blanks) {
    const std::size_t first = std::min(text.find_first_not_of(blanks), text.size());
    const std::size_t last = text.find_last_not_of(blanks) + 1;
    return {offset + first, text.substr(first, std::max(first, last) - first)};
}

/// The pieces between characters of a set.
std::vector<Piece> split(const Piece& piece, std::string_view at, std::string_view trim) {
    std::vector<Piece> pieces;
    for (std::size_t start = 0; start <= piece.text.size();) {
        const std::size_t end = std::min(piece.text.find_first_of(at, start), piece.text.size());
        pieces.push_back(
            trimmed(piece.offset + start, piece.text.substr(start, end - start), trim));
        start = end + 1;
    }
    return pieces;
}

bool isNumber(std::string_view text) {
    const auto number = scanNumber(text, 0);
    return number && number->end == text.size();
}

/// `3,5`, with or without a sign: where its comma stands.
std::optional<std::size_t> decimalComma(std::string_view text) {
    const std::size_t first = std::min(text.find_first_of("0123456789"), text.size());
    const std::size_t comma = skipDigits(text, first);
    const bool shaped = comma > first && comma < text.size() && text[comma] == ',' &&
                        comma + 1 < text.size() && skipDigits(text, comma + 1) == text.size();
    return shaped && isNumber(text.substr(0, comma)) ? std::optional<std::size_t>(comma)
                                                     : std::nullopt;
}

/// `1,234` or `1,234,567`, with or without a sign.
bool groupsThousands(std::string_view text) {
    std::size_t at = std::min(text.find_first_of("0123456789"), text.size());
    const std::size_t lead = skipDigits(text, at) - at;
    if (lead == 0 || lead > 3 || text[at] == '0') {
        return false;
    }
    at += lead;
    bool grouped = false;
    while (at < text.size() && text[at] == ',' && skipDigits(text, at + 1) == at + 4) {
        at += 4;
        grouped = true;
    }
    return grouped && at == text.size();
}

/// The lines that are not blank. A fault if blank lines stand between some of them only.
tl::expected<std::vector<Piece>, Fault> linesOf(std::string_view text) {
    std::vector<Piece> lines;
    std::optional<Piece> gap;
    std::size_t gaps = 0;
    bool blankBefore = false;
    for (const Piece& line : split({0, text}, "\n", " \r")) {
        if (line.text.find_first_not_of(" \t\r") == std::string_view::npos) {
            blankBefore = !lines.empty();
            gap = blankBefore && !gap ? line : gap;
            continue;
        }
        gaps += blankBefore ? 1 : 0;
        blankBefore = false;
        lines.push_back(line);
    }
    if (gaps > 0 && gaps + 1 < lines.size()) {
        return tl::unexpected<Fault>({gap->offset, {Code::blankLine}});
    }
    return lines;
}

/// Cells that end at tabs or semicolons. Empty ones at the end of a line are none.
tl::expected<Rows, Fault> markedRows(const std::vector<Piece>& lines, const std::string& mark) {
    std::vector<Cells> rows;
    for (const Piece& line : lines) {
        Cells row = split(line, mark, " ");
        while (!row.empty() && row.back().text.empty()) {
            row.pop_back();
        }
        for (const Piece& cell : row) {
            if (cell.text.empty()) {
                return tl::unexpected<Fault>({cell.offset, {Code::emptyTableCell}});
            }
            if (!isNumber(cell.text) && !decimalComma(cell.text)) {
                return Rows();
            }
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Whether commas within cells are decimal commas; a fault if they may be something else.
tl::expected<bool, Fault> hasDecimalCommas(const std::vector<Cells>& rows) {
    const Piece* comma = nullptr;
    bool points = false;
    bool certain = false;
    for (const Cells& row : rows) {
        for (const Piece& cell : row) {
            points = points || cell.text.find('.') != std::string_view::npos;
            if (decimalComma(cell.text)) {
                comma = comma == nullptr ? &cell : comma;
                certain = certain || !groupsThousands(cell.text);
            }
        }
    }
    if (comma != nullptr && points) {
        return tl::unexpected<Fault>({comma->offset, {Code::commasAndPoints}});
    }
    if (comma != nullptr && !certain) {
        return tl::unexpected<Fault>({comma->offset, {Code::commaInNumber, {comma->text}}});
    }
    return comma != nullptr;
}

/// The one separator of lines without tabs: a comma, a semicolon or a space; none if there is
/// nothing to separate.
tl::expected<std::optional<char>, Fault> separatorOf(const std::vector<Piece>& lines) {
    std::optional<char> found;
    for (const Piece& line : lines) {
        for (std::size_t at = line.text.find_first_of(" ,;"); at != std::string_view::npos;) {
            const std::size_t end =
                std::min(line.text.find_first_not_of(" ,;", at), line.text.size());
            const std::string_view gap = line.text.substr(at, end - at);
            const std::size_t mark = gap.find_first_of(",;");
            const char kind = mark == std::string_view::npos ? ' ' : gap[mark];
            if (found.value_or(kind) != kind) {
                return tl::unexpected<Fault>({line.offset + at, {Code::twoSeparators}});
            }
            found = kind;
            at = line.text.find_first_of(" ,;", end);
        }
    }
    return found;
}

tl::expected<Rows, Fault> plainRows(const std::vector<Piece>& lines) {
    const auto separator = separatorOf(lines);
    if (!separator) {
        return tl::unexpected<Fault>(separator.error());
    }
    const bool ambiguous = *separator == ',' && std::ranges::all_of(lines, [](const Piece& line) {
        return decimalComma(line.text) || groupsThousands(line.text);
    });
    if (ambiguous) {
        return tl::unexpected<Fault>({lines.front().offset, {Code::numbersOrOne}});
    }
    std::vector<Cells> rows;
    for (const Piece& line : lines) {
        Cells row = split(line, std::string(1, separator->value_or(' ')), " ");
        if (*separator == ' ') {
            std::erase_if(row, [](const Piece& cell) { return cell.text.empty(); });
        }
        if (!std::ranges::all_of(row, [](const Piece& cell) { return isNumber(cell.text); })) {
            return Rows();
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string inBrackets(const Cells& row) {
    std::string text = "[";
    for (const Piece& cell : row) {
        text += text.size() == 1 ? "" : ", ";
        std::string number(cell.text);
        std::ranges::replace(number, ',', '.');
        text += number;
    }
    return text + ']';
}

/// Whether there is nothing but what numbers and the gaps between them are made of.
bool hasOnlyNumbers(std::string_view text) {
    constexpr std::string_view sign = "\xE2\x88\x92";
    for (std::size_t at = 0; at < text.size();) {
        const bool minus = text.substr(at, sign.size()) == sign;
        if (!minus &&
            std::string_view("0123456789+-.eE,; \t\r\n").find(text[at]) == std::string_view::npos) {
            return false;
        }
        at += minus ? sign.size() : 1;
    }
    return true;
}

/// The table in brackets, a row on a line; a number alone needs none.
std::string inBrackets(const std::vector<Cells>& rows) {
    std::string table;
    for (const Cells& row : rows) {
        table += table.empty() ? "" : ",\n ";
        table += inBrackets(row);
    }
    if (rows.size() > 1) {
        return '[' + table + ']';
    }
    return rows.front().size() == 1 ? table.substr(1, table.size() - 2) : table;
}

} // namespace

tl::expected<std::optional<std::string>, Fault> bracketTable(std::string_view text,
                                                             Changes& changes) {
    if (!hasOnlyNumbers(text)) {
        return std::nullopt;
    }
    const auto lines = linesOf(text);
    if (!lines) {
        return tl::unexpected<Fault>(lines.error());
    }
    if (lines->empty()) {
        return std::nullopt;
    }
    const bool tabs = text.find('\t') != std::string_view::npos;
    const bool marked = tabs || text.find(';') != std::string_view::npos;
    auto rows = marked ? markedRows(*lines, tabs ? "\t" : ";") : plainRows(*lines);
    if (rows && !*rows && marked && !tabs) {
        rows = plainRows(*lines); // says what separates its numbers, too
    }
    if (!rows) {
        return tl::unexpected<Fault>(rows.error());
    }
    if (!*rows) {
        return std::nullopt;
    }
    const auto commas = marked ? hasDecimalCommas(**rows) : false;
    if (!commas) {
        return tl::unexpected<Fault>(commas.error());
    }
    const bool column =
        std::ranges::all_of(**rows, [](const Cells& row) { return row.size() == 1; });
    if (column && (*rows)->size() > 1) {
        return tl::unexpected<Fault>({(**rows)[1].front().offset, {Code::numberColumn}});
    }
    if (*commas) {
        changes.add(Adaptation::decimalCommas);
    }
    changes.add(Adaptation::rows);
    return inBrackets(**rows);
}

} // namespace prunus
