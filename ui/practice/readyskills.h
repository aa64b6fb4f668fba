#pragma once

#include "ui/practice/questionset.h"

#include <vector>

namespace prunus {

/// What the sets that come with the program ask, on trees that show what one gets wrong.
[[nodiscard]] std::vector<Skill> skillsOf(ReadySet set);

/// With the other rule for ties as the other one of two.
[[nodiscard]] Skill withOtherCut(Skill skill);

} // namespace prunus
