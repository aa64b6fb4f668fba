#pragma once

#include "tests/app/programrun.h"
#include "tests/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

/// Figure 5.2 of Russell and Norvig: its 13 nodes are worth 3 to MAX, and alpha-beta skips 4 and 6.
inline const QString textbook = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");

/// A lesson whose questions are asked on paper and on platforms.
inline constexpr auto examLesson =
    R"({"format": "prunus-lesson", "version": 1, "id": "w3", "title": "Week 3", "mode": "exam",
        "steps": [{"exercise": "e1", "tree": "[[2.5,7],[1,9]]", "questions": [
            {"type": "cross-out", "points": 4}, {"type": "cuts", "points": 2.5}]}]})";

/// Runs the program with the words of a line, as somebody types them. What stands in double quotes
/// is one word.
ProgramRun runLine(const QString& line, const QByteArray& input = {});

/// Splits a text into its lines, of which each has an end.
QList<QByteArray> linesIn(const QByteArray& text);

/// Reads an object in JSON. What is none is an empty one.
QJsonObject jsonIn(const QByteArray& text);

/// Runs a line, which must succeed, and reads the object in JSON that it prints.
QJsonObject jsonOf(const QString& line, const QByteArray& input = {});

/// Whether an object has all members of another one, which is given in JSON. Says which it has not.
bool has(const QJsonObject& told, const QByteArray& members);

/// Makes a file in a folder, and returns its path.
QString fileIn(const QTemporaryDir& folder, const QString& name, const QByteArray& content);

/// A table of lines that the program refuses.
class Refusals {
  public:
    /// Adds a row: a line, how the refusal begins, in both of which FOLDER stands for an empty
    /// folder, and what stands in it, too.
    void operator()(const char* name, const QString& line, const QByteArray& start,
                    const QByteArray& remedy = {}, int exitCode = 2,
                    const QByteArray& input = {}) const {
        rows_(name, line, start, remedy, exitCode, input);
    }

  private:
    Rows<QString, QByteArray, QByteArray, int, QByteArray> rows_{"line", "start", "remedy",
                                                                 "exitCode", "input"};
};

/// Whether the program refuses the line of the current row as the row says, and writes nothing.
bool isRefused();
