#pragma once

#include "core/lessons/lesson.h"

#include <map>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace prunus {

struct RosterStudent {
    std::string name;
    std::string email;
};

/// By the students' ids.
using Roster = std::map<std::string, RosterStudent>;

/// A mark that a teacher gives by hand.
struct MarkOverride {
    double points = 0;
    std::string reason;
    std::size_t line = 0; ///< in its file
};

/// By student and question.
using MarkOverrides = std::map<std::pair<std::string, std::string>, MarkOverride>;

// The errors are one line that begins with the file's name.

/// A table with a column student_id (or id), and perhaps name and email.
[[nodiscard]] tl::expected<Roster, std::string> readRoster(const std::string& file);
/// A table with the columns student_id, question, points and perhaps reason: one mark for a
/// question of the lesson, and no more points than that is worth.
[[nodiscard]] tl::expected<MarkOverrides, std::string> readOverrides(const std::string& file,
                                                                     const Lesson& lesson);

} // namespace prunus
