#pragma once

#include "core/edit/nodemap.h"
#include "core/edit/textpatch.h"
#include "core/notation/textspans.h"

#include <string_view>
#include <vector>

namespace prunus {

/// A tree and its bracket text; see readText().
struct SpelledTree {
    std::string_view text;
    const std::vector<TextSpan>& spans;
    const GameTree& tree;
};

/// Returns where the nodes of one text are in another one that was typed over it; `patch` is what
/// was typed. A node whose text was not touched is the same node, wherever it stands now. A node
/// whose text was touched is the same node if as many nodes stand in its place as before, or if it
/// is recognised by its name, by its children, or by the end of its text that stayed. About O(nodes
/// + length), and in each family O(changed children before · after).
[[nodiscard]] NodeMap sameText(const SpelledTree& before, const SpelledTree& after,
                               const TextPatch& patch);

} // namespace prunus
