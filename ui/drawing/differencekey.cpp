#include "ui/drawing/differencekey.h"

#include "ui/drawing/differences.h"
#include "ui/words/comparewords.h"

#include <QFontMetricsF>
#include <array>
#include <utility>

namespace prunus {
namespace {

struct Key {
    Difference mark;
    QString text;
};

std::array<Key, 2> keys() {
    return {{{{true, false}, shownOnlyHere()}, {{false, true}, shownOnlyElsewhere()}}};
}

/// Of a mark with the room around it, in heights of a letter.
constexpr double markWidth = 2.2;

double widthOf(const Key& key, const QFontMetricsF& metrics) {
    return markWidth * metrics.height() + metrics.horizontalAdvance(key.text) + metrics.height();
}

bool onOneLine(double width, const QFontMetricsF& metrics) {
    double wanted = 0;
    for (const Key& key : keys()) {
        wanted += widthOf(key, metrics);
    }
    return wanted <= width;
}

double lineHeight(const QFontMetricsF& metrics) {
    return 1.5 * metrics.height();
}

} // namespace

double differenceKeyHeight(double width, const QFont& font) {
    const QFontMetricsF metrics(font);
    return (onOneLine(width, metrics) ? 1 : 2) * lineHeight(metrics);
}

void paintDifferenceKey(QPainter& painter, const QRectF& area, const Theme& theme,
                        const QFont& font) {
    const QFontMetricsF metrics(font);
    const double letter = metrics.height();
    const bool line = onOneLine(area.width(), metrics);
    QPointF at = area.topLeft();
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const Key& key : keys()) {
        const QPointF centre = at + QPointF(markWidth / 2 * letter, lineHeight(metrics) / 2);
        const QSizeF size(0.8 * letter, 0.8 * letter);
        const QRectF box(centre - QPointF(size.width() / 2, size.height() / 2), size);
        paintDifference(painter, box, key.mark, QPen(theme.difference, 0.12 * letter));
        painter.setPen(theme.text);
        painter.drawText(QPointF(at.x() + markWidth * letter,
                                 centre.y() + (metrics.ascent() - metrics.descent()) / 2),
                         key.text);
        at += line ? QPointF(widthOf(key, metrics), 0) : QPointF(0, lineHeight(metrics));
    }
}

} // namespace prunus
