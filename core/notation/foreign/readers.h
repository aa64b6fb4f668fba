#pragma once

#include "core/notation/foreign/foreignnodes.h"

// There is one reader for each notation of other programs. All go over the text from left to right,
// without recursion, in O(length) apart from looking up the names of arrows, and need valid UTF-8.
// Each takes a whole text that is meant to be in its notation; importTree() decides which notation
// that is.

namespace prunus {

/// Reads headed lists, `(A (B 3 12 8) (C 2 4 6))`: the first word of a list is the name of its
/// node, and what follows are the children.
[[nodiscard]] ForeignResult readHeaded(std::string_view text);
/// Reads the body of a forest, or a document that has one: `[A, options [B [3]] [C [2]]]`. Labels
/// of edges become moves; other options are left out.
[[nodiscard]] ForeignResult readForest(std::string_view text);
/// Reads `\Tree` of qtree or tikz-qtree: `[.A [.B 3 12 8 ] ]`.
[[nodiscard]] ForeignResult readQtree(std::string_view text);
/// Reads Felsenstein's Newick notation, `((3,12,8)B,(2,4,6)C)A;`. Lengths of branches are left out.
[[nodiscard]] ForeignResult readNewick(std::string_view text);
/// Reads an outline: each node stands on a line, a child further in than its parent; with bullets,
/// or with lines drawn with characters.
[[nodiscard]] ForeignResult readOutline(std::string_view text);
/// Reads arrows: `A -> B, C` on each line, Graphviz's directed graphs, or Mermaid's flow charts.
[[nodiscard]] ForeignResult readArrows(std::string_view text);
/// Reads rows of cells with labels or blanks: a label is a node, a child of the node in the cell
/// before it; the numbers behind it are its leaves, and a blank continues the node above. If a
/// single number stands behind each of the last labels, it is their value. Also reads tables of
/// nodes and their parents.
[[nodiscard]] ForeignResult readRows(std::string_view text);
/// Reads JSON of other programs, and literals of Python.
[[nodiscard]] ForeignResult readForeignJson(std::string_view text);

} // namespace prunus
