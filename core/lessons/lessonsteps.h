#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/jsonvalue.h"

namespace prunus {

// These functions read and write the steps of lessons that are looked at or played. They are for
// the reader and the writer of lessons alone.

/// Reads a tree in the form that lessons have.
[[nodiscard]] MaybeFault readTree(JsonValue value, std::shared_ptr<const GameTree>& into);
/// Returns a tree as JSON: as a text of brackets if they hold all of it, else as a document.
[[nodiscard]] std::string jsonTree(const GameTree& tree);

[[nodiscard]] MaybeFault readMoment(JsonValue value, LessonMoment& moment);
[[nodiscard]] std::string jsonMoment(const LessonMoment& moment);

[[nodiscard]] MaybeFault readGame(JsonValue value, LessonGame& game);
[[nodiscard]] std::string jsonGame(const LessonGame& game);

} // namespace prunus
