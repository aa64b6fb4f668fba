#pragma once

#include "core/notation/paste/pastedtext.h"
#include "core/tree/gametree.h"

#include <QString>
#include <vector>

namespace prunus {

/// Whether more than single characters were changed.
[[nodiscard]] bool addsBrackets(const std::vector<Adaptation>& changes);
/// What was done to a pasted text, in a sentence or two.
[[nodiscard]] QString pasteWords(const std::vector<Adaptation>& changes);
/// What belongs to the tree but cannot stand in its text, as a list; empty if nothing does.
[[nodiscard]] QString thingsBeside(const GameTree& tree);
/// The same in a sentence.
[[nodiscard]] QString wordsBeside(const GameTree& tree);

} // namespace prunus
