#include "ui/exams/examfiles.h"

#include "core/lessons/lessonjson.h"

#include <array>
#include <optional>

namespace prunus {
namespace {

constexpr std::array everyPart{ExamPart::sheet, ExamPart::key};

} // namespace

std::string VersionFiles::pdf(ExamPart part) const {
    return stem_ + (part == ExamPart::key ? "-key.pdf" : ".pdf");
}

std::string VersionFiles::tex(ExamPart part) const {
    return stem_ + (part == ExamPart::key ? "-key.tex" : ".tex");
}

std::string VersionFiles::tikz(const LessonQuestion& question, ExamPart part) const {
    return stem_ + (part == ExamPart::key ? "-key." : ".") + question.id + ".tex";
}

std::vector<std::string> VersionFiles::names() const {
    std::vector<std::string> all{lesson()};
    for (const ExamPart part : everyPart) {
        all.push_back(pdf(part));
        if (tikz_) {
            all.push_back(tex(part));
        }
        for (const LessonExercise* const exercise : exercisesOf(lesson_)) {
            for (const LessonQuestion& each : exercise->questions) {
                if (tikz_) {
                    all.push_back(tikz(each, part));
                }
            }
        }
    }
    return all;
}

tl::expected<std::vector<ExamFile>, QString>
filesOf(const Lesson& lesson, const ExamVersion& version, const ExamChoices& choices) {
    const VersionFiles names(lesson, version.letter, choices.tikz);
    const ExamPaper paper{choices.paper, choices.seed};
    std::vector<ExamFile> files;
    std::optional<QString> fault;
    const auto add = [&](std::string name, const tl::expected<QByteArray, QString>& bytes) {
        if (bytes) {
            files.push_back({std::move(name), bytes->toStdString()});
        } else if (!fault) {
            fault = bytes.error();
        }
    };
    for (const ExamPart part : everyPart) {
        add(names.pdf(part), examPdf(version, part, paper));
        if (choices.tikz) {
            add(names.tex(part), examTex(version, part, paper));
        }
        for (const ExamQuestion& each : questionsOf(version)) {
            if (choices.tikz) {
                add(names.tikz(*each.question, part), examTikz(each, part));
            }
        }
    }
    files.push_back({names.lesson(), writeLesson(version.lesson)});
    if (fault) {
        return tl::make_unexpected(*fault);
    }
    return files;
}

} // namespace prunus
