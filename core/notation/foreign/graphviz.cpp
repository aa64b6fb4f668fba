#include "core/notation/foreign/graphviz.h"

#include "core/base/ascii.h"
#include "core/notation/characters.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

/// Behind the comment that starts here, or here.
std::size_t commentEnd(std::string_view text, std::size_t at) {
    const std::string_view start = text.substr(at, 2);
    if (start == "/*") {
        return std::min(text.find("*/", at + 2), text.size() - 2) + 2;
    }
    return start == "//" ? std::min(text.find('\n', at), text.size()) : at;
}

} // namespace

std::size_t arrowLength(std::string_view rest) {
    constexpr std::array<std::string_view, 8> arrows{
        "-->", "==>", "->", "=>", "---", "\xE2\x86\x92", "\xE2\x87\x92", "\xE2\x9F\xB6",
    };
    const auto* const found = std::ranges::find_if(
        arrows, [rest](std::string_view arrow) { return rest.substr(0, arrow.size()) == arrow; });
    return found == arrows.end() ? 0 : found->size();
}

bool startsKeyword(std::string_view text, std::string_view keyword) {
    return text.size() >= keyword.size() &&
           std::equal(keyword.begin(), keyword.end(), text.begin(),
                      [](char small, char c) { return small == lowerCase(c); }) &&
           bareNameEnd(text, 0) == keyword.size();
}

bool isDrawing(std::string_view statement) {
    constexpr std::array<std::string_view, 9> words{
        "rankdir",  "style", "classDef", "class",     "ordering",
        "labelloc", "label", "fontname", "linkStyle",
    };
    const std::size_t end = bareNameEnd(statement, 0);
    const std::size_t next = skipSpace(statement, end);
    if (next < statement.size() && statement[next] == '[') {
        return startsKeyword(statement, "node") || startsKeyword(statement, "edge") ||
               startsKeyword(statement, "graph");
    }
    return end < statement.size() && (statement[end] == '=' || next > end) &&
           statement.find("->") == std::string_view::npos &&
           std::ranges::find(words, statement.substr(0, end)) != words.end();
}

std::size_t rankGroupEnd(std::string_view text, std::size_t at) {
    const std::size_t end = text[at] == '{' ? text.find('}', at) : std::string_view::npos;
    const std::size_t word = end == std::string_view::npos ? at : skipSpace(text, at + 1);
    return word > at && text.substr(word, 4) == "rank" ? end + 1 : at;
}

GraphvizString graphvizString(std::string_view text, std::size_t at) {
    GraphvizString string;
    for (++at; at < text.size() && text[at] != '"'; ++at) {
        const bool escape = text[at] == '\\' && at + 1 < text.size();
        at += escape ? 1 : 0;
        const bool lineEnd = escape && (text[at] == 'n' || text[at] == 'l' || text[at] == 'r');
        string.text += lineEnd ? ' ' : text[at];
    }
    string.closed = at < text.size();
    string.end = std::min(at + 1, text.size());
    return string;
}

std::string graphvizLabel(std::string_view attributes) {
    constexpr std::string_view key = "label";
    for (std::size_t at = 0; at < attributes.size();) {
        if (attributes[at] == '"') {
            at = graphvizString(attributes, at).end;
            continue;
        }
        const bool whole =
            at == 0 || isSpace(attributes[at - 1]) || isSeparator(attributes[at - 1]);
        const bool named = whole && attributes.substr(at, key.size()) == key;
        const std::size_t mark = named ? skipSpace(attributes, at + key.size()) : attributes.size();
        if (mark == attributes.size() || attributes[mark] != '=') {
            ++at;
            continue;
        }
        const std::size_t value = skipSpace(attributes, mark + 1);
        if (value < attributes.size() && attributes[value] == '"') {
            return graphvizString(attributes, value).text;
        }
        const std::size_t end =
            std::min(attributes.find_first_of(",; \t\r\n", value), attributes.size());
        return std::string(attributes.substr(value, end - value));
    }
    return {};
}

std::size_t skipBlanks(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        const std::size_t next =
            text[at] == ' ' || text[at] == '\t' ? at + 1 : commentEnd(text, at);
        if (next == at) {
            break;
        }
        at = next;
    }
    return at;
}

std::size_t skipToStatement(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        const bool shell = text[at] == '#' || text.substr(at, 2) == "%%";
        const std::size_t next = isSpace(text[at]) || text[at] == ';' ? at + 1
                                 : shell ? std::min(text.find('\n', at), text.size())
                                         : commentEnd(text, at);
        if (next == at) {
            break;
        }
        at = next;
    }
    return at;
}

} // namespace prunus
