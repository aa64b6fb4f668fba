#include "app/cli/exportquestions.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/lessonversions.h"
#include "app/cli/run.h"
#include "core/notation/number.h"
#include "ui/questionbanks/moodlexml.h"

#include <algorithm>
#include <numeric>

namespace prunus {

namespace {

CommandOutcome refused(const ExportRequest& request, const QStringList& faults) {
    for (const QString& each : faults) {
        complain(lessonName(request.lesson) + ": " + each.toStdString());
    }
    return tl::make_unexpected(lessonName(request.lesson) + ": " + std::to_string(faults.size()) +
                               (faults.size() == 1 ? " question" : " questions") +
                               " cannot be asked there; nothing is written");
}

/// The questions that are not asked on paper are not asked in gaps either.
QStringList withoutGaps(const Lesson& lesson) {
    QStringList faults;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& each : exercise->questions) {
            const bool isKnown =
                std::ranges::find(paperQuestions, each.question) != paperQuestions.end();
            if (!isKnown || each.terms.depth) {
                faults << QString::fromStdString(each.id + ": the question " +
                                                 std::string(traits(each.question).id) +
                                                 (each.terms.depth ? " with a depth limit" : "") +
                                                 " has no form in gaps; leave it out");
            }
        }
    }
    return faults;
}

/// What a teacher has to set by hand, and what is left out.
void report(std::ostream& out, const Lesson& lesson, const QuestionBank& bank) {
    for (const BankEntry& each : bank.entries) {
        const std::vector<std::uint64_t> weights = weightsOf(each);
        const auto sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t(0));
        const std::string points = formatNumber(each.points());
        out << each.name().toStdString() << ": " << each.questions.size()
            << (each.questions.size() == 1 ? " question, " : " questions, ") << points
            << (each.points() == 1 ? " point" : " points");
        if (std::to_string(sum) != points) {
            out << "; Moodle counts " << sum << " marks: set " << points << " in the quiz";
        }
        out << '\n';
    }
    const bool leavesOut = std::ranges::any_of(lesson.steps, [](const LessonStep& step) {
        return !std::holds_alternative<LessonExercise>(step);
    });
    if (leavesOut) {
        out << "note: texts and moments of searches are left out\n";
    }
}

CommandOutcome writeTo(const std::string& path, const QByteArray& bytes) {
    FileReplacement file(path);
    if (!file.outcome()) {
        return file.outcome();
    }
    file.stream().write(bytes.constData(), bytes.size());
    return file.finish();
}

CommandOutcome exportQuestions(const ExportRequest& request) {
    const auto lesson = readLessonToAsk(request.lesson);
    if (!lesson) {
        return tl::make_unexpected(lesson.error());
    }
    if (const QStringList faults = withoutGaps(*lesson); !faults.isEmpty()) {
        return refused(request, faults);
    }
    const DrawingApplication application;
    if (CommandOutcome ready = application.hasFonts(); !ready) {
        return ready;
    }
    const auto versions = makeVersions(request.lesson, *lesson, request.copies, request.seed);
    if (!versions) {
        return tl::make_unexpected(versions.error());
    }
    const auto bank = questionBank(*lesson, *versions);
    if (!bank) {
        return refused(request, bank.error());
    }
    if (CommandOutcome written = writeTo(request.output, moodleXml(*bank)); !written) {
        return written;
    }
    StandardOutput out;
    report(out.stream(), *lesson, *bank);
    return out.finish();
}

} // namespace

int runExport(const ExportRequest& request) {
    return run([&] { return exportQuestions(request); });
}

} // namespace prunus
