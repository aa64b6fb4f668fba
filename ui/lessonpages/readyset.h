#pragma once

#include "core/lessons/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What the command line calls the ready sets that have questions which can be asked on paper.
[[nodiscard]] std::vector<std::string_view> readySetIds();
/// A ready set as a lesson: a question about a tree of each skill, under the program's own
/// conventions.
[[nodiscard]] std::optional<Lesson> readySetNamed(std::string_view id);

} // namespace prunus
