#include "ui/questionbanks/moodlexml.h"

#include "core/notation/number.h"
#include "ui/questionbanks/exportwords.h"
#include "ui/words/paperwords.h"

#include <QXmlStreamWriter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace prunus {
namespace {

/// Text among the HTML of a question: no letter of it begins a gap.
QString html(const QString& text) {
    return text.toHtmlEscaped().replace(u'{', QStringLiteral("&#123;"));
}

/// Text in a gap, where Moodle decodes entities once before it takes it for HTML. Entities stand
/// for all that would end something there.
QString inGap(const QString& text) {
    QString safe;
    for (const QChar c : text.toHtmlEscaped()) {
        safe += c == u'&' ? QStringLiteral("&amp;")
                : QStringLiteral("{}#~=%/\\\"").contains(c)
                    ? QStringLiteral("&#%1;").arg(c.unicode())
                    : QString(c);
    }
    return safe;
}

/// Without what XML has no place for.
QString allowed(QString text) {
    text.removeIf([](QChar c) {
        return (c < u' ' && c != u'\n' && c != u'\t') || c == QChar(0xFFFE) || c == QChar(0xFFFF);
    });
    return text;
}

QString feedback(const Gap::Wrong& wrong) {
    return wrong.slips.empty() ? QString() : u'#' + inGap(ExportWords::slips(wrong.slips));
}

QString numerical(const Gap& gap) {
    QStringList answers;
    for (const QString& each : gap.right) {
        answers << u'=' + each + QStringLiteral(":0");
    }
    for (const Gap::Wrong& each : gap.wrong) {
        const auto percent = QString::fromStdString(formatNumber(std::round(each.credit * 100)));
        answers << u'%' + percent + u'%' + each.text + QStringLiteral(":0") + feedback(each);
    }
    return QStringLiteral("NUMERICAL:") + answers.join(u'~');
}

QString multichoice(const Gap& gap) {
    QStringList answers;
    for (const QString& each : gap.options) {
        const auto wrong = std::ranges::find(gap.wrong, each, &Gap::Wrong::text);
        answers << (gap.right.contains(each) ? QStringLiteral("=") : QString()) + inGap(each) +
                       (wrong == gap.wrong.end() ? QString() : feedback(*wrong));
    }
    return QStringLiteral("MULTICHOICE:") + answers.join(u'~');
}

QString cloze(const Gap& gap, std::uint64_t weight) {
    return u'{' + QString::number(weight) + u':' +
           (gap.kind == Gap::Kind::number ? numerical(gap) : multichoice(gap)) + u'}';
}

QString paragraph(const QString& text) {
    return QStringLiteral("<p>") + html(text).replace(u'\n', QStringLiteral("<br>")) +
           QStringLiteral("</p>");
}

/// Of one question; takes the weights of its gaps from `weight` on.
QString gapsAsHtml(const GapQuestion& question,
                   std::vector<std::uint64_t>::const_iterator& weight) {
    QString text = QStringLiteral("<table>");
    for (const GapLine& line : question.lines) {
        QStringList gaps;
        for (const Gap& gap : line.gaps) {
            gaps << (gap.label.isEmpty() ? QString() : html(gap.label) + u' ') +
                        cloze(gap, *weight++);
        }
        text += QStringLiteral("\n<tr><th>%1</th><td>%2</td></tr>")
                    .arg(html(line.label), gaps.join(QStringLiteral(" &nbsp; ")));
    }
    return text + QStringLiteral("\n</table>");
}

QString questionAsHtml(const BankEntry& entry, const QString& picture) {
    QString text =
        QStringLiteral("<p><img src=\"@@PLUGINFILE@@/%1\" alt=\"%2\"></p>")
            .arg(picture, html(ExportWords::picture(*entry.exercise->tree, rootOf(entry))));
    const std::vector<std::uint64_t> weights = weightsOf(entry);
    auto weight = weights.begin();
    int number = 0;
    for (const GapQuestion& each : entry.questions) {
        text += u'\n' + paragraph(QStringLiteral("%1. %2 (%3)")
                                      .arg(QString::number(++number), each.prompt,
                                           PaperWords::points(each.asked.question->points)));
        text += each.manner.isEmpty() ? QString() : u'\n' + paragraph(each.manner);
        text += u'\n' + paragraph(each.rules) + u'\n' + gapsAsHtml(each, weight);
    }
    return text;
}

QString reasonsAsHtml(const BankEntry& entry) {
    QString text;
    int number = 0;
    for (const GapQuestion& each : entry.questions) {
        QStringList lines{QString::number(++number) + u'.'};
        lines += each.reasons;
        text += paragraph(lines.join(u'\n'));
    }
    return text;
}

class MoodleWriting {
  public:
    explicit MoodleWriting(const QuestionBank& bank) : bank_(bank), xml_(&bytes_) {
        xml_.setAutoFormatting(true);
        xml_.setAutoFormattingIndent(1);
    }

    QByteArray written() {
        xml_.writeStartDocument();
        xml_.writeStartElement(QStringLiteral("quiz"));
        QString category;
        for (const BankEntry& each : bank_.entries) {
            const QString own = categoryOf(each);
            if (own != category) {
                write(category = own);
            }
            write(each);
        }
        xml_.writeEndDocument();
        return bytes_;
    }

