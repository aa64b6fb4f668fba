#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace prunus {

/// What lists in brackets may be, by their shape alone.
enum class ListShape : std::uint8_t {
    brackets,
    headed,
    forest,
    twoReadings, ///< brackets or headed lists
};

struct ListReading {
    ListShape shape = ListShape::brackets;
    /// Of the name that may head its list, or be its first child's.
    std::size_t offset = 0;
};

/// - Headed lists: round brackets without any comma or semicolon, with at least one list inside
///   another, in which every list begins with a name without `:` or `=` followed by white space,
///   and no other name lacks `:` or `=`.
/// - A forest: square brackets without any comma or semicolon, the outermost list begins with a
///   name without `:` or `=`, every list begins with a name or a number and holds nothing else but
///   lists.
/// - Two readings: round brackets as above, no headed lists, but some list begins with such a name
///   and has more than one tree behind it, none of them with a name of this kind.
///
/// `words` lets a name be any word, as programs have them: then it is not the bracket notation's
/// shape that is asked for. O(length), no recursion.
[[nodiscard]] ListReading listShapeOf(std::string_view text, bool words = false);

} // namespace prunus
