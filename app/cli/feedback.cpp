#include "app/cli/feedback.h"

#include "app/cli/gradeoutput.h"
#include "core/notation/number.h"

#include <filesystem>

namespace prunus {

namespace {

std::string markOf(const CountedQuestion& counted) {
    const MarkedQuestion& marked = *counted.question;
    return counted.points
               ? inHundredths(*counted.points) + " of " + formatNumber(marked.question->points)
               : "not marked: " + whyNotMarked(marked);
}

} // namespace

std::vector<std::string> feedbackOn(GradedClass& graded, const CountedQuestion& counted,
                                    const GradeWords& words) {
    const MarkedQuestion& marked = *counted.question;
    std::vector<std::string> lines;
    if (const MarkOverride* const override = graded.override(marked)) {
        lines.push_back("Given by hand: " + override->reason);
    }
    if (marked.state == MarkedQuestion::State::unanswered) {
        lines.emplace_back("There is no answer.");
    }
    if (marked.state == MarkedQuestion::State::forfeited) {
        lines.emplace_back("The model answer was opened first.");
    }
    if (marked.tree) {
        lines.push_back(words.rules(*marked.question, *marked.tree));
    }
    if (const std::string other = words.otherRules(marked); !other.empty()) {
        lines.push_back(other);
    }
    const Sheet* const right = marked.marked && !marked.isRight()
                                   ? graded.marker->rightSheet(*marked.question, marked.tree)
                                   : nullptr;
    if (right != nullptr) {
        for (const std::string& reason : words.reasons(marked, *right)) {
            lines.push_back("- " + reason);
        }
    }
    return lines;
}

void writeFeedback(std::ostream& out, GradedClass& graded, const GradedStudent& student,
                   const GradeWords& words) {
    out << (graded.lesson.title.empty() ? graded.lesson.id : graded.lesson.title) << "\n"
        << student.id << (student.name.empty() || student.id.empty() ? "" : ", ") << student.name
        << "\n";
    for (const CountedQuestion& each : student.questions) {
        out << "\n" << each.question->question->id << ": " << markOf(each) << "\n";
        for (const std::string& line : feedbackOn(graded, each, words)) {
            out << "  " << line << "\n";
        }
    }
    if (student.points) {
        out << "\n"
            << inHundredths(graded.scaled(*student.points)) << " of "
            << inHundredths(graded.scaled(graded.most)) << "\n";
    }
}

std::string feedbackName(const GradedStudent& student, std::set<std::string>& taken) {
    std::string name = student.id;
    if (name.empty() && !student.questions.empty()) {
        name = std::filesystem::path(student.questions.front().file->file).stem().string();
    }
    for (char& c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                           (c >= '0' && c <= '9') || c == '-' || (c == '.' && &c != name.data());
        c = plain ? c : '_';
    }
    name = name.empty() ? "_" : name;
    std::string free = name;
    for (int k = 2; !taken.insert(free).second; ++k) {
        free = name + '-' + std::to_string(k);
    }
    return free + ".txt";
}

} // namespace prunus
