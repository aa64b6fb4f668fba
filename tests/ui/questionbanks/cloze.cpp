#include "tests/ui/questionbanks/cloze.h"

#include <QRegularExpression>

namespace prunus::exporttest {
namespace {

// An answer ends before ~, # or }, unless a backslash or the ampersand of an entity stands before
// it; a feedback before ~ or }.
const QString fraction = QStringLiteral("=|%(-?[0-9]+(?:[.,][0-9]*)?)%");
const QString answer = QStringLiteral(".+?(?<!\\\\|&|&amp;)(?=[~#}]|$)");
const QString feedback = QStringLiteral(".*?(?<!\\\\)(?=[~}]|$)");
const QString alternative = QStringLiteral("(%1)?(%2)(#(%3))?").arg(fraction, answer, feedback);
const QString types = QStringLiteral("NUMERICAL|NM|MULTICHOICE|MC|SHORTANSWER|SA");

constexpr auto dotAll = QRegularExpression::DotMatchesEverythingOption;

QList<ClozeAnswer> answersIn(QString rest) {
    static const QRegularExpression one(QStringLiteral("^~?") + alternative, dotAll);
    QList<ClozeAnswer> all;
    for (auto found = one.match(rest); found.hasMatch(); found = one.match(rest)) {
        ClozeAnswer each;
        each.fraction = found.captured(1) == QStringLiteral("=")
                            ? 1
                            : found.captured(2).replace(u',', u'.').toDouble() / 100;
        // Decoded once for what it is, and once more by the browser that shows it.
        const auto shown = [](const QString& text) {
            return decoded(decoded(text).replace("\\}", "}").replace("\\#", "#"));
        };
        each.text = shown(found.captured(3));
        each.feedback = shown(found.captured(5));
        all << each;
        rest.remove(0, found.capturedLength());
    }
    return all;
}

QString lastMatch(const QString& before, const QString& pattern) {
    const QRegularExpression regular(pattern, dotAll);
    QString last;
    for (auto all = regular.globalMatch(before); all.hasNext();) {
        last = all.next().captured(1);
    }
    return decoded(last);
}

} // namespace

QString decoded(QString html) {
    static const QRegularExpression number(QStringLiteral("&#([0-9]+);"));
    for (auto found = number.match(html); found.hasMatch();
         found = number.match(html, found.capturedStart() + 1)) {
        html.replace(found.capturedStart(), found.capturedLength(),
                     QChar(found.captured(1).toUShort()));
    }
    return html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&nbsp;", " ")
        .replace("&amp;", "&");
}

QStringList Cloze::right() const {
    QStringList all;
    for (const ClozeAnswer& each : answers) {
        if (each.fraction == 1) {
            all << each.text;
        }
    }
    return all;
}

QStringList Cloze::texts() const {
    QStringList all;
    for (const ClozeAnswer& each : answers) {
        all << each.text;
    }
    return all;
}

QString Cloze::feedbackOf(const QString& text) const {
    for (const ClozeAnswer& each : answers) {
        if (each.text == text) {
            return each.feedback;
        }
    }
    return {};
}

QList<Cloze> clozesIn(const QString& html) {
    static const QRegularExpression gap(
        QStringLiteral("\\{([0-9]*):(%1):(%2(?:~%2)*)\\}").arg(types, alternative), dotAll);
    QList<Cloze> all;
    qsizetype end = 0;
    for (auto matches = gap.globalMatch(html); matches.hasNext();) {
        const auto found = matches.next();
        const QString before = html.left(found.capturedStart());
        const QString near = before.mid(end);
        Cloze cloze;
        cloze.line = lastMatch(before, QStringLiteral("<th>(.*?)</th>"));
        cloze.label = lastMatch(near, QStringLiteral("(?:<td>|&nbsp;)([^<]*?) ?$")).trimmed();
        cloze.weight = found.captured(1).isEmpty() ? 1 : found.captured(1).toInt();
        cloze.type = found.captured(2);
        cloze.answers = answersIn(found.captured(3));
        cloze.question = int(before.count(QStringLiteral("</table>")));
        all << cloze;
        end = found.capturedEnd();
    }
    return all;
}

} // namespace prunus::exporttest
