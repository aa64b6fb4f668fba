#pragma once

#include "tests/app/programrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>

/// A folder with a lesson and what students answered, and the program run in it.
class ClassFolder {
  public:
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    void write(const QString& name, const QByteArray& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot be written: %s", qPrintable(name));
        }
    }
    [[nodiscard]] QByteArray content(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no such file)");
    }
    /// Makes class.json the lesson with these steps.
    void setLesson(const QByteArray& steps);
    /// What a student answered in it.
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
