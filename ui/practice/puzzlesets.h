#pragma once

#include "ui/practice/questionset.h"

namespace prunus {

/// The questions of sets whose answers are built.
[[nodiscard]] std::vector<Skill> puzzlesOf(ReadySet set);

/// Such a question about a tree that is open, of which it can be asked.
[[nodiscard]] Skill puzzleAbout(const GameTree& tree, Question question, const Profile& profile);

} // namespace prunus
