#pragma once

#include "core/lessons/exam.h"
#include "ui/exams/examquestion.h"
#include "ui/look/canvastext.h"

#include <vector>

namespace prunus {

/// A line at the top of a sheet or a key. Lengths are in pixels at 96 dots an inch.
struct HeadLine {
    static constexpr int textPixels = 14;
    static constexpr int titlePixels = 22;
    /// The space between lines to be read, and the space between lines to write on.
    static constexpr double readApart = 5;
    static constexpr double writeApart = 13;

    QString text;
    Face face = Face::regular;
    int pixels = textPixels;
    double above = 0;
    bool withNext = false; ///< whether the next line should stand on the same page
};

[[nodiscard]] QString titleOf(const Lesson& lesson);
[[nodiscard]] std::vector<HeadLine> headOf(const ExamVersion& version, ExamPart part);
[[nodiscard]] QString footOf(const ExamVersion& version, ExamPart part, std::uint64_t seed);
/// The sentence that stands in place of a tree that the sheet shows already.
[[nodiscard]] QString treeIsThatOf(int question);

} // namespace prunus
