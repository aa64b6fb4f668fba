#pragma once

#include "ui/lessons/openlesson.h"

namespace prunus {

/// How far a lesson was taken on this computer.
enum class LessonState : std::uint8_t { fresh, begun, done };

/// By what is kept in this folder.
[[nodiscard]] LessonState stateOf(const OpenLesson& lesson, const QString& folder);
/// Notes there that one of the program's lessons was taken to its end, with nothing left open.
void noteDone(const OpenLesson& lesson, const QString& folder);

} // namespace prunus
