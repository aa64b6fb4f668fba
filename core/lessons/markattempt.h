#pragma once

#include "core/lessons/attempt.h"
#include "core/lessons/lesson.h"
#include "core/practice/diagnosis.h"

#include <map>
#include <tuple>

namespace prunus {

/// The result of marking an answer, without points.
struct Marked {
    Answer answer;
    Grade grade;
    Diagnosis diagnosis;
};

/// A question of the lesson, and what a student made of it. The exercises, the questions and the
/// attempt must outlive it.
struct MarkedQuestion {
    enum class State : std::uint8_t {
        marked,
        unanswered, ///< no answer was given: 0 points
        forfeited,  ///< the model answer was opened first: 0 points
        unreadable, ///< the text that was given is no answer to this question: not marked
        otherTree,  ///< the exercise was taken on another tree than was due: not marked
        noTree,     ///< the tree that was due was not found: not marked
    };

    const LessonExercise* exercise = nullptr;
    const LessonQuestion* question = nullptr;
    std::uint32_t instance = 1;
    const AttemptQuestion* given = nullptr;
    State state = State::unanswered;
    /// The tree that the answer is marked on; null where the exercise was not taken, the tree was
    /// not found, or it is not the one that was due.
    std::shared_ptr<const GameTree> tree;
    std::shared_ptr<const Marked> marked; ///< set if the state is marked or forfeited
    ReadError fault;                      ///< set if the state is unreadable
    double points = 0;                    ///< the points, rounded to hundredths

    /// Whether the question gets points, even if they are 0: not so where it is not marked.
    [[nodiscard]] bool hasPoints() const { return state <= State::forfeited; }
    [[nodiscard]] bool isRight() const { return marked && marked->grade.allRight(); }
    /// Whether the student was shown points other than these.
    [[nodiscard]] bool scoreDiffers() const;
};

/// An exercise that somebody took, or should have taken.
struct MarkedExercise {
    const LessonExercise* exercise = nullptr;
    std::uint32_t instance = 1;
    bool isTaken = false;
    bool treeDiffers = false;
    bool counts = true; ///< whether this attempt is within the number that the lesson allows
    std::vector<MarkedQuestion> questions;
};

struct MarkedAttempt {
    std::vector<MarkedExercise> exercises; ///< in the lesson's order, then by instance
    /// Whether the attempt has an exercise or question that the lesson lacks.
    bool hasUnknown = false;
};

/// Marks attempts at one lesson from their answers alone: trees, rules and points are the
/// lesson's. What was computed for one attempt is kept for the next.
class AttemptMarker {
  public:
    /// With `trustTrees`, an attempt on another tree is marked on that tree. The lesson must
    /// outlive this object.
    AttemptMarker(const Lesson& lesson, bool trustTrees)
        : lesson_(lesson), trustTrees_(trustTrees) {}

    [[nodiscard]] MarkedAttempt mark(const AttemptFile& attempt);
    /// The sheet of the right search for a question on a tree; null if the search fails. The sheet
    /// is kept for the next call.
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
