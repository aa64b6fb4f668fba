#include "ui/lessons/lessonstate.h"

#include <QDir>
#include <QFile>

namespace prunus {
namespace {

/// By its name: a newer version of the program can have another text of it.
QString noteOf(const OpenLesson& lesson, const QString& folder) {
    return folder + u'/' + QString::fromStdString(lesson.lesson->id) + QStringLiteral(".done");
}

} // namespace

LessonState stateOf(const OpenLesson& lesson, const QString& folder) {
    if (folder.isEmpty()) {
        return LessonState::fresh;
    }
    const QString begun = QString::fromStdString(lesson.hash) + QStringLiteral("*.json");
    return QFile::exists(noteOf(lesson, folder))                     ? LessonState::done
           : !QDir(folder).entryList({begun}, QDir::Files).isEmpty() ? LessonState::begun
                                                                     : LessonState::fresh;
}

void noteDone(const OpenLesson& lesson, const QString& folder) {
    if (lesson.isShipped) {
        QDir().mkpath(folder);
        QFile note(noteOf(lesson, folder));
        (void)note.open(QIODevice::WriteOnly); // the list alone would tell
    }
}

} // namespace prunus
