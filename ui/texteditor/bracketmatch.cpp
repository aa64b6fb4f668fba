#include "ui/texteditor/bracketmatch.h"

#include <vector>

namespace prunus {
namespace {

constexpr QStringView opening = u"[({";
constexpr QStringView closing = u"])}";

/// One past the closing quote of the name that begins here; a line ends it too.
qsizetype quotedEnd(QStringView text, qsizetype at) {
    for (++at; at < text.size() && text[at] != u'\n'; ++at) {
        if (text[at] == u'\\') {
            ++at;
        } else if (text[at] == u'"') {
            return at + 1;
        }
    }
    return at;
}

struct Pair {
    qsizetype opened;
    std::optional<qsizetype> closed;
};

/// Every bracket with its partner, in no particular order; a closing one alone counts as opened.
std::vector<Pair> pairsOf(QStringView text) {
    std::vector<Pair> found;
    std::vector<std::size_t> open;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text[at] == u'"') {
            at = quotedEnd(text, at);
            continue;
        }
        if (opening.contains(text[at])) {
            open.push_back(found.size());
            found.push_back({at, {}});
        } else if (const qsizetype kind = closing.indexOf(text[at]); kind >= 0) {
            if (!open.empty() && text[found[open.back()].opened] == opening[kind]) {
                found[open.back()].closed = at;
                open.pop_back();
            } else {
                found.push_back({at, {}});
            }
        }
        ++at;
    }
    return found;
}

} // namespace

std::optional<BracketMatch> bracketAt(QStringView text, qsizetype caret) {
    std::optional<BracketMatch> after;
    for (const Pair& each : pairsOf(text)) {
        if (each.opened == caret - 1 || each.opened == caret) {
            const BracketMatch match{each.opened, each.closed};
            if (each.opened == caret - 1) {
                return match;
            }
            after = match;
        }
        if (each.closed && (*each.closed == caret - 1 || *each.closed == caret)) {
            const BracketMatch match{*each.closed, each.opened};
            if (*each.closed == caret - 1) {
                return match;
            }
            after = match;
        }
    }
    return after;
}

} // namespace prunus
