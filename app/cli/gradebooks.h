#pragma once

#include "app/cli/gradedclass.h"

#include <string>
#include <vector>

namespace prunus {

/// Marks as a learning platform imports them, and remarks that the teacher has to know, one line
/// each.
struct Gradebook {
    std::string text;
    std::vector<std::string> remarks;
};

/// A table for Moodle's import of grades: idnumber, email, the mark, and feedback.
[[nodiscard]] Gradebook moodleGradebook(const GradedClass& graded, char separator);
/// A table for Canvas's import of a gradebook.
[[nodiscard]] Gradebook canvasGradebook(const GradedClass& graded);

} // namespace prunus
