#pragma once

#include "app/cli/gradedclass.h"

namespace prunus {

/// A teacher's own list of grades with the marks in one of its columns, and nothing else changed.
struct FilledWorksheet {
    std::string text;
    /// What could not be filled in, one line each, without the file's name.
    std::vector<std::string> notFilled;
};

/// Fills in a list of grades that Moodle (the offline grading worksheet) or Canvas (the exported
/// gradebook) offers for download. A row is a student's if it has the student's id (ID number, SIS
/// User ID, SIS Login ID, ID), the email address in the roster, or Moodle's participant number,
/// which is part of the name of a submission's folder. `column` is the title of the marks' column;
/// empty for Grade. The error is one line that begins with the file's name.
[[nodiscard]] tl::expected<FilledWorksheet, std::string>
fillWorksheet(const std::string& file, const std::string& column, const GradedClass& graded);

} // namespace prunus
