#pragma once

#include "core/analysis/leafranges.h"
#include "core/practice/terms.h"

#include <optional>
#include <vector>

namespace prunus {

/// A set of values as pieces: ascending, none empty, no two that touch, so that equal sets have
/// equal pieces. Empty for no value at all.
using ValueSet = std::vector<ValueRange>;

/// Pieces in any order, as somebody writes them, as a set.
[[nodiscard]] ValueSet setOf(std::vector<ValueRange> pieces);
[[nodiscard]] bool contains(const ValueSet& set, Value v);
/// Whether they are the same but for which ends belong to the pieces.
[[nodiscard]] bool differInEndsAlone(const ValueSet& a, const ValueSet& b);
/// A value that is in one of them and not in the other: an end if there is one. None where they
/// are equal.
[[nodiscard]] std::optional<Value> valueBetween(const ValueSet& a, const ValueSet& b);

/// The tree with another value of one leaf.
[[nodiscard]] GameTree withLeaf(const GameTree& tree, NodeId leaf, Value v);
/// Whether what is asked about x is so where x has this value. False where the tree cannot be
/// searched.
[[nodiscard]] bool holdsFor(const GameTree& tree, const Procedure& procedure, const AboutX& about,
                            Value x);
/// All values for which it is. Exact: a search only compares and copies values, so what it does
/// changes at most where x meets another leaf, a bound of the first window, or what is asked about.
[[nodiscard]] ValueSet valuesFor(const GameTree& tree, const Procedure& procedure,
                                 const AboutX& about);
/// Something to ask about a leaf of this tree: if there is such a thing, something to which neither
/// "never" nor "always" is the answer; rather whether a leaf is pruned than what is played, and
/// rather this than what the root is worth.
[[nodiscard]] AboutX somethingAboutX(const GameTree& tree, const Procedure& procedure);

} // namespace prunus
