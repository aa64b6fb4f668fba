#pragma once

#include <QStringList>
#include <QXmlStreamReader>

/// What the text elements of an SVG say, sorted.
inline QStringList textsOf(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    QStringList texts;
    while (reader.readNextStartElement() || !reader.atEnd()) {
        if (reader.isStartElement() && reader.name() == QLatin1StringView("text")) {
            texts << reader.readElementText();
        }
    }
    texts.sort();
    return texts;
}

/// Words, sorted; `_` stands for a blank in one.
inline QStringList sorted(const QString& words) {
    QStringList texts = words.split(u' ');
    texts.replaceInStrings(QStringLiteral("_"), QStringLiteral(" "));
    texts.sort();
    return texts;
}
