#include "core/notation/foreign/latex.h"

#include "core/notation/characters.h"
#include "core/notation/foreign/foreignnodes.h"

#include <algorithm>

namespace prunus {

namespace {

std::size_t latexCommentEnd(std::string_view text, std::size_t at) {
    return std::min(text.find('\n', at), text.size());
}

/// A label without comments, its blanks single.
std::string singleSpaced(std::string_view raw) {
    std::string label;
    for (std::size_t at = 0; at < raw.size(); ++at) {
        if (raw[at] == '%' && (at == 0 || raw[at - 1] != '\\')) {
            at = latexCommentEnd(raw, at);
        }
        const bool lineEnd = raw.substr(at, 2) == "\\\\";
        at += lineEnd ? 1 : 0;
        if (at == raw.size() || isSpace(raw[at]) || raw[at] == '~' || lineEnd) {
            label += label.empty() || label.back() == ' ' ? "" : " ";
        } else {
            label += raw[at];
        }
    }
    return std::string(trimmed(label));
}

} // namespace

std::size_t skipLatexSpace(std::string_view text, std::size_t at) {
    at = skipSpace(text, at);
    while (at < text.size() && text[at] == '%') {
        at = skipSpace(text, latexCommentEnd(text, at));
    }
    return at;
}

std::size_t groupEnd(std::string_view text, std::size_t at) {
    std::size_t depth = 0;
    for (; at < text.size(); ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (text[at] == '%') {
            at = latexCommentEnd(text, at);
        } else if (text[at] == '{') {
            ++depth;
        } else if (text[at] == '}' && --depth == 0) {
            return at + 1;
        }
    }
    return text.size();
}

std::size_t findOutside(std::string_view text, std::size_t at, std::string_view set) {
    while (at < text.size() && set.find(text[at]) == std::string_view::npos) {
        if (text[at] == '{') {
            at = groupEnd(text, at);
        } else if (text[at] == '%') {
            at = latexCommentEnd(text, at);
        } else {
            at = std::min(at + (text[at] == '\\' ? 2 : 1), text.size());
        }
    }
    return at;
}

std::string latexLabel(std::string_view raw) {
    std::string label = singleSpaced(raw);
    constexpr int mostLayers = 4; // more are no label
    for (int layer = 0; layer < mostLayers && label.size() >= 2; ++layer) {
        const bool group = label.front() == '{' && groupEnd(label, 0) == label.size();
        const bool math = label.front() == '$' && label.find('$', 1) == label.size() - 1;
        if (!group && !math) {
            break;
        }
        label = std::string(trimmed(std::string_view(label).substr(1, label.size() - 2)));
    }
    return label;
}

std::string_view lastGroup(std::string_view text) {
    std::string_view last;
    for (std::size_t at = findOutside(text, 0, "{"); at < text.size();
         at = findOutside(text, at, "{")) {
        const std::size_t end = groupEnd(text, at);
        last = text.substr(at + 1, end - at - 2);
        at = end;
    }
    return last;
}

} // namespace prunus
