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

/// The students of a class, by their ids.
using Roster = std::map<std::string, RosterStudent>;

/// A mark that a teacher gives by hand.
struct MarkOverride {
    double points = 0;
    std::string reason;
    std::size_t line = 0; ///< the line of the file that the mark is in
};

/// The marks given by hand, by student id and question id.
using MarkOverrides = std::map<std::pair<std::string, std::string>, MarkOverride>;

// Each error is one line that begins with the file's name.

/// Reads a table with a column student_id (or id, idnumber, id_number), and perhaps name and email.
[[nodiscard]] tl::expected<Roster, std::string> readRoster(const std::string& file);
/// Reads a table with the columns student_id, question, points and perhaps reason: at most one mark
/// for each student and question of the lesson, with no more points than the question is worth.
[[nodiscard]] tl::expected<MarkOverrides, std::string> readOverrides(const std::string& file,
                                                                     const Lesson& lesson);

} // namespace prunus
