#pragma once

#include "core/lessons/lessonjson.h"
#include "tests/practice/faultin.h"

#include <QString>
#include <QTest>

namespace prunus {

/// A lesson with these members behind the needed ones; `@` stands for the start of an exercise.
inline std::string withMembers(QString members) {
    members.replace("@", R"("steps": [{"exercise": "e1", )");
    return (R"({"format": "prunus-lesson", "version": 1, "id": "w", )" + members + '}')
        .toStdString();
}

inline std::string withStep(const QString& step) {
    return withMembers(R"("steps": [)" + step + "]");
}

inline std::string withQuestion(const QString& question, const QString& more = {}) {
    return withMembers(R"(@"tree": "[2, [1, 3]]", "questions": [)" + question + "]" + more + "}]");
}

/// Adds a row with a lesson, in which § stands where the fault is, and with what is said of it.
inline void faultRow(const char* name, const std::string& text, const char* fault) {
    QString plain = QString::fromStdString(text);
    const qsizetype at = plain.indexOf(u'§');
    QTest::newRow(name) << plain.remove(u'§') << QString("1:%1 %2").arg(at + 1).arg(fault);
}

/// Reads the lesson of such a row: what is said of it begins so.
inline void readFaultRow() {
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const QString found = faultIn(readLesson(text.toStdString()));
    QVERIFY2(found.startsWith(fault), qPrintable(found));
}

} // namespace prunus
