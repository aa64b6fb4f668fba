#pragma once

#include "core/lessons/exam.h"
#include "core/lessons/lessonjson.h"
#include "ui/exams/examsheets.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <array>

namespace prunus::examtest {

inline constexpr std::array bothParts{ExamPart::sheet, ExamPart::key};
/// Of one shape, with two digits everywhere: in the first, two leaves of the second move are
/// skipped; in the other, leaves of the second and of the third.
inline constexpr auto someLeaves = "[[30,50,80],[20,40,60],[70,51,22]]";
inline constexpr auto otherLeaves = "[[70,80,90],[30,40,60],[20,51,22]]";
inline constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
inline constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
inline constexpr auto sixteen = "[[[[6,4],[8,6]],[[4,0],[2,2]]],[[[7,4],[9,3]],[[3,3],[2,6]]]]";

/// A lesson of one exercise with these questions.
inline QByteArray lessonText(const QString& tree, const QString& questions,
                             const QString& rules = {}) {
    return QString(R"({"format": "prunus-lesson", "version": 1, "id": "week3", "title": "Midterm",
        "mode": "exam", %1 "steps": [{"text": "Read **this**.\n\n- One\n- Two"},
        {"exercise": "e1", "tree": "%2", "questions": [%3]}]})")
        .arg(rules.isEmpty() ? QString() : "\"rules\": " + rules + ",", tree, questions)
        .toUtf8();
}

inline ExamVersion versionOf(const QString& tree, const QString& questions,
                             const QString& rules = {}) {
    const QByteArray text = lessonText(tree, questions, rules);
    const auto lesson = readLesson(text.toStdString());
    if (!lesson) {
        qFatal("no lesson: %s", text.constData());
    }
    return {'B', *lesson, {}};
}

inline QString asking(Question question) {
    return QString(R"({"type": "%1", "points": 4})")
        .arg(QLatin1String(traits(question).id.data(), qsizetype(traits(question).id.size())));
}

inline QString everyQuestionAsked() {
    QStringList all;
    for (const Question each : paperQuestions) {
        all << asking(each);
    }
    return all.join(", ");
}

inline ExamPages pagesOf(const ExamVersion& version, ExamPart part,
                         QPageSize::PageSizeId paper = QPageSize::A4) {
    const auto pages = examPages(version, part, {paper, 41});
    if (!pages) {
        qFatal("no pages: %s", qPrintable(pages.error()));
    }
    return *pages;
}

/// A page with all that is on it.
inline QString svgOf(const ExamPages& pages, std::uint64_t page) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    QPainter painter(&svg);
    pages.paint(painter, page);
    painter.end();
    return QString::fromUtf8(buffer.data());
}

inline QString svgOf(const ExamPages& pages) {
    QString all;
    for (std::uint64_t page = 0; page < pages.count(); ++page) {
        all += svgOf(pages, page);
    }
    return all;
}

inline QImage imageOf(const ExamPages& pages, std::uint64_t page) {
    const QSizeF size = pages.layout().fullRect(QPageLayout::Inch).size() * 96;
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

} // namespace prunus::examtest
