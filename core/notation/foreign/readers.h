#pragma once

#include "core/notation/foreign/foreignnodes.h"

// One reader a notation of other programs. All go over the text from left to right, without
// recursion, in O(length) but for the names of arrows, and need valid UTF-8. Each takes a whole
// text that is meant to be of its notation; which one that is, is decided in importTree().

namespace prunus {

/// `(A (B 3 12 8) (C 2 4 6))`: the first word of a list is its node's, what follows are children.
[[nodiscard]] ForeignResult readHeaded(std::string_view text);
/// The body of a forest, or a document that has one: `[A, options [B [3]] [C [2]]]`. Labels of
/// edges become those of moves; other options are left out.
[[nodiscard]] ForeignResult readForest(std::string_view text);
/// `\Tree` of qtree or tikz-qtree: `[.A [.B 3 12 8 ] ]`.
[[nodiscard]] ForeignResult readQtree(std::string_view text);
/// Felsenstein's `((3,12,8)B,(2,4,6)C)A;`. Lengths of branches are left out.
[[nodiscard]] ForeignResult readNewick(std::string_view text);
/// A line a node, further in for a child; with bullets, or lines drawn with characters.
[[nodiscard]] ForeignResult readOutline(std::string_view text);
/// `A -> B, C` a line; Graphviz's directed graphs; Mermaid's flow charts.
[[nodiscard]] ForeignResult readArrows(std::string_view text);
/// Rows of cells with labels or blanks: a label is a node, below that of the cell before it; the
/// numbers behind it are its leaves, and a blank continues the node above. A number alone behind
/// each of the last labels is their value. Also tables of nodes and their parents.
[[nodiscard]] ForeignResult readRows(std::string_view text);
/// JSON of other programs, and literals of Python.
[[nodiscard]] ForeignResult readForeignJson(std::string_view text);

} // namespace prunus
