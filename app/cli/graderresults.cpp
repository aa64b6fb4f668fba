#include "app/cli/graderresults.h"

#include "app/cli/feedback.h"
#include "app/cli/gradeoutput.h"
#include "app/cli/resultmembers.h"
#include "core/notation/number.h"

#include <algorithm>

namespace prunus {

namespace {

/// Of PrairieLearn, with room for what stands around the outputs.
constexpr std::size_t mostBytes = 1'000'000;

using OneStudent = tl::expected<const GradedStudent*, std::string>;

/// The one that files are of; those of the roster without a file do not matter. The error says why
/// there is none.
OneStudent onlyStudent(const GradedClass& graded) {
    const GradedStudent* only = nullptr;
    for (const GradedStudent& each : graded.students) {
        if (each.questions.empty()) {
            continue;
        }
        if (only != nullptr) {
            return tl::make_unexpected("these are answers of several students; this format is of "
                                       "one submission");
        }
        only = &each;
    }
    return only;
}

/// Why this student has no mark; empty where there is one.
std::string whyNoMark(const GradedClass& graded, const GradedStudent* student) {
    for (const GradedFile& file : graded.files) {
        if (!file.unreadable.empty()) {
            return file.unreadable;
        }
    }
    if (student == nullptr) {
        return "no file is given";
    }
    for (const CountedQuestion& each : student->questions) {
        if (!each.points) {
            const std::string why = whyNotMarked(*each.question);
            return each.question->question->id + ": " +
                   (why.empty() ? "the attempt does not count" : why);
        }
    }
    return {};
}

std::string titleOf(const CountedQuestion& counted) {
    const LessonQuestion& question = *counted.question->question;
    return question.id + " " + std::string(traits(question.question).id);
}

std::string outputOf(GradedClass& graded, const CountedQuestion& counted, const GradeWords& words) {
    return joinedWith("\n", feedbackOn(graded, counted, words));
}

std::vector<std::string> tagsOf(const MarkedQuestion& question) {
    std::vector<std::string> tags{std::string(traits(question.question->question).id)};
    if (question.marked) {
        for (const Misconception each : question.marked->diagnosis.named) {
            tags.emplace_back(traits(each).id);
        }
    }
    return tags;
}

std::string lessonTitle(const GradedClass& graded) {
    return graded.lesson.title.empty() ? graded.lesson.id : graded.lesson.title;
}

std::string list(const std::vector<std::string>& objects) {
    return objects.empty() ? "[]" : "[\n  " + joinedWith(",\n  ", objects) + "]";
}

std::string prairieLearnTests(GradedClass& graded, const GradedStudent& student,
                              const GradeWords& words, bool withOutput) {
    std::vector<std::string> tests;
    for (const CountedQuestion& each : student.questions) {
        ResultMembers test;
        test.text("name", titleOf(each))
            .raw("points", inHundredths(*each.points))
            .raw("max_points", formatNumber(each.question->question->points))
            .text("output", withOutput ? outputOf(graded, each, words) : "")
            .text("message", each.question->isRight() ? "right" : "");
        tests.push_back(test.object());
    }
    return list(tests);
}

} // namespace

tl::expected<std::string, std::string> gradescopeResults(GradedClass& graded,
                                                         const GradeWords& words) {
    const OneStudent student = onlyStudent(graded);
    if (!student) {
        return tl::make_unexpected(student.error());
    }
    if (const std::string why = whyNoMark(graded, *student); !why.empty()) {
        return tl::make_unexpected("no mark: " + why);
    }
    std::vector<std::string> tests;
    for (const CountedQuestion& each : (*student)->questions) {
        ResultMembers test;
        test.text("name", titleOf(each))
            .raw("score", inHundredths(graded.scaled(*each.points)))
            .raw("max_score", inHundredths(graded.scaled(each.question->question->points)))
            .text("output", outputOf(graded, each, words))
            .text("visibility", "visible")
            .text("number", std::to_string(tests.size() + 1))
            .raw("tags", jsonList(tagsOf(*each.question)));
        tests.push_back(test.object());
    }
    ResultMembers data;
    data.text("lesson", graded.lesson.id)
        .text("student_id", (*student)->id)
        .raw("flags", jsonList((*student)->flags));
    ResultMembers results;
    results.raw("score", inHundredths(graded.scaled(*(*student)->points)))
        .text("output", lessonTitle(graded))
        .text("visibility", "visible")
        .text("stdout_visibility", "hidden")
        .raw("extra_data", data.object())
        .raw("tests", list(tests));
    return results.object() + '\n';
}

tl::expected<std::string, std::string> prairieLearnResults(GradedClass& graded,
                                                           const GradeWords& words) {
    const OneStudent student = onlyStudent(graded);
    if (!student) {
        return tl::make_unexpected(student.error());
    }
    if (const std::string why = whyNoMark(graded, *student); !why.empty()) {
        ResultMembers results;
        results.raw("gradable", "false").text("message", why);
        return results.object() + '\n';
    }
    const auto written = [&](bool withOutput) {
        const std::string score =
            graded.most > 0 ? formatNumber(std::clamp(*(*student)->points / graded.most, 0.0, 1.0))
                            : "0";
        ResultMembers results;
        results.raw("gradable", "true")
            .raw("score", score)
            .text("message", withOutput ? "" : "There is too much to say about these answers.")
            .text("output", lessonTitle(graded))
            .raw("images", "[]")
            .raw("tests", prairieLearnTests(graded, **student, words, withOutput));
        return results.object() + '\n';
    };
    const std::string results = written(true);
    return results.size() <= mostBytes ? results : written(false);
}

} // namespace prunus
