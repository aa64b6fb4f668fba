#pragma once

#include "ui/practice/questionset.h"

namespace prunus {

/// Returns the questions of a set whose answers are built.
[[nodiscard]] std::vector<Skill> puzzlesOf(ReadySet set);

/// Returns a question whose answer is built, about an open tree. Needs a tree about which it can be
/// asked.
[[nodiscard]] Skill puzzleAbout(const GameTree& tree, Question question, const Profile& profile);

} // namespace prunus
