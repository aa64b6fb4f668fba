#include "core/find/movepath.h"

#include "core/base/ascii.h"

#include <algorithm>

namespace prunus {
namespace {

constexpr std::string_view arrow = "→";

bool isSameMove(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, lowerCase, lowerCase);
}

/// A leaf is called by its value, with the moves in brackets behind it.
std::string_view withoutValue(std::string_view text) {
    const std::size_t open = text.find('(');
    return open != std::string_view::npos && text.ends_with(')')
               ? text.substr(open + 1, text.size() - open - 2)
               : text;
}

void skipSeparators(std::string_view& text) {
    while (text.starts_with(' ') || text.starts_with(arrow)) {
        text.remove_prefix(text.starts_with(' ') ? 1 : arrow.size());
    }
}

/// A move may have blanks in it.
bool beginsWith(std::string_view text, std::string_view move) {
    if (move.empty() || text.size() < move.size()) {
        return false;
    }
    const std::string_view rest = text.substr(move.size());
    return isSameMove(text.substr(0, move.size()), move) &&
           (rest.empty() || rest.starts_with(' ') || rest.starts_with(arrow));
}

/// The child whose move the text begins with, which goes from it: of several the longest.
NodeId takeChild(const GameTree& tree, NodeId parent, std::string_view& text) {
    NodeId found = noNode;
    std::size_t length = 0;
    for (const NodeId child : tree.children(parent)) {
        const std::string_view move = tree.moves().at(child);
        if (move.size() > length && beginsWith(text, move)) {
            found = child;
            length = move.size();
        }
    }
    text.remove_prefix(length);
    return found;
}

} // namespace

NodeId nodeByMoves(const GameTree& tree, std::string_view text) {
    if (tree.moves().empty()) {
        return noNode;
    }
    text = withoutValue(text);
    skipSeparators(text);
    if (text.empty()) {
        return noNode;
    }
    NodeId at = GameTree::root();
    for (; at != noNode && !text.empty(); skipSeparators(text)) {
        at = takeChild(tree, at, text);
    }
    return at;
}

} // namespace prunus
