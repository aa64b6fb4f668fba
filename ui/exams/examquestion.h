#pragma once

#include "core/lessons/lesson.h"
#include "ui/practice/askedsheet.h"
#include "ui/practice/task.h"

namespace prunus {

/// What part of an exam is put on paper.
enum class ExamPart : std::uint8_t { sheet, key };

/// One question of an exam, whose exercise has a tree.
struct ExamQuestion {
    const LessonExercise* exercise = nullptr;
    const LessonQuestion* question = nullptr;
    int number = 1; ///< the question's number in the exam, from 1
};

/// The task of a question: what is asked, under whose conventions, and about which tree.
[[nodiscard]] Task taskOf(const ExamQuestion& asked);
/// What is asked, in the author's words or else in the program's.
[[nodiscard]] QString promptOf(const ExamQuestion& asked);
/// How the tree is searched and the answer is marked, in words.
[[nodiscard]] QString rulesOf(const ExamQuestion& asked);

/// A question as it stands on a sheet, with room to write, for which no search is carried out; or
/// as it stands in the key, with what is right and why. If the room of a page is given, the
/// question is made to fit it: where boxes in the tree would be too small to write in, there are
/// lines below the tree instead.
[[nodiscard]] AskedQuestion onPaper(const ExamQuestion& asked, ExamPart part,
                                    std::optional<QSizeF> page = {});

/// The tree with somebody's answer drawn into it, without any text.
[[nodiscard]] AskedQuestion drawnAnswer(const ExamQuestion& asked, const Answer& answer);

/// Whether the tree of a question is shown again, although an earlier question of the exercise has
/// shown it.
[[nodiscard]] bool needsOwnTree(Question question, ExamPart part);

} // namespace prunus
