#include "ui/lessons/openlesson.h"

#include "core/lessons/lessonjson.h"
#include "core/lessons/sha256.h"
#include "core/practice/sheet.h"
#include "ui/words/messages.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace prunus {
namespace {

struct LessonFiles {
    Q_DECLARE_TR_FUNCTIONS(LessonFiles)
};

} // namespace

bool isLessonFile(const QString& path) {
    return path.endsWith(QLatin1String(".prunus-lesson.json"), Qt::CaseInsensitive);
}

QString whyNotTaken(const Lesson& lesson) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const auto* const moment = std::get_if<LessonMoment>(&lesson.steps[step]);
        if (moment != nullptr && moment->event && !stepOfEvent(*moment)) {
            return LessonFiles::tr("Step %1 cannot be shown, because its search never comes to the "
                                   "event that it names.")
                .arg(step + 1);
        }
    }
    for (const LessonExercise* exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& question : exercise->questions) {
            if (exercise->tree && !traits(question.question).isPuzzle &&
                !makeSheet(*exercise->tree, procedureOf(question, *exercise->tree))) {
                return LessonFiles::tr("Exercise %1 cannot be taken, because its tree cannot be "
                                       "searched as its questions ask. Every leaf needs a value.")
                    .arg(QString::fromStdString(exercise->id));
            }
        }
    }
    return {};
}

tl::expected<OpenLesson, QString> openLesson(const std::string& text, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    auto lesson = readLesson(text);
    if (!lesson) {
        return tl::unexpected(shownFault(name, lesson.error()));
    }
    if (const QString why = whyNotTaken(*lesson); !why.isEmpty()) {
        return tl::unexpected(name + QStringLiteral(": ") + why);
    }
    if (lesson->steps.empty()) {
        return tl::unexpected(LessonFiles::tr("%1: This lesson has no steps.").arg(name));
    }
    return OpenLesson{std::make_shared<const Lesson>(*std::move(lesson)), path,
                      hexOf(sha256(text))};
}

OpenLesson openShipped(const ShippedLesson& shipped) {
    OpenLesson lesson{
        std::make_shared<const Lesson>(shipped.lesson), {}, hexOf(sha256(shipped.text))};
    lesson.isShipped = true;
    return lesson;
}

const ShippedLesson* lessonAfter(const OpenLesson& lesson) {
    const auto& all = shippedLessons();
    const ShippedLesson* const now = lesson.isShipped ? shippedLesson(lesson.lesson->id) : nullptr;
    return now != nullptr && now != &all.back() ? now + 1 : nullptr;
}

tl::expected<OpenLesson, QString> openLesson(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(
            //: A file, and what the system says of it.
            LessonFiles::tr("%1 cannot be read: %2.")
                .arg(QFileInfo(path).fileName(), file.errorString()));
    }
    return openLesson(file.read(qint64{longestInput} + 1).toStdString(), path);
}

} // namespace prunus
