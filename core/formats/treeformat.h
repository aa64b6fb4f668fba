#pragma once

#include "core/base/message.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// The kinds of files that hold a tree: brackets, the JSON document, Gambit's extensive game, and
/// Graphviz's language, which is written only.
enum class TreeFormat : std::uint8_t { text, json, efg, dot };

/// The format that a file's name ends in, in small or capital letters: .txt and .tree for text,
/// .json, .efg, .dot and .gv.
[[nodiscard]] std::optional<TreeFormat> formatOfFile(std::string_view path);

/// Writes a whole file of the format, with the newline at its end. Names must be UTF-8. No
/// recursion; O(nodes), and O(log names) more a node where there are names or moves.
void writeTree(std::ostream& out, const GameTree& tree, TreeFormat format);
/// The same as one string, without the newline at the end of brackets.
[[nodiscard]] std::string written(const GameTree& tree, TreeFormat format);

/// What a format may have no place for.
enum class Loss : std::uint8_t {
    title,
    minAtRoot,       ///< that MIN moves first
    failureValue,    ///< leaves that have it are written as numbers; `count` tells how many
    moves,           ///< `count` labels of edges
    rootMove,        ///< the label of the edge into the root
    innerValues,     ///< static values of `count` inner nodes
    game,            ///< of which game the nodes are positions
    labelCharacters, ///< a NUL, or a backslash at the end, in `count` names
};

struct Lost {
    Loss what;
    std::uint32_t count = 1;

    friend bool operator==(const Lost&, const Lost&) = default;
};
/// That it is left out.
[[nodiscard]] Message describe(const Lost& lost);

/// What of this tree the format has no place for, in the order of Loss; empty if a file of it reads
/// back as the same tree (or, for Graphviz, shows all of it). O(nodes).
[[nodiscard]] std::vector<Lost> lostIn(TreeFormat format, const GameTree& tree);

} // namespace prunus
