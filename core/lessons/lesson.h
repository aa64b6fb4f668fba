#pragma once

#include "core/practice/conventions.h"
#include "core/practice/demands.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/terms.h"
#include "core/tree/gametree.h"
#include "core/uct/uctoptions.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace prunus {

struct LessonQuestion {
    std::string id; ///< no other question of the lesson has it
    Question question = Question::values;
    std::string text; ///< the author's wording; empty for the program's
    double points = 1;
    Profile profile;                 ///< the lesson's, with what this question changes
    std::vector<Convention> named;   ///< the rules that the question names
    std::vector<std::string> counts; ///< of counts: those that are asked; empty for all
    Terms terms;                     ///< for those that need some
};

/// A tree, and what is asked about it.
struct LessonExercise {
    enum class Fresh : std::uint8_t { never, perStudent, perAttempt };
    enum class ModelAnswer : std::uint8_t { afterSubmit, forfeits, never };

    std::string id;
    std::shared_ptr<const GameTree> tree; ///< null where one is generated
    Demands wishes;                       ///< of one that is generated
    Fresh fresh = Fresh::never;
    std::uint32_t attempts = 0; ///< how many count; 0 for all
    bool hints = true;
    ModelAnswer modelAnswer = ModelAnswer::afterSubmit;
    std::vector<LessonQuestion> questions;
    std::vector<Misconception> watch; ///< what the tree is to tell apart
};

/// Paragraphs, *em*, **strong**, and lists.
struct LessonText {
    std::string text;
};

/// UCT on a tree, to be looked at from the end of an iteration on.
struct LessonUct {
    UctOptions options;
    std::uint32_t iteration = 1; ///< up to the options' number

    friend bool operator==(const LessonUct&, const LessonUct&) = default;
};

/// A moment of a search, or of two that are shown side by side.
struct LessonMoment {
    std::shared_ptr<const GameTree> tree;
    /// With a slip or without: see recordStepped().
    SearchOptions options;
    std::optional<SearchOptions> beside; ///< of the same tree
    /// The step, from 0. Of two searches the first one's, or behind its end the other one's.
    std::uint32_t at = 0;
    /// By what the step is named instead of by its number: an event of the first search.
    std::optional<NotePlace> event = {};
    /// Whether the windows of nodes are shown.
    bool windows = true;
    /// What can be looked at of the same tree, with the same player at the root, in a window of its
    /// own.
    std::optional<LessonUct> uct = {};
};

/// The step of the event that names a moment; none where its search never comes to it. O(search).
[[nodiscard]] std::optional<Step> stepOfEvent(const LessonMoment& moment);

/// A game to be played.
struct LessonGame {
    /// Which sides are played by whoever takes the lesson; the program has the others.
    enum class Plays : std::uint8_t { first, second, both };

    std::string game; ///< its name, perhaps of a position in it: see gameNamed()
    Plays plays = Plays::first;
    Algorithm against = Algorithm::alphaBeta;
    std::optional<std::uint32_t> depth; ///< in plies; none for as far as the program looks unasked
};

using LessonStep = std::variant<LessonText, LessonMoment, LessonGame, LessonExercise>;

/// What a teacher prepares: things to read and to look at, and exercises. It has no key: keys
/// follow from trees and rules.
struct Lesson {
    enum class Mode : std::uint8_t { lesson, selfCheck, homework, exam };

    std::string id;
    std::string title;
    std::string language = "en";
    std::uint32_t minutes = 0; ///< that it takes, about; 0 for nothing said
    std::vector<std::string> sources;
    Profile profile;
    Mode mode = Mode::lesson;
    std::vector<LessonStep> steps;
};

/// The exercises, in their order.
[[nodiscard]] std::vector<const LessonExercise*> exercisesOf(const Lesson& lesson);
/// The rules that the question is graded under: what it names is not open.
[[nodiscard]] Profile rulesFor(const LessonQuestion& question);
/// The right run that the question is about; a tree that lets MIN move first, lets MIN.
[[nodiscard]] Procedure procedureOf(const LessonQuestion& question, const GameTree& tree);

} // namespace prunus
