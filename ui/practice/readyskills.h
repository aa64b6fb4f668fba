#pragma once

#include "ui/practice/questionset.h"

#include <vector>

namespace prunus {

/// Returns the skills that a set of the program asks about, on trees where typical mistakes show.
[[nodiscard]] std::vector<Skill> skillsOf(ReadySet set);

/// Returns the skill with a second rule to compare with its own: the other rule for ties.
[[nodiscard]] Skill withOtherCut(Skill skill);

} // namespace prunus
