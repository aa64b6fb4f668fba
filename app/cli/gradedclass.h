#pragma once

#include "app/cli/graderequest.h"
#include "app/cli/roster.h"
#include "core/lessons/markattempt.h"

#include <deque>
#include <memory>

namespace prunus {

/// A file of the class. If it cannot be read, `unreadable` says why, and the other members are
/// empty.
struct GradedFile {
    std::string file;
    std::string unreadable;
    AttemptFile attempt;
    /// When the answers were submitted; nullopt if the file does not say.
    std::optional<Instant> submitted;
    MarkedAttempt marked;
    std::vector<std::string> flags; ///< the flags that concern the whole file
};

/// A question that counts for a student.
struct CountedQuestion {
    const MarkedQuestion* question = nullptr;
    const GradedFile* file = nullptr;
    /// The points for the question; nullopt if it was not marked.
    std::optional<double> points;
};

struct GradedStudent {
    std::string id; ///< empty if the student gave none
    std::string name;
    std::string email;
    std::vector<CountedQuestion> questions; ///< in the lesson's order
    /// The sum of the points; nullopt if no file could be marked, or a question that counts was not
    /// marked.
    std::optional<double> points;
    std::vector<std::string> flags;
};

struct GradedClass {
    Lesson lesson;
    std::unique_ptr<AttemptMarker> marker;
    std::deque<GradedFile> files; ///< sorted by student, then by name; unreadable files last
    MarkOverrides overrides;
    /// The overrides that replace the points of a question.
    std::map<const MarkedQuestion*, const MarkOverride*> byHand;
    std::vector<GradedStudent> students; ///< sorted by id; those without an id by file
    double most = 0;                     ///< all points of the lesson
    std::optional<double> scale;         ///< what all points are converted to; nullopt if they stay
    /// Complaints about files that concern no attempt, one line each.
    std::vector<std::string> remarks;

    /// Whether some file could not be read.
    [[nodiscard]] bool hasUnreadable() const;
    /// Returns the mark that was given by hand; null if there is none.
    [[nodiscard]] const MarkOverride* override(const MarkedQuestion& question) const {
        const auto found = byHand.find(&question);
        return found == byHand.end() ? nullptr : found->second;
    }
    [[nodiscard]] double scaled(double points) const {
        return scale && most > 0 ? points / most * *scale : points;
    }
};

/// Reads and marks all files of a request. The error is one line that begins with a file's name.
[[nodiscard]] tl::expected<std::unique_ptr<GradedClass>, std::string>
gradeClass(const GradeRequest& request);

/// Returns the flags of a file and of the attempts in it: what the teacher should look at.
[[nodiscard]] std::vector<std::string> flagsOf(const GradedFile& file);
/// Says why a question has no points, for the reader of the report; empty if it has points.
[[nodiscard]] std::string whyNotMarked(const MarkedQuestion& question);

} // namespace prunus
