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
    std::uint64_t seed = 1; ///< which stands in the foot
};

/// A sheet to write on, or its key. The error says of which question there is none.
[[nodiscard]] tl::expected<ExamPages, QString> examPages(const ExamVersion& version, ExamPart part,
                                                         const ExamPaper& paper);
/// The same as PDF: the same bytes for the same version.
[[nodiscard]] tl::expected<QByteArray, QString> examPdf(const ExamVersion& version, ExamPart part,
                                                        const ExamPaper& paper);

/// The same as a LaTeX document, for a paper of one's own; as long as LaTeX makes it.
[[nodiscard]] tl::expected<QByteArray, QString> examTex(const ExamVersion& version, ExamPart part,
                                                        const ExamPaper& paper);

/// The questions of a version in their order. It must outlive them.
[[nodiscard]] std::vector<ExamQuestion> questionsOf(const ExamVersion& version);

/// One of them as a LaTeX document with one picture, for a paper of one's own.
[[nodiscard]] tl::expected<QByteArray, QString> examTikz(const ExamQuestion& question,
                                                         ExamPart part);

} // namespace prunus
