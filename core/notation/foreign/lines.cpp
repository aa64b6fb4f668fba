#include "core/notation/foreign/lines.h"

#include "core/notation/characters.h"

#include <algorithm>
#include <string>
#include <utility>

namespace prunus {

namespace {

constexpr std::size_t longestFrontMatter = 4'000;

/// Characters that draw the lines of a tree; no label starts with one.
bool draws(char32_t c) {
    return (c >= 0x2500 && c <= 0x257F) || c == U'|' || c == U'`';
}

bool isBlank(char32_t c) {
    return c == U' ' || c == U'\t' || c == 0xA0;
}

bool isBullet(char32_t c) {
    return c == U'-' || c == U'*' || c == U'+' || c == 0x2022 || c == 0x25E6 || c == 0x25AA ||
           c == 0x2023 || c == 0x2013 || c == 0x2014 || c == 0xB7;
}

bool isText(std::string_view line) {
    return line.find_first_not_of(" \t\r") != std::string_view::npos;
}

/// `+--`, `|--`, `\--` or "`--": how many bytes a corner drawn in ASCII takes.
std::size_t cornerLength(std::string_view rest) {
    if (rest.size() < 3 || std::string_view("+|\\`").find(rest[0]) == std::string_view::npos ||
        rest[1] != '-') {
        return 0;
    }
    return std::min(rest.find_first_not_of('-', 1), rest.size());
}

/// `## `, as in Markdown, `** `, as in Org mode, `++ ` or `-- `: how many marks say how far in it
/// stands.
std::size_t headingLength(std::string_view rest) {
    if (rest.empty() || std::string_view("#*+-").find(rest[0]) == std::string_view::npos) {
        return 0;
    }
    const std::size_t end = std::min(rest.find_first_not_of(rest[0]), rest.size());
    const bool isMark = end < rest.size() && rest[end] == ' ';
    return isMark && (end > 1 || rest[0] == '#') ? end : 0;
}

} // namespace

std::vector<Line> linesWithText(std::string_view text) {
    std::vector<Line> lines;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
        const std::string_view line = text.substr(start, end - start);
        if (isText(line)) {
            lines.push_back({start, line});
        }
        start = end + 1;
    }
    return lines;
}

std::string withoutEmphasis(std::string_view text) {
    std::string plain(text);
    for (const std::string_view mark : {"**", "__", "*", "`"}) {
        const std::string marked = std::exchange(plain, {});
        std::size_t at = 0;
        for (std::size_t open = marked.find(mark); open != std::string::npos;
             open = marked.find(mark, at)) {
            const std::size_t word = open + mark.size();
            const bool begins = (open == 0 || marked[open - 1] == ' ') && word < marked.size() &&
                                marked[word] != ' ';
            const std::size_t close = begins ? marked.find(mark, word + 1) : std::string::npos;
            const bool ends = close != std::string::npos && marked[close - 1] != ' ';
            plain.append(marked, at, (ends ? open : word) - at);
            plain.append(marked, word, ends ? close - word : 0);
            at = ends ? close + mark.size() : word;
        }
        plain.append(marked, at);
    }
    return plain;
}

FrontMatter frontMatterOf(std::string_view text) {
    constexpr std::string_view mark = "---";
    constexpr std::string_view key = "title:";
    const std::vector<Line> lines = linesWithText(text.substr(0, longestFrontMatter));
    const auto isMark = [&](const Line& line) { return line.text == mark; };
    if (lines.empty() || !isMark(lines.front())) {
        return {};
    }
    const auto last = std::find_if(lines.begin() + 1, lines.end(), isMark);
    if (last == lines.end()) {
        return {};
    }
    const auto titled = std::find_if(lines.begin(), last,
                                     [&](const Line& line) { return line.text.starts_with(key); });
    FrontMatter front{{}, last->offset + mark.size()};
    if (titled != last) {
        const std::size_t start = titled->text.find_first_not_of(" \t\"'", key.size());
        const std::size_t end = titled->text.find_last_not_of(" \t\"'") + 1;
        front.title = start < end ? titled->text.substr(start, end - start) : std::string_view();
    }
    return front;
}

Indent indentOf(std::string_view line) {
    constexpr std::size_t tabWidth = 8;
    Indent indent;
    std::size_t at = 0;
    while (at < line.size()) {
        const std::size_t corner = cornerLength(line.substr(at));
        const Decoded next = decodeAt(line, at);
        if (corner == 0 && !draws(next.codePoint) && !isBlank(next.codePoint)) {
            break;
        }
        indent.drawn = indent.drawn || corner > 0 || draws(next.codePoint);
        indent.tabs = indent.tabs || next.codePoint == U'\t';
        indent.blanks = indent.blanks || next.codePoint == U' ';
        indent.column += corner > 0               ? corner
                         : next.codePoint == '\t' ? tabWidth - indent.column % tabWidth
                                                  : 1;
        at += corner > 0 ? corner : next.length;
    }
    indent.length = at;
    if (const std::size_t marks = headingLength(line.substr(at)); marks > 0) {
        indent.column += marks - 1;
        indent.heading = line[at] == '#';
        indent.length = std::min(line.find_first_not_of(" \t", at + marks), line.size());
        return indent;
    }
    if (at < line.size() && !indent.drawn) {
        const Decoded mark = decodeAt(line, at);
        const std::size_t behind = at + mark.length;
        if (isBullet(mark.codePoint) &&
            (behind == line.size() || isBlank(static_cast<unsigned char>(line[behind])))) {
            indent.bullet = true;
            indent.length = std::min(line.find_first_not_of(" \t", behind), line.size());
        }
    }
    return indent;
}

} // namespace prunus
