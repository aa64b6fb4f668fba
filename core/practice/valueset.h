#pragma once

#include "core/analysis/leafranges.h"
#include "core/practice/terms.h"

#include <optional>
#include <vector>

namespace prunus {

/// A set of values as pieces that are ascending, of which none is empty and no two touch, so that
/// equal sets have equal pieces. A set of no value at all has no pieces.
using ValueSet = std::vector<ValueRange>;

/// The set that the pieces make; they may be in any order, as somebody writes them.
[[nodiscard]] ValueSet setOf(std::vector<ValueRange> pieces);
[[nodiscard]] bool contains(const ValueSet& set, Value v);
/// Whether the sets differ only in which ends belong to the pieces.
[[nodiscard]] bool differInEndsAlone(const ValueSet& a, const ValueSet& b);
/// A value that is in one of the sets and not in the other: an end of a piece if there is such an
/// end. nullopt if the sets are equal.
[[nodiscard]] std::optional<Value> valueBetween(const ValueSet& a, const ValueSet& b);

/// The tree with another value of one leaf.
[[nodiscard]] GameTree withLeaf(const GameTree& tree, NodeId leaf, Value v);
/// Whether what `about` asks holds where x has this value. False if the tree cannot be searched.
[[nodiscard]] bool holdsFor(const GameTree& tree, const Procedure& procedure, const AboutX& about,
                            Value x);
/// All values of x for which what `about` asks holds. Exact: a search only compares and copies
/// values, so what it does changes at most where x meets another leaf, a bound of the first window,
/// or what is asked about.
[[nodiscard]] ValueSet valuesFor(const GameTree& tree, const Procedure& procedure,
                                 const AboutX& about);
/// A question about a leaf of this tree, if possible one to which neither "never" nor "always" is
/// the answer. It asks rather whether a leaf is pruned than what is played, and rather what is
/// played than what the root is worth.
[[nodiscard]] AboutX somethingAboutX(const GameTree& tree, const Procedure& procedure);

} // namespace prunus
