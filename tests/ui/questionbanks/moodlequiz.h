#pragma once

#include "core/lessons/lessonjson.h"
#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/naivetree.h"
#include "tests/ui/questionbanks/cloze.h"
#include "ui/questionbanks/moodlexml.h"
#include "ui/questionbanks/questionbank.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>
#include <memory>

/// Questions for Moodle, read back as Moodle reads them, and what a run on nested nodes has there.
namespace prunus::exporttest {

inline constexpr auto book = "[[3,12,8],[2,4,6],[14,5,2]]";
inline constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
inline constexpr auto below0 = "[[-3,4],[-2,[1,-5]],[0,-7]]";

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

/// Of the XML.
struct Element {
    QString name;
    QMap<QString, QString> attributes;
    QString text;
    std::vector<Element> children;

    [[nodiscard]] std::vector<const Element*> all(const QString& wanted) const {
        std::vector<const Element*> found;
        for (const Element& each : children) {
            if (each.name == wanted) {
                found.push_back(&each);
            }
        }
        return found;
    }
    [[nodiscard]] const Element& only(const QString& wanted) const {
        const auto found = all(wanted);
        if (found.size() != 1) {
            qFatal("not one <%s> in <%s>", qPrintable(wanted), qPrintable(name));
        }
        return *found.front();
    }
};

inline void readInto(QXmlStreamReader& xml, Element& element) {
    element.name = xml.name().toString();
    for (const QXmlStreamAttribute& each : xml.attributes()) {
        element.attributes[each.name().toString()] = each.value().toString();
    }
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement()) {
            readInto(xml, element.children.emplace_back());
        } else if (xml.isCharacters()) {
            element.text += xml.text();
        }
    }
}

inline Element quizOf(const QByteArray& text) {
    QXmlStreamReader xml(text);
    Element quiz;
    xml.readNextStartElement();
    readInto(xml, quiz);
    if (xml.hasError()) {
        qFatal("%s in %s", qPrintable(xml.errorString()), text.constData());
    }
    return quiz;
}

inline const Element& clozeIn(const Element& quiz) {
    return *quiz.all("question").at(1);
}

inline QString htmlOf(const Element& question) {
    return question.only("questiontext").only("text").text;
}

/// The gaps of all questions, or of one.
inline QList<Cloze> gapsIn(const AskedBank& asked, int question = -1) {
    QList<Cloze> all = clozesIn(htmlOf(clozeIn(quizOf(moodleXml(asked.bank)))));
    if (question >= 0) {
        all.removeIf([&](const Cloze& each) { return each.question != question; });
    }
    return all;
}

inline QList<Cloze> gapsAbout(const QString& tree, const QString& questions,
                              const QString& rules = "{}") {
    return gapsIn(*bankOf(lessonAbout(tree, questions, rules)));
}

/// A number as it is typed into a gap.
inline QString typed(Value v) {
    return QString::number(v) + ":0";
}

/// Row by row, either the leaves or the inner nodes.
inline std::vector<const oracle::NaiveNode*> nodesOf(const oracle::NaiveTree& tree, bool leaves) {
    std::vector<const oracle::NaiveNode*> nodes = tree.nodes;
    std::erase_if(nodes, [&](const auto* each) { return each->children.empty() != leaves; });
    return nodes;
}

/// By a slip, or rightly.
inline oracle::NaiveOutcome naive(const oracle::NaiveTree& tree, const std::string& slip = {},
                                  bool exhaustive = false, FailMode fail = FailMode::hard) {
    oracle::NaiveSlip row;
    row.id = slip;
    row.exhaustive = exhaustive;
    row.options.algorithm = exhaustive ? Algorithm::minimax : Algorithm::alphaBeta;
    row.options.fail = fail;
    return *naiveOutcome(tree, row);
}

} // namespace prunus::exporttest
