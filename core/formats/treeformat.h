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

/// Returns the format for a file's name by its ending, in small or capital letters: .txt and .tree
/// for text, .json and .prunus for JSON, .efg, and .dot and .gv; nullopt for any other name.
[[nodiscard]] std::optional<TreeFormat> formatOfFile(std::string_view path);

/// Writes a whole file of the format, with the newline at its end. Names must be UTF-8. No
/// recursion; O(nodes), and O(log names) more a node where there are names or moves.
void writeTree(std::ostream& out, const GameTree& tree, TreeFormat format);
/// Returns what writeTree() writes as one string, without the newline at the end of brackets.
[[nodiscard]] std::string written(const GameTree& tree, TreeFormat format);

/// Returns what the format cannot hold of this tree: messages of codes from lostTitle to
/// lostCharacters, in that order; empty if a file of the format reads back as the same tree (or,
/// for Graphviz, shows all of it). O(nodes).
[[nodiscard]] std::vector<Message> lostIn(TreeFormat format, const GameTree& tree);

} // namespace prunus
