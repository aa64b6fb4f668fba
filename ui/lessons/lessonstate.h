#pragma once

#include "ui/lessons/openlesson.h"

namespace prunus {

/// How far a lesson was taken on this computer.
enum class LessonState : std::uint8_t { fresh, begun, done };

/// Returns how far a lesson was taken, by what is kept in this folder.
[[nodiscard]] LessonState stateOf(const OpenLesson& lesson, const QString& folder);
/// Notes in this folder that one of the program's lessons was taken to its end, with no question
/// left open. Does nothing for other lessons.
void noteDone(const OpenLesson& lesson, const QString& folder);

} // namespace prunus
