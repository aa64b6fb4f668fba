#include "app/cli/grade.h"

#include "app/cli/gradeoutput.h"
#include "app/cli/run.h"
#include "app/cli/textargument.h"
#include "app/cli/worksheet.h"
#include "core/notation/number.h"

#include <cmath>
#include <filesystem>
#include <set>

namespace prunus {

namespace {

/// Writes to a file, or where none is named to standard output.
template <class Write> CommandOutcome writeTo(const std::string& file, Write write) {
    if (file.empty()) {
        StandardOutput out;
        write(out.stream());
        return out.finish();
    }
    FileReplacement out(file);
    if (!out.outcome()) {
        return out.outcome();
    }
    write(out.stream());
    return out.finish();
}

std::string roundedMark(double points) {
    return formatNumber(std::round(points * 100) / 100);
}

/// A file's name that says whose feedback it is: what is no letter, digit, '-' or '.' within
/// becomes '_'.
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

void writeFeedback(std::ostream& out, GradedClass& graded, const GradedStudent& student,
                   const GradeWords& words) {
    out << (graded.lesson.title.empty() ? graded.lesson.id : graded.lesson.title) << "\n"
        << student.id << (student.name.empty() || student.id.empty() ? "" : ", ") << student.name
        << "\n";
    for (const CountedQuestion& each : student.questions) {
        const MarkedQuestion& marked = *each.question;
        out << "\n" << marked.question->id << ": ";
        if (each.points) {
            out << roundedMark(*each.points) << " of " << formatNumber(marked.question->points)
                << "\n";
        } else {
            out << "not marked: " << whyNotMarked(marked) << "\n";
        }
        if (each.overridden != nullptr) {
            out << "  Given by hand: " << each.overridden->reason << "\n";
        }
        if (marked.state == MarkedQuestion::State::unanswered) {
            out << "  There is no answer.\n";
        }
        if (marked.state == MarkedQuestion::State::forfeited) {
            out << "  The model answer was opened first.\n";
        }
        if (marked.tree) {
            out << "  " << words.rules(*marked.question, *marked.tree) << "\n";
        }
        const Sheet* const right = marked.marked && !marked.isRight()
                                       ? graded.marker->rightSheet(*marked.question, marked.tree)
                                       : nullptr;
        if (right != nullptr) {
            for (const std::string& reason : words.reasons(marked, *right)) {
                out << "  - " << reason << "\n";
            }
        }
    }
    if (student.points) {
        out << "\n"
            << roundedMark(graded.scaled(*student.points)) << " of "
            << roundedMark(graded.scaled(graded.most)) << "\n";
    }
}

CommandOutcome writeAllFeedback(const std::string& folder, GradedClass& graded,
                                const GradeWords& words) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) {
        return tl::make_unexpected(folder + ": cannot be made: " + error.message());
    }
    std::set<std::string> taken;
    for (const GradedStudent& student : graded.students) {
        if (student.questions.empty()) {
            continue;
        }
        const std::string file = folder + '/' + feedbackName(student, taken);
        CommandOutcome outcome =
            writeTo(file, [&](std::ostream& out) { writeFeedback(out, graded, student, words); });
        if (!outcome) {
            return outcome;
        }
    }
    return {};
}

CommandOutcome writeWorksheet(const GradeRequest& request, const GradedClass& graded) {
    const auto text = readShortText(request.worksheet);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    const auto filled = fillWorksheet(*text, request.gradeColumn, graded);
    if (!filled) {
        return tl::make_unexpected(request.worksheet + ": " + filled.error());
    }
    for (const std::string& each : filled->notFilled) {
        complain(request.worksheet + ": " + each);
    }
    return writeTo(request.output, [&](std::ostream& out) { out << filled->text; });
}

CommandOutcome writeMarks(const GradeRequest& request, const GradedClass& graded) {
    if (!request.worksheet.empty()) {
        return writeWorksheet(request, graded);
    }
    return writeTo(request.output, [&](std::ostream& out) {
        switch (request.format) {
        case GradeFormat::table:
            writeGradeTable(out, graded);
            break;
        case GradeFormat::csv:
            writeGradeCsv(out, graded, request.summary);
            break;
        case GradeFormat::json:
            writeGradeJson(out, graded);
            break;
        }
    });
}

} // namespace

CommandOutcome grade(const GradeRequest& request, const GradeWords& words) {
    const auto graded = gradeClass(request);
    if (!graded) {
        return tl::make_unexpected(graded.error());
    }
    CommandOutcome outcome = writeMarks(request, **graded);
    if (outcome && !request.feedbackFolder.empty()) {
        outcome = writeAllFeedback(request.feedbackFolder, **graded, words);
    }
    if (outcome && !request.report.empty()) {
        outcome = writeTo(request.report, [&](std::ostream& out) {
            writeClassReport(out, **graded, words,
                             request.report.ends_with(".html") ? ReportFormat::html
                                                               : ReportFormat::markdown);
        });
    }
    for (const std::string& each : (*graded)->remarks) {
        complain(each);
    }
    std::size_t unreadable = 0;
    for (const GradedFile& file : (*graded)->files) {
        if (!file.unreadable.empty()) {
            complain(file.unreadable);
            ++unreadable;
        }
    }
    if (!outcome || unreadable == 0) {
        return outcome;
    }
    return tl::make_unexpected("not read: " + std::to_string(unreadable) + " of " +
                               std::to_string((*graded)->files.size()) +
                               " files; each has a row without a mark");
}

} // namespace prunus
