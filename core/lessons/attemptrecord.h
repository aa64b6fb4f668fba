#pragma once

#include "core/lessons/lesson.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What was answered to a question, as it is written down. Answers are JSON as writeAnswer() has
/// it.
struct QuestionRecord {
    struct Submit {
        std::string at; ///< by the clock of whoever answered
        std::string answer;
    };
    std::vector<Submit> submits; ///< in order; the last one counts
    std::uint32_t hints = 0;
    bool modelOpened = false;
    std::optional<double> shown; ///< the points that were told

    /// Whether something was handed in, or the right answer looked at.
    [[nodiscard]] bool isAnswered() const { return !submits.empty() || modelOpened; }
};

/// An exercise that was taken, the so-manieth time.
struct ItemRecord {
    const LessonExercise* exercise = nullptr;
    std::uint32_t instance = 1;
    std::optional<std::uint64_t> seed; ///< of a tree that was generated
    std::shared_ptr<const GameTree> tree;
    std::vector<QuestionRecord> questions; ///< one for each of the exercise's
};

/// What was done at a lesson, in order. Each line is bound to the one before.
class RecordedLog {
  public:
    struct Line {
        double seconds = 0; ///< since the start
        std::string what;
        std::string question; ///< its id; empty for none
    };

    /// Past mostLogLines, less some for what is handed in, a line is left out.
    void add(Line line, bool matters);
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    /// As JSON, a line each, and the hash of the last.
    [[nodiscard]] const std::string& json() const { return json_; }
    [[nodiscard]] const std::string& head() const { return head_; }

  private:
    std::vector<Line> lines_;
    std::string json_;
    std::string head_;
};

/// An attempt at a lesson while it is made, for its file. The lesson must outlive it.
struct AttemptRecord {
    std::string lessonHash; ///< SHA-256 of the lesson's file, in hexadecimal digits
    std::string studentId;
    std::string studentName;
    std::string programVersion;
    std::string platform;
    std::string started; ///< as 2026-03-02T10:15:00Z
    std::string submitted;
    std::vector<ItemRecord> items;
    RecordedLog log;
};

/// The attempt as *.prunus-attempt.json has it: what readAttempt() reads. Exercises of which
/// nothing was handed in, no hint was asked for and no answer shown are left out.
[[nodiscard]] std::string writeAttempt(const AttemptRecord& attempt, const Lesson& lesson);

} // namespace prunus
