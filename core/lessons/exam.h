#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/generator.h"

#include <array>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// The greatest number of versions: as many as there are letters to tell them apart.
inline constexpr std::size_t mostExamVersions = 26;
/// The letter of the k-th version; k counts from 0.
[[nodiscard]] constexpr char letterOf(std::size_t k) {
    return static_cast<char>('A' + k);
}

/// One version of an exam: students who sit beside each other are asked different ones.
struct ExamVersion {
    char letter = 'A';
    /// The lesson with a tree of this version in each exercise, which is the same for every
    /// student.
    Lesson lesson;
    /// The ids of the questions whose key is the same as in the version before or, in the last
    /// version, the same as in the first.
    std::vector<std::string> sameKey;
};

/// The exercise for which no versions were found, and why. That none were found does not prove that
/// there are none.
struct NoExam {
    std::string exercise;
    /// What the generated tree that came nearest lacks, if no tree was found.
    std::vector<UnmetDemand> unmet;
    std::size_t found = 0; ///< how many versions were found, if there is a first tree
    bool stopped = false;
};

/// The kinds of questions that paper has room and words for.
inline constexpr auto paperQuestions = std::to_array<Question>(
    {Question::values, Question::move, Question::crossOut, Question::leafOrder, Question::windows,
     Question::returned, Question::counts, Question::negamax, Question::cuts, Question::nodeTypes});
/// The first question that is not for paper; null if there is none.
[[nodiscard]] const LessonQuestion* notForPaper(const Lesson& lesson);

/// Makes parallel versions of a lesson, 1 to mostExamVersions of them; see parallelVersions(). A
/// tree that all students share is the first version's tree; a tree that is generated for each
/// student is that of the student whose id is the seed. An exercise that has no ambiguous question
/// in the first version has none in the others. Where there are several versions, nodes have no
/// names of their own. The versions are the same for the same lesson and seed. The progress counts
/// the trees that were tried. All questions must be for paper; see notForPaper().
[[nodiscard]] tl::expected<std::vector<ExamVersion>, NoExam>
examVersions(const Lesson& lesson, std::size_t many, std::uint64_t seed,
             Progress* progress = nullptr);

} // namespace prunus
