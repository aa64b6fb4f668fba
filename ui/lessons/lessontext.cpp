#include "ui/lessons/lessontext.h"

#include <QRegularExpression>
#include <QStringList>

namespace prunus {
namespace {

/// A sign opens where a letter follows, and closes where one stands before: `2 * 3` stays.
QString inlineHtml(const QString& text) {
    static const QRegularExpression strong(QStringLiteral("\\*\\*(?=\\S)(.+?)(?<=\\S)\\*\\*"),
                                           QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression em(QStringLiteral("\\*(?=[^\\s*])(.+?)(?<=[^\\s*])\\*"),
                                       QRegularExpression::DotMatchesEverythingOption);
    QString html = text.toHtmlEscaped();
    html.replace(strong, QStringLiteral("<b>\\1</b>"));
    html.replace(em, QStringLiteral("<i>\\1</i>"));
    return html;
}

/// What a line is: of a list if it begins with such a sign.
enum class Line { text, bullet, number };

Line kindOf(QString& line) {
    static const QRegularExpression bullet(QStringLiteral("^\\s*[-*•]\\s+"));
    static const QRegularExpression number(QStringLiteral("^\\s*\\d{1,3}[.)]\\s+"));
    for (const auto& [sign, kind] :
         {std::pair(&bullet, Line::bullet), std::pair(&number, Line::number)}) {
        if (const auto match = sign->match(line); match.hasMatch()) {
            line.remove(0, match.capturedLength());
            return kind;
        }
    }
    return Line::text;
}

QString paragraphHtml(const QStringList& lines) {
    QString html;
    Line open = Line::text;
    QStringList part;
    const auto endPart = [&] {
        if (!part.isEmpty()) {
            html +=
                (open == Line::text ? QStringLiteral("<p>%1</p>") : QStringLiteral("<li>%1</li>"))
                    .arg(inlineHtml(part.join(u'\n')));
            part.clear();
        }
    };
    const auto endList = [&](Line next) {
        endPart();
        if (next != open && open != Line::text) {
            html += open == Line::bullet ? QStringLiteral("</ul>") : QStringLiteral("</ol>");
        }
        if (next != open && next != Line::text) {
            html += next == Line::bullet ? QStringLiteral("<ul>") : QStringLiteral("<ol>");
        }
        open = next;
    };
    for (QString line : lines) {
        if (const Line kind = kindOf(line); kind != Line::text) {
            endList(kind);
        }
        part << line;
    }
    endList(Line::text);
    return html;
}

} // namespace

QString lessonHtml(const QString& text) {
    static const QRegularExpression blank(QStringLiteral("\\n[ \\t]*\\n"));
    QString html;
    for (const QString& paragraph : QString(text).remove(u'\r').split(blank, Qt::SkipEmptyParts)) {
        html += paragraphHtml(paragraph.split(u'\n', Qt::SkipEmptyParts));
    }
    return html;
}

QString firstLineOf(const QString& text) {
    QString line = text.trimmed().section(u'\n', 0, 0);
    (void)kindOf(line);
    return line.remove(u'*');
}

} // namespace prunus
