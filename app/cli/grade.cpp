#include "app/cli/grade.h"

#include "app/cli/feedback.h"
#include "app/cli/gradebooks.h"
#include "app/cli/gradeoutput.h"
#include "app/cli/graderresults.h"
#include "app/cli/run.h"
#include "app/cli/worksheet.h"

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
    const auto filled = fillWorksheet(request.worksheet, request.gradeColumn, graded);
    if (!filled) {
        return tl::make_unexpected(filled.error());
    }
    for (const std::string& each : filled->notFilled) {
        complain(request.worksheet + ": " + each);
    }
    return writeTo(request.output, [&](std::ostream& out) { out << filled->text; });
}

CommandOutcome writeResults(const GradeRequest& request, GradedClass& graded,
                            const GradeWords& words) {
    const auto results = request.format == GradeFormat::gradescope
                             ? gradescopeResults(graded, words)
                             : prairieLearnResults(graded, words);
    if (!results) {
        return tl::make_unexpected(results.error());
    }
    return writeTo(request.output, [&](std::ostream& out) { out << *results; });
}

CommandOutcome writeGradebook(const GradeRequest& request, const GradedClass& graded) {
    const Gradebook book = request.format == GradeFormat::moodle
                               ? moodleGradebook(graded, request.separator.value_or(','))
                               : canvasGradebook(graded);
    for (const std::string& each : book.remarks) {
        complain(each);
    }
    return writeTo(request.output, [&](std::ostream& out) { out << book.text; });
}

CommandOutcome writeMarks(const GradeRequest& request, GradedClass& graded,
                          const GradeWords& words) {
    if (!request.worksheet.empty()) {
        return writeWorksheet(request, graded);
    }
    if (isOfOneStudent(request.format)) {
        return writeResults(request, graded, words);
    }
    if (request.format == GradeFormat::moodle || request.format == GradeFormat::canvas) {
        return writeGradebook(request, graded);
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
        default:
            break; // written above
        }
    });
}

} // namespace

CommandOutcome grade(const GradeRequest& request, const GradeWords& words) {
    const auto graded = gradeClass(request);
    if (!graded) {
        return tl::make_unexpected(graded.error());
    }
    CommandOutcome outcome = writeMarks(request, **graded, words);
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
