#pragma once

#include "ui/exams/examsheets.h"

#include <string>
#include <vector>

namespace prunus {

/// What the user chooses for an exam that is put on paper.
struct ExamChoices {
    std::uint32_t copies = 1;
    std::uint64_t seed = 1;
    QPageSize::PageSizeId paper = QPageSize::A4;
    bool tikz = false; ///< whether the sheets and each question are also written in LaTeX
};

struct ExamFile {
    std::string name;
    std::string bytes;
};

/// The names of the files of one version.
class VersionFiles {
  public:
    /// The lesson must outlive this.
    VersionFiles(const Lesson& lesson, char letter, bool tikz)
        : lesson_(lesson), tikz_(tikz), stem_(lesson.id + '-' + letter) {}

    [[nodiscard]] std::string pdf(ExamPart part) const;
    [[nodiscard]] std::string tex(ExamPart part) const;
    [[nodiscard]] std::string tikz(const LessonQuestion& question, ExamPart part) const;
    [[nodiscard]] std::string lesson() const { return stem_ + ".prunus-lesson.json"; }
    [[nodiscard]] std::vector<std::string> names() const;

  private:
    const Lesson& lesson_;
    bool tikz_;
    std::string stem_;
};

/// All files of a version of the lesson, or an error that names the question that does not fit.
[[nodiscard]] tl::expected<std::vector<ExamFile>, QString>
filesOf(const Lesson& lesson, const ExamVersion& version, const ExamChoices& choices);

} // namespace prunus
