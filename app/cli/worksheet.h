#pragma once

#include "app/cli/gradedclass.h"

namespace prunus {

/// A teacher's own list of grades with the marks in one of its columns, and nothing else changed.
struct FilledWorksheet {
    std::string text;
    /// What could not be filled in: a line each, without the file's name.
    std::vector<std::string> notFilled;
};

/// Fills in what Moodle (the offline grading worksheet) and Canvas (the exported gradebook) give to
/// download. A row is a student's by an id (ID number, SIS User ID, SIS Login ID, ID), by the
/// address that the roster has, or as Moodle's participant whose number a submission's folder has.
/// `column` is the title of the marks' column; empty for Grade. The error is one line that begins
/// with the file's name.
[[nodiscard]] tl::expected<FilledWorksheet, std::string>
fillWorksheet(const std::string& file, const std::string& column, const GradedClass& graded);

} // namespace prunus
