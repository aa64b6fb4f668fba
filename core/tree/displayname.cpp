#include "core/tree/displayname.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace prunus {

namespace {

/// From here on leaves always carry their path: to know those of the same value takes memory.
constexpr std::uint32_t smallTree = 1U << 16;
constexpr std::uint32_t longestPath = 8;
/// How many numbers of a longer one are shown at each of its ends.
constexpr std::uint32_t shownEnd = longestPath / 2;
/// Moves are named in sentences and rows beside each other, so fewer of them are shown.
constexpr std::uint32_t mostMoves = 4;
/// Of more moves, how many of the first and of the last are shown.
constexpr std::uint32_t firstMoves = 1;
constexpr std::uint32_t lastMoves = 2;

std::string shown(Value v) {
    std::array<char, 32> text{};
    char* const end = text.data() + text.size();
    const bool whole = std::trunc(v) == v && std::abs(v) < 1e15;
    const auto written = whole ? std::to_chars(text.data(), end, static_cast<long long>(v))
                               : std::to_chars(text.data(), end, v);
    return {text.data(), written.ptr};
}

std::string joined(const std::vector<std::uint32_t>& numbers) {
    std::string text;
    for (const std::uint32_t number : numbers) {
        if (!text.empty()) {
            text += ',';
        }
        text += std::to_string(number);
    }
    return text;
}

bool isGamesTree(const GameTree& tree) {
    return !tree.header().game.empty();
}

/// Puts a move before those that follow it: `b2 a1`. One that is a number, as in Connect Four, gets
/// an arrow, since it would read as a value: `→4→3`.
void putBefore(std::string& moves, std::string_view move) {
    constexpr std::string_view arrow = "→";
    const bool isNumber = '0' <= move.front() && move.front() <= '9';
    const bool apart = !moves.empty() && !moves.starts_with(arrow);
    moves.insert(0, std::string(isNumber ? arrow : "") + std::string(move) + (apart ? " " : ""));
}

/// The moves of a game that lead to a node, shortened in the middle if they are many; empty in
/// other trees, and where one has no name.
std::string movesTo(const GameTree& tree, NodeId n) {
    if (!isGamesTree(tree)) {
        return {};
    }
    std::string text;
    const auto climb = [&](Row from, Row to) {
        for (Row row = from; to < row; --row.value) {
            const std::string_view move = tree.moves().at(n);
            if (move.empty()) {
                return false;
            }
            putBefore(text, move);
            n = tree.parent(n, row);
        }
        return true;
    };
    const Row last = tree.rowOf(n);
    if (last.value <= mostMoves) {
        return climb(last, Row{0}) ? text : std::string();
    }
    if (!climb(last, Row{last.value - lastMoves})) {
        return {};
    }
    text.insert(0, text.starts_with("→") ? "→…" : "… ");
    n = tree.ancestor(n, Row{firstMoves});
    return climb(Row{firstMoves}, Row{0}) ? text : std::string();
}

bool calledByValue(const GameTree& tree, NodeId n) {
    return tree.isLeaf(n) && tree.names().at(n).empty();
}

/// The nodes that share their names with others, ascending; in small trees.
std::vector<NodeId> namesakes(const Labels& names) {
    std::vector<NodeId> found;
    if (names.size() > smallTree) {
        return found;
    }
    std::vector<std::pair<std::string_view, NodeId>> sorted;
    for (std::size_t k = 0; k < names.size(); ++k) {
        sorted.emplace_back(names.text(k), names.nodes()[k]);
    }
    std::ranges::sort(sorted);
    for (std::size_t k = 0; k < sorted.size(); ++k) {
        const bool before = k > 0 && sorted[k - 1].first == sorted[k].first;
        const bool after = k + 1 < sorted.size() && sorted[k + 1].first == sorted[k].first;
        if (before || after) {
            found.push_back(sorted[k].second);
        }
    }
    std::ranges::sort(found);
    return found;
}

/// The values of more than one leaf that is called by it, ascending; in small trees.
std::vector<Value> sharedValues(const GameTree& tree) {
    std::vector<Value> all;
    for (NodeId n; tree.nodeCount() <= smallTree && n.value < tree.nodeCount(); ++n) {
        if (calledByValue(tree, n) && tree.hasStaticValue(n)) {
            all.push_back(tree.staticValue(n));
        }
    }
    std::ranges::sort(all);
    std::vector<Value> shared;
    for (std::size_t k = 1; k < all.size(); ++k) {
        if (all[k] == all[k - 1] && (shared.empty() || shared.back() != all[k])) {
            shared.push_back(all[k]);
        }
    }
    return shared;
}

} // namespace

DisplayNames::DisplayNames(const GameTree& tree, Letters letters)
    : tree_(&tree), namesakes_(namesakes(tree.names())), letters_(tree, letters),
      sharedValues_(sharedValues(tree)) {}

std::string DisplayNames::shortOf(NodeId n) const {
    const std::string_view own = tree_->names().at(n);
    return own.empty() ? letters_.of(n) : std::string(own);
}

std::string DisplayNames::bare(NodeId n) const {
    std::string name = shortOf(n);
    if (!name.empty()) {
        return name;
    }
    if (calledByValue(*tree_, n)) {
        return shown(tree_->staticValue(n));
    }
    name = movesTo(*tree_, n);
    return name.empty() ? path(n) : name;
}

bool DisplayNames::isPlaced(NodeId n) const {
    if (!shortOf(n).empty()) {
        return std::ranges::binary_search(namesakes_, n);
    }
    return calledByValue(*tree_, n) && (!movesTo(*tree_, n).empty() || ambiguousLeaf(n));
}

bool DisplayNames::isWithPath(NodeId n) const {
    return isPlaced(n) && movesTo(*tree_, n).empty();
}

std::string DisplayNames::of(NodeId n) const {
    return isPlaced(n) ? bare(n) + ' ' + place(n) : bare(n);
}

bool DisplayNames::isValue(NodeId n) const {
    return calledByValue(*tree_, n) && !isMoves(n);
}

bool DisplayNames::beginsWithValue(NodeId n) const {
    return calledByValue(*tree_, n);
}

bool DisplayNames::isMoves(NodeId n) const {
    return isGamesTree(*tree_) && shortOf(n).empty() && !movesTo(*tree_, n).empty();
}

std::string DisplayNames::place(NodeId n) const {
    const std::string moves = movesTo(*tree_, n);
    return moves.empty() ? path(n) : '(' + moves + ')';
}

std::string DisplayNames::path(NodeId n) const {
    const std::uint32_t length = tree_->rowOf(n).value;
    if (length <= longestPath) {
        return '[' + joined(tree_->path(n)) + ']';
    }
    // Only the ends are shown, so only they are asked for: it may be a million child numbers.
    const NodeId first = tree_->ancestor(n, Row{shownEnd});
    std::vector<std::uint32_t> last(shownEnd);
    for (std::uint32_t k = shownEnd, row = length; k-- > 0; --row) {
        const NodeId up = tree_->parent(n, Row{row});
        last[k] = n.value - tree_->children(up).first.value;
        n = up;
    }
    return '[' + joined(tree_->path(first)) + ",…," + joined(last) + ']';
}

bool DisplayNames::ambiguousLeaf(NodeId n) const {
    return tree_->nodeCount() > smallTree ||
           std::ranges::binary_search(sharedValues_, tree_->staticValue(n));
}

} // namespace prunus
