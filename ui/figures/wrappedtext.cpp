#include "ui/figures/wrappedtext.h"

#include <QFontMetricsF>

namespace prunus {

double wrappedHeight(const QString& text, Face face, int pixels, double width) {
    const QRectF room(0, 0, width, 1e6);
    return text.isEmpty() ? 0
                          : QFontMetricsF(canvasFont(face, pixels))
                                .boundingRect(room, Qt::TextWordWrap, text)
                                .height();
}

double drawWrapped(QPainter& painter, const QRectF& room, const QString& text, Face face,
                   int pixels) {
    painter.setFont(canvasFont(face, pixels));
    painter.drawText(room, Qt::TextWordWrap, text);
    return wrappedHeight(text, face, pixels, room.width());
}

} // namespace prunus