  private:
    /// Where there are versions a category holds those of an exercise, so that a quiz can draw one.
    [[nodiscard]] QString categoryOf(const BankEntry& entry) const {
        QString title = bank_.title.simplified();
        title.replace(u'/', QStringLiteral("//"));
        const QString all = QStringLiteral("$course$/Prunus/") + title;
        return entry.version.isEmpty() ? all
                                       : all + u'/' + QString::fromStdString(entry.exercise->id);
    }

    void begin(const char* name) { xml_.writeStartElement(QString::fromLatin1(name)); }
    void text(const QString& text) { xml_.writeTextElement(QStringLiteral("text"), allowed(text)); }
    void element(const char* name, const QString& content) {
        begin(name);
        text(content);
        xml_.writeEndElement();
    }
    void html(const QString& content) {
        begin("text");
        xml_.writeCDATA(allowed(content));
        xml_.writeEndElement();
    }

    void write(const QString& category) {
        begin("question");
        xml_.writeAttribute(QStringLiteral("type"), QStringLiteral("category"));
        element("category", category);
        xml_.writeEndElement();
    }

    void writeText(const BankEntry& entry) {
        const QString picture = entry.name() + QStringLiteral(".svg");
        begin("questiontext");
        xml_.writeAttribute(QStringLiteral("format"), QStringLiteral("html"));
        html(questionAsHtml(entry, picture));
        begin("file");
        xml_.writeAttribute(QStringLiteral("name"), picture);
        xml_.writeAttribute(QStringLiteral("path"), QStringLiteral("/"));
        xml_.writeAttribute(QStringLiteral("encoding"), QStringLiteral("base64"));
        xml_.writeCharacters(QString::fromLatin1(pictureOf(entry).toBase64()));
        xml_.writeEndElement();
        xml_.writeEndElement();
    }

    void writeTags(const BankEntry& entry) {
        QStringList tags{QStringLiteral("prunus")};
        for (const GapQuestion& each : entry.questions) {
            const auto& id = traits(each.asked.question->question).id;
            tags << QString::fromLatin1(id.data(), qsizetype(id.size()));
        }
        for (const Misconception each : entry.exercise->watch) {
            tags << QString::fromLatin1(traits(each).id.data(), 3);
        }
        tags.removeDuplicates();
        begin("tags");
        for (const QString& each : tags) {
            element("tag", each);
        }
        xml_.writeEndElement();
    }

    void write(const BankEntry& entry) {
        const std::vector<std::uint64_t> weights = weightsOf(entry);
        begin("question");
        xml_.writeAttribute(QStringLiteral("type"), QStringLiteral("cloze"));
        element("name", bank_.title.simplified().left(200) + QStringLiteral(": ") + entry.name());
        writeText(entry);
        begin("generalfeedback");
        xml_.writeAttribute(QStringLiteral("format"), QStringLiteral("html"));
        html(reasonsAsHtml(entry));
        xml_.writeEndElement();
        xml_.writeTextElement(
            QStringLiteral("defaultgrade"),
            QString::number(std::accumulate(weights.begin(), weights.end(), std::uint64_t(0))));
        xml_.writeTextElement(QStringLiteral("penalty"), QStringLiteral("0.3333333"));
        xml_.writeTextElement(QStringLiteral("hidden"), QStringLiteral("0"));
        xml_.writeTextElement(QStringLiteral("idnumber"), bank_.id + u'.' + entry.name());
        writeTags(entry);
        xml_.writeEndElement();
    }

    const QuestionBank& bank_;
    QByteArray bytes_;
    QXmlStreamWriter xml_;
};

} // namespace

std::vector<std::uint64_t> weightsOf(const BankEntry& entry) {
    std::vector<double> worth;
    for (const GapQuestion& question : entry.questions) {
        for (const GapLine& line : question.lines) {
            for (const Gap& gap : line.gaps) {
                worth.push_back(question.asked.question->points * gap.share);
            }
        }
    }
    // A sum that a platform can hold; where no whole numbers are in proportion, the nearest ones.
    constexpr double mostMarks = 10'000;
    const double all = std::accumulate(worth.begin(), worth.end(), 0.0);
    const auto offBy = [&](int factor) {
        double most = 0;
        for (const double each : worth) {
            const double exact = each * factor;
            most = std::max(most, exact > 0 ? std::abs(std::round(exact) - exact) / exact : 0);
        }
        return most;
    };
    int best = 1;
    constexpr double nothing = 1e-9;
    for (int factor = 1; all * factor <= mostMarks && offBy(best) > nothing; ++factor) {
        best = offBy(factor) < offBy(best) ? factor : best;
    }
    std::vector<std::uint64_t> weights;
    weights.reserve(worth.size());
    for (const double each : worth) {
        weights.push_back(static_cast<std::uint64_t>(std::llround(each * best)));
    }
    return weights;
}

QByteArray moodleXml(const QuestionBank& bank) {
    return MoodleWriting(bank).written();
}

} // namespace prunus
