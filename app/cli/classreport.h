#pragma once

#include "app/cli/gradedclass.h"
#include "app/cli/reportpage.h"

#include <functional>
#include <ostream>

namespace prunus {

/// What the report says in words that the window has, too.
struct GradeWords {
    /// What a slip is called.
    std::function<std::string(Misconception)> slip;
    /// Under which rules a question is searched and marked.
    std::function<std::string(const LessonQuestion&, const GameTree&)> rules;
    /// Why each thing is wrong in what was answered, and what it looks like.
    std::function<std::vector<std::string>(const MarkedQuestion&, const Sheet&)> reasons;
    /// The tree with what was answered, as SVG; empty where that is not written into the tree.
    std::function<std::string(const MarkedQuestion&)> picture;
    /// Under which rules of another course it is right; empty for none.
    std::function<std::string(const MarkedQuestion&)> otherRules;
};

/// How a class did, on a page: success by question, the commonest wrong answers with their trees,
/// slips that were named, and what could not be marked. In HTML with pictures. The same for the
/// same files.
void writeClassReport(std::ostream& out, const GradedClass& graded, const GradeWords& words,
                      ReportFormat format);

} // namespace prunus
