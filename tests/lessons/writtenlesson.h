#pragma once

#include "core/lessons/lessonjson.h"
#include "ui/words/messagetext.h"

#include <QString>

namespace prunus {

/// `LINE:COLUMN what is wrong`, or nothing.
inline QString faultOf(const tl::expected<Lesson, ReadError>& lesson) {
    return lesson ? QString()
                  : QString("%1:%2 %3")
                        .arg(lesson.error().line)
                        .arg(lesson.error().column)
                        .arg(QString::fromStdString(inEnglish(lesson.error().message)));
}

/// A lesson with these members behind the needed ones; `@` stands for the start of an exercise.
inline std::string withMembers(QString members) {
    members.replace("@", R"("steps": [{"exercise": "e1", )");
    return (R"({"format": "prunus-lesson", "version": 1, "id": "w", )" + members + '}')
        .toStdString();
}

inline std::string withQuestion(const QString& question, const QString& more = {}) {
    return withMembers(R"(@"tree": "[2, [1, 3]]", "questions": [)" + question + "]" + more + "}]");
}

} // namespace prunus
