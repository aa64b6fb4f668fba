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

std::array<Key, 2> keys(bool shortly) {
    return {
        {{{true, false}, shownOnlyHere(shortly)}, {{false, true}, shownOnlyElsewhere(shortly)}}};
}

/// Of both forms of a mark with the room around them, in heights of a letter.
constexpr double markWidth = 3.6;

double widthOf(const Key& key, const QFontMetricsF& metrics) {
    return markWidth * metrics.height() + metrics.horizontalAdvance(key.text) + metrics.height();
}

bool hasRoom(double width, const QFontMetricsF& metrics) {
    double wanted = 0;
    for (const Key& key : keys(false)) {
        wanted += widthOf(key, metrics);
    }
    return wanted <= width;
}

double lineHeight(const QFontMetricsF& metrics) {
    return 1.5 * metrics.height();
}

} // namespace

double differenceKeyHeight(const QFont& font) {
    return lineHeight(QFontMetricsF(font));
}

void paintDifferenceKey(QPainter& painter, const QRectF& area, const Theme& theme,
                        const QFont& font) {
    const QFontMetricsF metrics(font);
    const double letter = metrics.height();
    QPointF at = area.topLeft();
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const Key& key : keys(!hasRoom(area.width(), metrics))) {
        const QPointF centre = at + QPointF(1.1 * letter, lineHeight(metrics) / 2);
        const QSizeF size(0.8 * letter, 0.8 * letter);
        const QRectF box(centre - QPointF(size.width() / 2, size.height() / 2), size);
        paintDifference(painter, box, key.mark, QPen(theme.difference, 0.12 * letter));
        const QRectF under(centre.x() + letter, box.bottom() - 2, 1.1 * letter, 2);
        paintDifferenceLine(painter, under, key.mark, theme.difference);
        painter.setPen(theme.text);
        painter.drawText(QPointF(at.x() + markWidth * letter,
                                 centre.y() + (metrics.ascent() - metrics.descent()) / 2),
                         key.text);
        at += QPointF(widthOf(key, metrics), 0);
    }
}

} // namespace prunus
