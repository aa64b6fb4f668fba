#pragma once

#include "core/base/progress.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace prunus {

/// The notations that lists in brackets may be in, by their shape alone.
enum class ListShape : std::uint8_t {
    brackets,
    players, ///< headed lists whose heads all say who moves
    headed,
    forest,
    twoReadings,  ///< brackets or headed lists
    perhapsHeads, ///< brackets, though heads can be meant
};

struct ListReading {
    ListShape shape = ListShape::brackets;
    /// The offset of the name that may be the head of its list, or the name of its first child.
    std::size_t offset = 0;
    /// Whether each head has `:` or `=` behind it, as in `(A: (B: 3 12) (C: 2 4))`.
    bool marked = false;
};

/// Returns the shape of the lists in a text: the first of these that fits, else brackets.
///
/// - Players: every list has MAX or MIN as its head, which is a word behind its bracket, as in
///   `[MAX [MIN 3 12] 5]`, or one before it, as in `max(min(3,12),5)`, `max([min([3,12]),5])` and
///   `MAX: [MIN: [3,12],5]`. A word in quotes is no head.
/// - Headed lists: round brackets without any comma or semicolon, with at least one list inside
///   another, in which every list begins with a name without `:` or `=` followed by white space,
///   and no other name lacks `:` or `=`.
/// - A forest: square brackets without any comma or semicolon, the outermost list begins with a
///   name without `:` or `=`, every list begins with a name or a number and holds nothing else but
///   lists.
/// - Two readings: round brackets as above, no headed lists, but some list begins with such a name
///   and has more than one tree behind it, none of them with a name of this kind.
/// - Perhaps heads: none of these, but heads can be meant all the same: every list begins with a
///   name without `:` or `=`, and no other name lacks them; or every list begins with one that has
///   them, without any other name, comma or semicolon; or some list begins with a name without
///   them, and behind a space stand trees without a comma or semicolon between, two at least where
///   no list stands in another, none of them with a name of this kind.
///
/// With `words`, a name can be any word, as programs write them, and not only one that the bracket
/// notation allows. O(length), no recursion. Throws WorkCancelled if the progress is cancelled.
[[nodiscard]] ListReading listShapeOf(std::string_view text, bool words = false,
                                      const Progress* progress = nullptr);

} // namespace prunus
