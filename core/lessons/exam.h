#pragma once

#include "core/lessons/lesson.h"
#include "core/practice/generator.h"

#include <array>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// As many as there are letters to tell them apart.
inline constexpr std::size_t mostExamVersions = 26;
/// Of the k-th version, from 0.
[[nodiscard]] constexpr char letterOf(std::size_t k) {
    return static_cast<char>('A' + k);
}

/// What one of several students who sit beside each other is asked.
struct ExamVersion {
    char letter = 'A';
    /// The lesson with a tree of this version in each exercise, the same for whoever takes it.
    Lesson lesson;
    /// The ids of those questions whose key is also that of the version before, and in the last
    /// version of the first.
    std::vector<std::string> sameKey;
};

/// Of which exercise there is no version, and why. That none was found proves nothing.
struct NoExam {
    std::string exercise;
    std::vector<UnmetDemand> unmet; ///< of a generated tree, which was not found
    std::size_t found = 0;          ///< versions, if there is a first tree
    bool stopped = false;
};

/// The questions that paper has room and words for.
inline constexpr auto paperQuestions = std::to_array<Question>(
    {Question::values, Question::move, Question::crossOut, Question::leafOrder, Question::windows,
     Question::returned, Question::counts, Question::negamax, Question::cuts, Question::nodeTypes});
/// The first question that is not for paper; null if there is none.
[[nodiscard]] const LessonQuestion* notForPaper(const Lesson& lesson);

/// Parallel versions of a lesson, 1 to mostExamVersions of them: see parallelVersions(). A tree
/// that everybody has is the first version's; one that is generated for each student is that of the
/// student whose id is the seed. No question is ambiguous in a version that is not so in the first.
/// Where there are several versions, nodes have no names of their own. The same for the same lesson
/// and seed. The progress counts trees. Needs that all is for paper.
[[nodiscard]] tl::expected<std::vector<ExamVersion>, NoExam>
examVersions(const Lesson& lesson, std::size_t many, std::uint64_t seed,
             Progress* progress = nullptr);

} // namespace prunus
