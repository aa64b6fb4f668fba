#pragma once

#include "app/cli/gradedclass.h"
#include "app/cli/reportpage.h"

#include <functional>
#include <ostream>

namespace prunus {

/// The texts in the report that the window uses, too.
struct GradeWords {
    /// Returns the name of a slip.
    std::function<std::string(Misconception)> slip;
    /// Returns the rules under which a question is searched and marked.
    std::function<std::string(const LessonQuestion&, const GameTree&)> rules;
    /// Returns sentences on why parts of an answer are wrong, and on which slip it looks like.
    std::function<std::vector<std::string>(const MarkedQuestion&, const Sheet&)> reasons;
    /// Returns the tree with the answer drawn into it, as SVG; empty if such answers are not drawn
    /// into a tree.
    std::function<std::string(const MarkedQuestion&)> picture;
    /// Returns the other rules under which the answer is right; empty if there are none.
    std::function<std::string(const MarkedQuestion&)> otherRules;
};

/// Writes a page on how a class did: success by question, the commonest wrong answers with their
/// trees, slips that were named, and what could not be marked. In HTML the page has pictures. The
/// same files give the same page.
void writeClassReport(std::ostream& out, const GradedClass& graded, const GradeWords& words,
                      ReportFormat format);

} // namespace prunus
