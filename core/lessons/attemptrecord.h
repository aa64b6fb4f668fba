#pragma once

#include "core/lessons/lesson.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What a student answered to a question, as it is recorded. Answers are JSON in the form of
/// writeAnswer().
struct QuestionRecord {
    struct Submit {
        std::string at; ///< the time by the student's clock
        std::string answer;
    };
    std::vector<Submit> submits; ///< the answers handed in, in order; the last one counts
    std::uint32_t hints = 0;
    bool modelOpened = false;
    std::optional<double> shown; ///< the points that the student was shown

    /// Whether an answer was handed in, or the right answer was looked at.
    [[nodiscard]] bool isAnswered() const { return !submits.empty() || modelOpened; }
};

/// An exercise that a student took; `instance` is the number of this attempt at it, from 1.
struct ItemRecord {
    const LessonExercise* exercise = nullptr;
    std::uint32_t instance = 1;
    std::optional<std::uint64_t> seed; ///< the seed of the tree, if it was generated
    std::shared_ptr<const GameTree> tree;
    std::vector<QuestionRecord> questions; ///< one for each question of the exercise
};

/// The log of what a student did in a lesson, in order. A hash binds each line to the line before.
class RecordedLog {
  public:
    struct Line {
        double seconds = 0; ///< the time since the start
        std::string what;
        std::string question; ///< the id of the question; empty for none
    };

    /// Adds a line. When mostLogLines are nearly used up, a line is left out unless it `matters`:
    /// the last lines are kept for answers that are handed in. Past mostLogLines every line is left
    /// out.
    void add(Line line, bool matters);
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    /// The lines as JSON, each on a line of its own; head() is the hash of the last line.
    [[nodiscard]] const std::string& json() const { return json_; }
    [[nodiscard]] const std::string& head() const { return head_; }

  private:
    std::vector<Line> lines_;
    std::string json_;
    std::string head_;
};

/// An attempt at a lesson while it goes on, from which its file is written. The lesson must outlive
/// it.
struct AttemptRecord {
    std::string lessonHash; ///< SHA-256 of the lesson's file, in hexadecimal digits
    std::string studentId;
    std::string studentName;
    std::string programVersion;
    std::string platform;
    std::string started; ///< the time in the form 2026-03-02T10:15:00Z
    std::string submitted;
    std::vector<ItemRecord> items;
    RecordedLog log;
};

/// Returns the attempt in the form of a *.prunus-attempt.json file, which readAttempt() reads.
/// Questions and exercises in which nothing was handed in, no hint was asked for and no right
/// answer was shown are left out.
[[nodiscard]] std::string writeAttempt(const AttemptRecord& attempt, const Lesson& lesson);

} // namespace prunus
