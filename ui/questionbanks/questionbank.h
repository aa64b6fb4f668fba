#pragma once

#include "core/lessons/exam.h"
#include "ui/questionbanks/gaps.h"

#include <QByteArray>

namespace prunus {

/// One exercise as a platform asks it, in one version.
struct BankEntry {
    const Lesson* lesson = nullptr;
    const LessonExercise* exercise = nullptr;
    QString version; ///< the version's letter; empty where there is only one version
    std::vector<GapQuestion> questions;

    [[nodiscard]] double points() const;
    /// Returns the exercise's id with the version's letter: `e1`, or `e1-B`.
    [[nodiscard]] QString name() const;
};

/// The questions of a lesson, asked by gaps.
struct QuestionBank {
    QString title;
    QString id;
    std::vector<BankEntry> entries; ///< by exercise, then version
};

/// Returns the questions of these versions, which must outlive the bank. The error is a line for
/// each question that has no gaps, with the reason.
[[nodiscard]] tl::expected<QuestionBank, QStringList>
questionBank(const Lesson& lesson, const std::vector<ExamVersion>& versions);

/// Returns a picture of the tree as it is given, before any search, as SVG.
[[nodiscard]] QByteArray pictureOf(const BankEntry& entry);
[[nodiscard]] Player rootOf(const BankEntry& entry);

} // namespace prunus
