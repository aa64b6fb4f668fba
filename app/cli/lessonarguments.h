#pragma once

#include "app/cli/request.h"

#include <string>

namespace CLI {
class App;
}

namespace prunus {

/// Adds `lesson`.
void addLesson(CLI::App& program, LessonRequest& request);

/// Adds `grade`.
void addGrade(CLI::App& program, GradeRequest& request);

/// Adds `exam`.
void addExam(CLI::App& program, ExamRequest& request);

/// Adds `export-questions`.
void addExport(CLI::App& program, ExportRequest& request);

/// What the options mean together; empty if they make sense.
[[nodiscard]] std::string contradiction(const LessonRequest& request);
[[nodiscard]] std::string contradiction(const GradeRequest& request);
[[nodiscard]] std::string contradiction(const ExamRequest& request);
[[nodiscard]] std::string contradiction(const ExportRequest& request);

} // namespace prunus
