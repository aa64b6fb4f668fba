#pragma once

#include "ui/figures/figurefile.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QStringList>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <functional>

namespace prunus {

/// What a figure is as a file of this format.
inline QByteArray bytesOf(const Figure& figure, FigureFormat format = FigureFormat::svg) {
    return figureBytes(figure, format).value();
}

/// A figure as one sees it.
inline QImage imageOf(const Figure& figure) {
    return QImage::fromData(bytesOf(figure, FigureFormat::png));
}

inline bool isDark(const QImage& image, int x, int y) {
    return qGray(image.pixel(x, y)) < 128;
}

/// What is painted, as an SVG.
inline QByteArray svgOf(QSize size, const std::function<void(QPainter&)>& paint) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(size);
    QPainter painter(&svg);
    paint(painter);
    painter.end();
    return buffer.data();
}

/// What the text elements of an SVG say, as they follow each other, or that it is no XML.
inline QStringList textsIn(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    QStringList texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1StringView("text")) {
            texts << reader.readElementText();
        }
    }
    return reader.hasError() ? QStringList{reader.errorString()} : texts;
}

/// The same, sorted.
inline QStringList textsOf(const QByteArray& svg) {
    QStringList texts = textsIn(svg);
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

} // namespace prunus
