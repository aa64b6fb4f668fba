#include "ui/look/canvastext.h"

#include <QCache>
#include <QFontMetricsF>
#include <QStaticText>
#include <QStringList>
#include <utility>

namespace prunus {

namespace {

/// Laying a text out costs many times what drawing it does, so the last few thousand are kept.
/// One store a thread: figures may be drawn beside the window.
QStaticText& laidOut(const QString& text, Face face, int pixels) {
    using Key = std::pair<QString, int>;
    static thread_local QCache<Key, QStaticText> kept(8000);
    const Key key(text, pixels * 4 + static_cast<int>(face));
    if (QStaticText* const known = kept.object(key)) {
        return *known;
    }
    auto* const fresh = new QStaticText(text);
    fresh->setTextFormat(Qt::PlainText);
    fresh->setPerformanceHint(QStaticText::AggressiveCaching);
    fresh->prepare({}, canvasFont(face, pixels));
    kept.insert(key, fresh);
    return *fresh;
}

} // namespace

QFont canvasFont(Face face, int pixels) {
    const bool mono = face == Face::mono || face == Face::monoBold;
    QFont font(mono ? QStringLiteral("DejaVu Sans Mono") : QStringLiteral("DejaVu Sans"));
    font.setPixelSize(pixels);
    font.setBold(face == Face::bold || face == Face::monoBold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QSizeF textSize(const QString& text, Face face, int pixels) {
    return laidOut(text, face, pixels).size();
}

void drawText(QPainter& painter, QPointF topLeft, const QString& text, Face face, int pixels) {
    painter.setFont(canvasFont(face, pixels));
    painter.drawStaticText(topLeft, laidOut(text, face, pixels));
}

} // namespace prunus
