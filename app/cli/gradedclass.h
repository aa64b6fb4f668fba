#pragma once

#include "app/cli/graderequest.h"
#include "app/cli/roster.h"
#include "core/lessons/markattempt.h"

#include <deque>
#include <memory>

namespace prunus {

/// A file of the class; where it cannot be read, `unreadable` says why, and there is nothing else.
struct GradedFile {
    std::string file;
    std::string unreadable;
    AttemptFile attempt;
    /// None where it does not say.
    std::optional<Instant> submitted;
    MarkedAttempt marked;
    std::vector<std::string> flags; ///< those that concern all of it
};

/// A question that counts for a student.
struct CountedQuestion {
    const MarkedQuestion* question = nullptr;
    const GradedFile* file = nullptr;
    /// None where it was not marked.
    std::optional<double> points;
};

struct GradedStudent {
    std::string id; ///< empty for who gave none
    std::string name;
    std::string email;
    std::vector<CountedQuestion> questions; ///< in the lesson's order
    /// None where no file could be marked, or a question that counts was not.
    std::optional<double> points;
    std::vector<std::string> flags;
};

struct GradedClass {
    Lesson lesson;
    std::unique_ptr<AttemptMarker> marker;
    std::deque<GradedFile> files; ///< by student, then file
    MarkOverrides overrides;
    /// Which of them stand in the place of what an answer is worth.
    std::map<const MarkedQuestion*, const MarkOverride*> byHand;
    std::vector<GradedStudent> students; ///< by id; those without by file
    double most = 0;                     ///< all points of the lesson
    std::optional<double> scale;         ///< what they are turned into
    /// Complaints about files that concern no attempt: a line each.
    std::vector<std::string> remarks;

    /// Whether some file could not be read.
    [[nodiscard]] bool hasUnreadable() const;
    /// The mark that was given by hand; null for none.
    [[nodiscard]] const MarkOverride* override(const MarkedQuestion& question) const {
        const auto found = byHand.find(&question);
        return found == byHand.end() ? nullptr : found->second;
    }
    [[nodiscard]] double scaled(double points) const {
        return scale && most > 0 ? points / most * *scale : points;
    }
};

/// Reads and marks all that is asked for. The error is one line that begins with a file's name.
[[nodiscard]] tl::expected<std::unique_ptr<GradedClass>, std::string>
gradeClass(const GradeRequest& request);

/// What is to be looked at in a file, and in the attempts in it.
[[nodiscard]] std::vector<std::string> flagsOf(const GradedFile& file);
/// Why a question has no points, for who reads the report; empty where it has.
[[nodiscard]] std::string whyNotMarked(const MarkedQuestion& question);

} // namespace prunus
