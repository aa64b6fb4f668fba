#pragma once

#include "core/lessons/lesson.h"

#include <string_view>
#include <vector>

namespace prunus {

/// A lesson that comes with the program.
struct ShippedLesson {
    Lesson lesson;         ///< with its title, its minutes and its sources
    std::string_view text; ///< the text of its file
};

/// All lessons that come with the program, in the order in which they build on each other.
[[nodiscard]] const std::vector<ShippedLesson>& shippedLessons();
/// The shipped lesson with this id, or null.
[[nodiscard]] const ShippedLesson* shippedLesson(std::string_view id);

} // namespace prunus
