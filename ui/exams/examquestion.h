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
    int number = 1; ///< from 1, in the exam
};

/// What is asked, under whose conventions, and about which tree.
[[nodiscard]] Task taskOf(const ExamQuestion& asked);
/// What is asked, in the author's words or else in the program's.
[[nodiscard]] QString promptOf(const ExamQuestion& asked);
/// How it is searched and marked.
[[nodiscard]] QString rulesOf(const ExamQuestion& asked);

/// A question as it stands on a sheet, with room to write; nothing of a search is carried out for
/// that. Or with the key: what is right, and why. With the room of a page it is made to fit that:
/// where boxes in the tree would be too small to write in, there are lines below it.
[[nodiscard]] AskedQuestion onPaper(const ExamQuestion& asked, ExamPart part,
                                    std::optional<QSizeF> page = {});

/// The tree with what somebody answered, without a word.
[[nodiscard]] AskedQuestion drawnAnswer(const ExamQuestion& asked, const Answer& answer);

/// Whether the tree stands in it again, although another question of the exercise has it.
[[nodiscard]] bool needsOwnTree(Question question, ExamPart part);

} // namespace prunus
