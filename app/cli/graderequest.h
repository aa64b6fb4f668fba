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
    moodle, ///< for the import into a gradebook, like canvas
    canvas,
    gradescope, ///< for one student's submission, like prairieLearn
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
    /// How parts of answers are marked, instead of the lesson's way; the number is the share for
    /// perError.
    std::optional<std::pair<Profile::Partial, double>> partial;
    GradeFormat format = GradeFormat::table;
    /// For csv: whether there is one row for each student.
    bool summary = false;
    /// For moodle: what separates two cells; nullopt for a comma.
    std::optional<char> separator;
    /// The file with a list of grades to fill in, and the title of the column for them; empty for
    /// Grade.
    std::string worksheet;
    std::string gradeColumn;
    std::string feedbackFolder;
    /// The file for the report on the class, which ends in .md or .html.
    std::string report;
    /// The number that all points together are converted to.
    std::optional<double> most;
    /// The time after which an attempt is late.
    std::optional<Instant> due;
    bool trustTrees = false;
    std::string output;
};

} // namespace prunus
