#pragma once

#include "core/lessons/attempt.h"
#include "core/lessons/lesson.h"
#include "core/practice/diagnosis.h"

#include <map>
#include <tuple>

namespace prunus {

/// What came of an answer, without points.
struct Marked {
    Answer answer;
    Grade grade;
    Diagnosis diagnosis;
};

/// A question of the lesson, and what somebody made of it. Exercises, questions and what was given
/// must outlive it.
struct MarkedQuestion {
    enum class State : std::uint8_t {
        marked,
        unanswered, ///< nothing was given: worth nothing
        forfeited,  ///< the model answer was opened first: worth nothing
        unreadable, ///< what was given is no answer to this question: not marked
        otherTree,  ///< taken on another tree than was due: not marked
        noTree,     ///< the tree that was due was not found: not marked
    };

    const LessonExercise* exercise = nullptr;
    const LessonQuestion* question = nullptr;
    std::uint32_t instance = 1;
    const AttemptQuestion* given = nullptr;
    State state = State::unanswered;
    std::shared_ptr<const GameTree> tree; ///< null where it was not asked for, or not found
    std::shared_ptr<const Marked> marked; ///< where it is marked or forfeited
    ReadError fault;                      ///< where it is unreadable
    double points = 0;                    ///< in hundredths at the finest

    /// Whether there are points, if 0.
    [[nodiscard]] bool hasPoints() const { return state <= State::forfeited; }
    [[nodiscard]] bool isRight() const { return marked && marked->grade.allRight(); }
    /// Whether the student was shown other points.
    [[nodiscard]] bool scoreDiffers() const;
};

/// An exercise that somebody took, or should have taken.
struct MarkedExercise {
    const LessonExercise* exercise = nullptr;
    std::uint32_t instance = 1;
    bool isTaken = false;
    bool treeDiffers = false;
    bool counts = true; ///< not above the attempts that the lesson gives
    std::vector<MarkedQuestion> questions;
};

struct MarkedAttempt {
    std::vector<MarkedExercise> exercises; ///< in the lesson's order, then by instance
    bool hasUnknown = false;               ///< an exercise or question that the lesson has not
};

/// Marks attempts at one lesson from their answers alone: trees, rules and points are the
/// lesson's. What was computed for one attempt is kept for the next.
class AttemptMarker {
  public:
    /// With `trustTrees` an attempt on another tree is marked on that. The lesson must outlive it.
    AttemptMarker(const Lesson& lesson, bool trustTrees)
        : lesson_(lesson), trustTrees_(trustTrees) {}

    [[nodiscard]] MarkedAttempt mark(const AttemptFile& attempt);
    /// What the right search comes to; null if it does not. Kept.
    const Sheet* rightSheet(const LessonQuestion& question,
                            const std::shared_ptr<const GameTree>& tree);

  private:
    using Tree = std::shared_ptr<const GameTree>;

    MarkedExercise markItem(const LessonExercise& exercise, const AttemptItem& item,
                            const std::string& student);
    void markQuestion(MarkedQuestion& into);
    Tree due(const LessonExercise& exercise, const std::string& student, std::uint32_t instance);

    const Lesson& lesson_;
    bool trustTrees_;
    std::map<std::pair<const LessonExercise*, std::uint64_t>, Tree> due_;
    std::map<std::pair<const LessonQuestion*, Tree>, std::optional<Sheet>> sheets_;
    std::map<std::tuple<const LessonQuestion*, Tree, std::string>,
             tl::expected<std::shared_ptr<const Marked>, ReadError>>
        marked_;
};

} // namespace prunus
