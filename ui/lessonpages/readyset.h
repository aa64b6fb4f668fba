#pragma once

#include "core/lessons/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// Returns the names on the command line of the ready-made question sets whose questions can be
/// asked on paper.
[[nodiscard]] std::vector<std::string_view> readySetIds();
/// Returns the ready-made question set of this name as a lesson, with one question about one tree
/// for each skill, under the program's own conventions; nullopt if there is no such set.
[[nodiscard]] std::optional<Lesson> readySetNamed(std::string_view id);

} // namespace prunus
