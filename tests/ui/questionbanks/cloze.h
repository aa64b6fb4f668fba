#pragma once

#include <QRegularExpression>
#include <QStringList>

namespace prunus::exporttest {

/// An answer that a gap knows.
struct ClozeAnswer {
    QString text; ///< as a browser shows it
    double fraction = 0;
    QString feedback; ///< as a browser shows it
};

/// A gap as Moodle reads it.
struct Cloze {
    QString line;  ///< what stands at the head of its row
    QString label; ///< and right before it
    int weight = 1;
    QString type;
    QList<ClozeAnswer> answers;
    int question = 0; ///< in the how-manieth table it stands, from 0

    [[nodiscard]] QStringList right() const {
        QStringList all;
        for (const ClozeAnswer& each : answers) {
            if (each.fraction == 1) {
                all << each.text;
            }
        }
        return all;
    }
    [[nodiscard]] QStringList texts() const {
        QStringList all;
        for (const ClozeAnswer& each : answers) {
            all << each.text;
        }
        return all;
    }
    [[nodiscard]] QString feedbackOf(const QString& text) const {
        for (const ClozeAnswer& each : answers) {
            if (each.text == text) {
                return each.feedback;
            }
        }
        return {};
    }
};

/// What a browser makes of entities, once.
inline QString decoded(QString html) {
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

/// What Moodle looks for. An answer ends before ~, # or }, unless a backslash or the ampersand of
/// an entity stands before it; a feedback before ~ or }.
namespace pattern {
inline const QString fraction = QStringLiteral("=|%(-?[0-9]+(?:[.,][0-9]*)?)%");
inline const QString answer = QStringLiteral(".+?(?<!\\\\|&|&amp;)(?=[~#}]|$)");
inline const QString feedback = QStringLiteral(".*?(?<!\\\\)(?=[~}]|$)");
inline const QString alternative =
    QStringLiteral("(%1)?(%2)(#(%3))?").arg(fraction, answer, feedback);
inline const QString types = QStringLiteral("NUMERICAL|NM|MULTICHOICE|MC|SHORTANSWER|SA");
inline constexpr auto dotAll = QRegularExpression::DotMatchesEverythingOption;
} // namespace pattern

/// Reads what is between the braces of a gap.
inline QList<ClozeAnswer> answersIn(QString rest) {
    static const QRegularExpression one("^~?" + pattern::alternative, pattern::dotAll);
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

/// Returns what the last match has as its group, as a browser shows it.
inline QString lastMatch(const QString& before, const QString& expression) {
    const QRegularExpression regular(expression, pattern::dotAll);
    QString last;
    for (auto all = regular.globalMatch(before); all.hasNext();) {
        last = all.next().captured(1);
    }
    return decoded(last);
}

/// The gaps in the HTML of a question of the type "cloze". Written after the regular expressions
/// of Moodle's own reader (question/type/multianswer), and with nothing of the program.
inline QList<Cloze> clozesIn(const QString& html) {
    static const QRegularExpression gap(QStringLiteral("\\{([0-9]*):(%1):(%2(?:~%2)*)\\}")
                                            .arg(pattern::types, pattern::alternative),
                                        pattern::dotAll);
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
        cloze.question = int(before.count("</table>"));
        all << cloze;
        end = found.capturedEnd();
    }
    return all;
}

} // namespace prunus::exporttest
