#pragma once

#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QByteArrayList>
#include <QMap>

/// A folder with a lesson and what students answered, and the program run in it.
class ClassFolder {
  public:
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    void write(const QString& name, const QByteArray& text) const { fileIn(folder_, name, text); }
    [[nodiscard]] QByteArray content(const QString& name) const { return contentOf(path(name)); }
    /// Makes class.json the lesson with these steps, and with these keys beside them.
    void setLesson(const QByteArray& steps, const QByteArray& keys = R"("mode": "exam",
                       "profile": {"fail": "soft", "strictConvention": true})");
    /// What was answered to the questions of an exercise: an object in JSON for each, in order.
    [[nodiscard]] static QJsonObject taken(const QByteArrayList& answers, int instance = 1,
                                           const QString& exercise = "e1");
    /// What a student answered in the lesson.
    [[nodiscard]] QByteArray attempt(const QString& student, const QJsonArray& items) const;
    /// `prunus grade` of the files named so, `.json` left out.
    [[nodiscard]] ProgramRun grade(const QStringList& more, const QString& files) const {
        return runShell("cd \"$1\" && shift && \"$0\" grade " + files +
                            ".json --lesson class.json \"$@\"",
                        QStringList{folder_.path()} + more);
    }
    [[nodiscard]] const QString& lessonHash() const { return lessonHash_; }

  private:
    QTemporaryDir folder_;
    QString lessonHash_;
};

/// The rows of a table by its titles, without quotes, and a cell up to its first comma.
[[nodiscard]] QList<QMap<QString, QString>> rowsOf(const QByteArray& csv);
