#pragma once

#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/naivetree.h"
#include "tests/ui/questionbanks/banks.h"
#include "tests/ui/questionbanks/cloze.h"
#include "ui/questionbanks/moodlexml.h"

#include <QXmlStreamReader>

/// Questions for Moodle, read back as Moodle reads them, and what a run on nested nodes has there.
namespace prunus::exporttest {

inline constexpr auto book = "[[3,12,8],[2,4,6],[14,5,2]]";
inline constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
inline constexpr auto below0 = "[[-3,4],[-2,[1,-5]],[0,-7]]";

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

/// Of all questions, or of one.
inline QList<Cloze> gapsIn(const AskedBank& asked, int question = -1) {
    QList<Cloze> all = clozesIn(htmlOf(clozeIn(quizOf(moodleXml(asked.bank)))));
    if (question >= 0) {
        all.removeIf([&](const Cloze& each) { return each.question != question; });
    }
    return all;
}

inline QString typed(Value v) {
    return QString::number(v);
}

inline std::vector<const oracle::NaiveNode*> innerNodes(const oracle::NaiveTree& tree) {
    std::vector<const oracle::NaiveNode*> inner;
    for (const oracle::NaiveNode* const each : tree.nodes) {
        if (!each->children.empty()) {
            inner.push_back(each);
        }
    }
    return inner;
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
