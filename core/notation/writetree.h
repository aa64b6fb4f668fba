#pragma once

#include "core/tree/gametree.h"

#include <ostream>

namespace prunus {

/// Writes the bracket notation on one line, without a newline: names, and values of leaves. What
/// it cannot hold is left out: title, root player, failure value, moves, static values of inner
/// nodes; see lostInText(). `[]` is not legal in brackets, so a leaf without value of its own is
/// written as the failure value. Names must be UTF-8. No recursion, O(nodes); whether the stream
/// took it all is for the caller to ask.
void writeText(std::ostream& out, const GameTree& tree);
/// Writes a JSON document that reads back as the same tree. Names, moves and title must be UTF-8.
/// No recursion; O(nodes), and O(log names) more a node where there are names or moves.
void writeJson(std::ostream& out, const GameTree& tree);

/// Whether bracket notation would lose something of the tree.
[[nodiscard]] bool lostInText(const GameTree& tree);

} // namespace prunus
