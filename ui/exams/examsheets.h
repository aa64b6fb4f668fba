#pragma once

#include "core/lessons/exam.h"
#include "ui/exams/exampages.h"
#include "ui/exams/examquestion.h"

#include <QByteArray>
#include <QPageSize>
#include <tl/expected.hpp>

namespace prunus {

struct ExamPaper {
    QPageSize::PageSizeId paper = QPageSize::A4;
    std::uint64_t seed = 1; ///< the seed of the versions, which stands in the foot
};

/// The pages of a sheet to write on, or of its key; or an error that names the exercise or question
/// that does not fit.
[[nodiscard]] tl::expected<ExamPages, QString> examPages(const ExamVersion& version, ExamPart part,
                                                         const ExamPaper& paper);
/// The same pages as a PDF file: the same bytes for the same version.
[[nodiscard]] tl::expected<QByteArray, QString> examPdf(const ExamVersion& version, ExamPart part,
                                                        const ExamPaper& paper);

/// The same sheet or key as a LaTeX document, for a teacher's own paper; LaTeX decides how many
/// pages it has.
[[nodiscard]] tl::expected<QByteArray, QString> examTex(const ExamVersion& version, ExamPart part,
                                                        const ExamPaper& paper);

/// The questions of a version in their order. The version must outlive them.
[[nodiscard]] std::vector<ExamQuestion> questionsOf(const ExamVersion& version);

/// One question as a LaTeX document with one picture, for a teacher's own paper.
[[nodiscard]] tl::expected<QByteArray, QString> examTikz(const ExamQuestion& question,
                                                         ExamPart part);

} // namespace prunus
