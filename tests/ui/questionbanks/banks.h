#pragma once

#include "core/lessons/lessonjson.h"
#include "ui/questionbanks/questionbank.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <memory>

namespace prunus::exporttest {

/// A lesson's questions, and what they refer to.
struct AskedBank {
    Lesson lesson;
    std::vector<ExamVersion> versions;
    QuestionBank bank;
};

inline constexpr auto everyRight = R"([{"type": "values", "points": 3},
    {"type": "cross-out", "points": 4}, {"type": "leaf-order", "points": 2},
    {"type": "returned", "points": 1}, {"type": "counts", "points": 2.5},
    {"type": "move", "points": 1}])";

/// Of one exercise about a tree in brackets; the texts are taken as they are.
inline Lesson lessonAbout(const QString& tree, const QString& questions,
                          const QString& rules = "{}", const QString& title = "Midterm") {
    QJsonObject exercise{{"exercise", "e1"},
                         {"tree", tree},
                         {"questions", QJsonDocument::fromJson(questions.toUtf8()).array()}};
    const QJsonObject lesson{{"format", "prunus-lesson"},
                             {"version", 1},
                             {"id", "week3"},
                             {"title", title},
                             {"mode", "exam"},
                             {"rules", QJsonDocument::fromJson(rules.toUtf8()).object()},
                             {"steps", QJsonArray{exercise}}};
    const auto read = readLesson(QJsonDocument(lesson).toJson().toStdString());
    if (!read) {
        qFatal("no lesson: %s", QJsonDocument(lesson).toJson().constData());
    }
    return *read;
}

/// The error is a line each.
inline tl::expected<std::unique_ptr<AskedBank>, QStringList> tryBank(Lesson lesson,
                                                                     std::size_t versions = 1) {
    auto asked = std::make_unique<AskedBank>();
    asked->lesson = std::move(lesson);
    asked->versions = examVersions(asked->lesson, versions, 1).value();
    auto bank = questionBank(asked->lesson, asked->versions);
    if (!bank) {
        return tl::make_unexpected(bank.error());
    }
    asked->bank = *std::move(bank);
    return asked;
}

inline std::unique_ptr<AskedBank> bankOf(Lesson lesson, std::size_t versions = 1) {
    auto bank = tryBank(std::move(lesson), versions);
    if (!bank) {
        qFatal("no bank: %s", qPrintable(bank.error().join('\n')));
    }
    return *std::move(bank);
}

} // namespace prunus::exporttest
