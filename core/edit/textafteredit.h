#pragma once

#include "core/edit/editedtree.h"
#include "core/notation/textspans.h"

#include <string>
#include <string_view>

namespace prunus {

/// The text of a tree after an edit, in the layout of the text it had: every number, name, bracket
/// and space that the edit did not touch stays as it was written. What is new follows its
/// neighbours: their separators, their brackets, the text's way of writing names.
///
/// `text` is bracket notation of `old`, `spans` where its nodes stand; see readText(). What
/// brackets cannot hold is left out, as in writeText(). O(nodes + length), with names O(nodes log
/// names). No recursion.
[[nodiscard]] std::string textAfterEdit(std::string_view text, const std::vector<TextSpan>& spans,
                                        const GameTree& old, const EditedTree& edited);

} // namespace prunus
