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
    std::string id; ///< an id that nothing else in the lesson has
    Question question = Question::values;
    std::string text; ///< the author's wording; empty for the program's wording
    double points = 1;
    Profile profile;               ///< the lesson's profile, with what this question changes
    std::vector<Convention> named; ///< the rules that the question names
    /// In a question about counts: the counts that are asked; empty for all.
    std::vector<std::string> counts;
    Terms terms; ///< the terms, for questions that need some
};

/// A tree, and what is asked about it.
struct LessonExercise {
    enum class Fresh : std::uint8_t { never, perStudent, perAttempt };
    enum class ModelAnswer : std::uint8_t { afterSubmit, forfeits, never };

    std::string id;
    std::shared_ptr<const GameTree> tree; ///< null where a tree is generated
    Demands wishes;                       ///< what is requested of a generated tree
    Fresh fresh = Fresh::never;
    std::uint32_t attempts = 0; ///< how many attempts count; 0 for all
    bool hints = true;
    ModelAnswer modelAnswer = ModelAnswer::afterSubmit;
    std::vector<LessonQuestion> questions;
    std::vector<Misconception> watch; ///< the misconceptions that the tree is to tell apart
};

/// A text to read: paragraphs, *em*, **strong**, and lists.
struct LessonText {
    std::string text;
};

/// A run of UCT on a tree, to be looked at from the end of an iteration on.
struct LessonUct {
    UctOptions options;
    /// The number of that iteration, up to the options' number of iterations.
    std::uint32_t iteration = 1;

    friend bool operator==(const LessonUct&, const LessonUct&) = default;
};

/// A moment of a search, or of two that are shown side by side.
struct LessonMoment {
    std::shared_ptr<const GameTree> tree;
    /// The search, with or without a slip; see recordStepped().
    SearchOptions options;
    std::optional<SearchOptions> beside; ///< a second search of the same tree
    /// The step of the first search, from 0; if that search ends before it, the step of the second
    /// search.
    std::uint32_t at = 0;
    /// The event of the first search that names the step, where that is not named by its number.
    std::optional<NotePlace> event = {};
    /// Whether the windows of nodes are shown.
    bool windows = true;
    /// A run of UCT on the same tree, with the same player at the root, that can be opened in a
    /// window of its own.
    std::optional<LessonUct> uct = {};
};

/// Returns the step of the event that names the moment, which must have one; nullopt where its
/// search never comes to the event. O(search).
[[nodiscard]] std::optional<Step> stepOfEvent(const LessonMoment& moment);

/// A game to be played.
struct LessonGame {
    /// The sides that the student plays; the program plays the others.
    enum class Plays : std::uint8_t { first, second, both };

    std::string game; ///< the name of the game, or of a position in it; see gameNamed()
    Plays plays = Plays::first;
    Algorithm against = Algorithm::alphaBeta;
    /// The program's depth in plies; nullopt for its usual depth.
    std::optional<std::uint32_t> depth;
};

using LessonStep = std::variant<LessonText, LessonMoment, LessonGame, LessonExercise>;

/// What a teacher prepares: things to read and to look at, and exercises. It holds no keys: the
/// keys follow from trees and rules.
struct Lesson {
    enum class Mode : std::uint8_t { lesson, selfCheck, homework, exam };

    std::string id;
    std::string title;
    std::string language = "en";
    std::uint32_t minutes = 0; ///< about how many minutes the lesson takes; 0 if it does not say
    std::vector<std::string> sources;
    Profile profile;
    Mode mode = Mode::lesson;
    std::vector<LessonStep> steps;
};

/// The exercises, in their order.
[[nodiscard]] std::vector<const LessonExercise*> exercisesOf(const Lesson& lesson);
/// The rules that the question is graded under: a rule that the question names is not left open.
[[nodiscard]] Profile rulesFor(const LessonQuestion& question);
/// The right procedure that the question is about. MIN moves first in it if MIN moves first in the
/// tree.
[[nodiscard]] Procedure procedureOf(const LessonQuestion& question, const GameTree& tree);

} // namespace prunus
