#include "core/notation/fault.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/tree/limits.h"

#include <utility>

namespace prunus {

namespace {

/// Numbers shown of a path before the middle is left out.
constexpr std::size_t shownOfPath = 12;

std::string nameOf(char separator) {
    return separator == ';' ? "semicolon" : "comma";
}

std::string quoted(char c) {
    return {'\'', c, '\''};
}

std::string shortPath(const std::vector<std::uint32_t>& path) {
    std::string text = "[";
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path.size() > shownOfPath && i == shownOfPath / 2) {
            text += ",…";
            i = path.size() - shownOfPath / 2;
        }
        text += i == 0 ? "" : ",";
        text += std::to_string(path[i]);
    }
    return text + "]";
}

} // namespace

ReadError placed(std::string_view text, const Fault& fault) {
    ReadError error{1, 1, fault.message};
    for (std::size_t i = 0; i < fault.offset; ++i) {
        const bool crBeforeLf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (text[i] == '\n' || (text[i] == '\r' && !crBeforeLf)) {
            ++error.line;
            error.column = 1;
        } else if (!isContinuation(text[i])) {
            ++error.column;
        }
    }
    return error;
}

Fault emptyText() {
    return {0, "the file is empty; a tree such as [[3,12,8],[2,4,6]] is expected"};
}

Fault tooManyNodes(std::size_t offset) {
    return {offset, "this tree has more than " + std::to_string(nodeLimit()) +
                        " nodes, which is more than this machine's memory holds"};
}

Fault unclosedBracket(std::string_view text, std::size_t opened) {
    const char opening = text[opened];
    return {opened, "this " + quoted(opening) + " is never closed; " + quoted(closingOf(opening)) +
                        " is missing"};
}

Fault mismatchedBracket(std::string_view text, std::size_t opened, std::size_t closed) {
    const ReadError place = placed(text, {opened, {}});
    return {closed, "this " + quoted(text[closed]) + " should be " +
                        quoted(closingOf(text[opened])) + ", because " + quoted(text[opened]) +
                        " was opened at " + std::to_string(place.line) + ":" +
                        std::to_string(place.column)};
}

Fault nothingToClose(std::string_view text, std::size_t closed) {
    return {closed, "this " + quoted(text[closed]) +
                        " closes nothing; remove it, or open a bracket before it"};
}

Fault nothingBefore(std::string_view text, std::size_t separator) {
    return {separator, "there is no tree before this " + nameOf(text[separator]) +
                           "; remove it, or write a tree before it"};
}

Fault nothingAfter(std::string_view text, std::size_t separator) {
    return {separator, "there is no tree after this " + nameOf(text[separator]) +
                           "; remove it, or write a tree after it"};
}

Fault unexpected(std::string_view text, std::size_t offset, std::string_view expected) {
    if (const std::string lookalike = explainLookalike(decodeAt(text, offset).codePoint);
        !lookalike.empty()) {
        return {offset, lookalike};
    }
    return {offset, "unexpected " + describeAt(text, offset) + "; " + std::string(expected)};
}

std::string emptyNode(std::string_view name, const std::vector<std::uint32_t>& path) {
    std::string who = path.empty() ? "the root " : "the node ";
    if (!name.empty()) {
        who += shortJsonString(name) + " at ";
    }
    return who + shortPath(path) + " has neither children nor a value; ";
}

char closingOf(char opening) {
    return opening == '[' ? ']' : opening == '(' ? ')' : '}';
}

} // namespace prunus
