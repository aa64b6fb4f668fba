#pragma once

#include "core/practice/demands.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace prunus {

/// A rule in which courses differ, and on which a key may depend.
enum class Convention : std::uint8_t {
    cut,     ///< whether a tie cuts
    fail,    ///< what a closed window returns
    tieMove, ///< which of equal moves is played
};
inline constexpr std::array everyConvention{Convention::cut, Convention::fail, Convention::tieMove};

struct LessonQuestion {
    std::string id; ///< no other question of the lesson has it
    Question question = Question::values;
    std::string text; ///< the author's wording; empty for the program's
    double points = 1;
    Profile profile;                 ///< the lesson's, with what this question changes
    std::vector<Convention> named;   ///< the rules that the question names
    std::vector<std::string> counts; ///< of counts: those that are asked; empty for all
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

/// A moment of a search.
struct LessonMoment {
    std::shared_ptr<const GameTree> tree;
    Algorithm algorithm = Algorithm::alphaBeta;
    std::uint32_t at = 0; ///< the step, from 0
};

using LessonStep = std::variant<LessonText, LessonMoment, LessonExercise>;

/// What a teacher prepares: things to read and to look at, and exercises. It has no key: keys
/// follow from trees and rules.
struct Lesson {
    enum class Mode : std::uint8_t { lesson, selfCheck, homework, exam };

    std::string id;
    std::string title;
    std::string language = "en";
    Profile profile;
    Mode mode = Mode::lesson;
    std::vector<LessonStep> steps;
};

/// The exercises, in their order.
[[nodiscard]] std::vector<const LessonExercise*> exercisesOf(const Lesson& lesson);
/// The right run that the question is about; a tree that lets MIN move first, lets MIN.
[[nodiscard]] Procedure procedureOf(const LessonQuestion& question, const GameTree& tree);

} // namespace prunus
