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

/// Takes the first move off the front; empty if there is none left.
std::string_view takeMove(std::string_view& text) {
    while (text.starts_with(' ') || text.starts_with(arrow)) {
        text.remove_prefix(text.starts_with(' ') ? 1 : arrow.size());
    }
    const std::string_view move = text.substr(0, std::min(text.find(' '), text.find(arrow)));
    text.remove_prefix(move.size());
    return move;
}

NodeId childByMove(const GameTree& tree, NodeId parent, std::string_view move) {
    for (const NodeId child : tree.children(parent)) {
        if (isSameMove(tree.moves().at(child), move)) {
            return child;
        }
    }
    return noNode;
}

} // namespace

NodeId nodeByMoves(const GameTree& tree, std::string_view text) {
    if (tree.moves().empty()) {
        return noNode;
    }
    text = withoutValue(text);
    NodeId at = noNode;
    for (auto move = takeMove(text); !move.empty(); move = takeMove(text)) {
        at = childByMove(tree, at == noNode ? GameTree::root() : at, move);
        if (at == noNode) {
            return noNode;
        }
    }
    return at;
}

} // namespace prunus
