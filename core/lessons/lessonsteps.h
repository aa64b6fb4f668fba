#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/jsonvalue.h"

namespace prunus {

// The steps of lessons that are looked at or played. For their reader and writer alone.

/// A tree as lessons have it.
[[nodiscard]] MaybeFault readTree(JsonValue value, std::shared_ptr<const GameTree>& into);
/// Brackets where they hold all that there is.
[[nodiscard]] std::string jsonTree(const GameTree& tree);

[[nodiscard]] MaybeFault readMoment(JsonValue value, LessonMoment& moment);
[[nodiscard]] std::string jsonMoment(const LessonMoment& moment);

[[nodiscard]] MaybeFault readGame(JsonValue value, LessonGame& game);
[[nodiscard]] std::string jsonGame(const LessonGame& game);

} // namespace prunus
