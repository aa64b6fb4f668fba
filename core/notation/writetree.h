#pragma once

#include "core/tree/gametree.h"

#include <ostream>

namespace prunus {

/// Writes the bracket notation on one line, without a newline: names, and values of leaves. What
/// the notation cannot hold is left out: title, root player, failure value, moves, static values of
/// inner nodes; see lostIn(). `[]` is not legal in brackets, so a leaf without a value of its own
/// is written as the failure value. Names must be UTF-8. No recursion, O(nodes). The caller must
/// check whether the stream took all of it.
void writeText(std::ostream& out, const GameTree& tree);
/// Writes a JSON document that reads back as the same tree. Names, moves and title must be UTF-8.
/// No recursion; O(nodes), and O(log names) more a node where there are names or moves.
void writeJson(std::ostream& out, const GameTree& tree);

/// Writes a game of two players for Gambit: MAX is player 1, a leaf of value v pays { v, -v }, each
/// node is an information set of its own. See lostIn() for what the format cannot hold. Names,
/// moves and title must be UTF-8. No recursion; costs as writeJson().
void writeEfg(std::ostream& out, const GameTree& tree);
/// Writes a picture for Graphviz's dot: MAX is a triangle, MIN a triangle on its head, a leaf a
/// rounded box; with names, moves, and static values, those of inner nodes under the name. Unnamed
/// inner nodes are called A, B, … as on screen. Names, moves and title must be UTF-8. O(nodes).
void writeDot(std::ostream& out, const GameTree& tree);

} // namespace prunus
