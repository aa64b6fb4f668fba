#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds the subcommand `lesson` and its options.
void addLesson(CLI::App& program, LessonRequest& request);

/// Adds the subcommand `grade` and its options.
void addGrade(CLI::App& program, GradeRequest& request);

/// Adds the subcommand `exam` and its options.
void addExam(CLI::App& program, ExamRequest& request);

/// Adds the subcommand `export-questions` and its options.
void addExport(CLI::App& program, ExportRequest& request);

/// Says what is missing in the options or wrong with their combination; empty if they make sense.
[[nodiscard]] std::string contradiction(const LessonRequest& request);
[[nodiscard]] std::string contradiction(const GradeRequest& request);
[[nodiscard]] std::string contradiction(const ExamRequest& request);
[[nodiscard]] std::string contradiction(const ExportRequest& request);

} // namespace prunus
