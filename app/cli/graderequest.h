#pragma once

#include "core/lessons/instant.h"
#include "core/practice/profile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace prunus {

/// Which of several attempts at an exercise counts.
enum class GradePolicy : std::uint8_t { best, first, last };
enum class GradeFormat : std::uint8_t {
    table,
    csv,
    json,
    moodle, ///< to be imported into a gradebook, like Canvas's
    canvas,
    gradescope, ///< of one student's submission, like PrairieLearn's
    prairieLearn,
};

[[nodiscard]] constexpr bool isOfOneStudent(GradeFormat format) {
    return format == GradeFormat::gradescope || format == GradeFormat::prairieLearn;
}

struct GradeRequest {
    std::vector<std::string> files;
    std::string lesson;
    std::string roster;
    std::string overrides;
    GradePolicy policy = GradePolicy::best;
    /// In place of the lesson's; the share is of perError.
    std::optional<std::pair<Profile::Partial, double>> partial;
    GradeFormat format = GradeFormat::table;
    /// Of csv: a row a student.
    bool summary = false;
    /// Of moodle: what stands between two cells; none for a comma.
    std::optional<char> separator;
    /// A list of grades to fill in, and the title of the column; empty for Grade.
    std::string worksheet;
    std::string gradeColumn;
    std::string feedbackFolder;
    /// Of a class; .md or .html.
    std::string report;
    /// What all points together are turned into.
    std::optional<double> most;
    /// After which an attempt is late.
    std::optional<Instant> due;
    bool trustTrees = false;
    std::string output;
};

} // namespace prunus
