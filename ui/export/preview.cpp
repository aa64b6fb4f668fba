#include "ui/export/preview.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

constexpr double margin = 14;

} // namespace

Preview::Preview(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(tr("Preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Preview::show(QSizeF size, std::function<void(QPainter&)> paint) {
    size_ = size;
    paint_ = std::move(paint);
    sentence_.clear();
    setAccessibleDescription({});
    update();
}

void Preview::say(const QString& sentence) {
    paint_ = nullptr;
    sentence_ = sentence;
    setAccessibleDescription(sentence);
    update();
}

void Preview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    const QRectF room = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    if (!paint_ || size_.isEmpty() || room.isEmpty()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, sentence_);
        return;
    }
    const double scale =
        std::min({1.0, room.width() / size_.width(), room.height() / size_.height()});
    const QSizeF shown = size_ * scale;
    const QRectF sheet(room.center() - QPointF(shown.width(), shown.height()) / 2, shown);
    painter.drawRect(sheet.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setClipRect(sheet);
    painter.translate(sheet.topLeft());
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    paint_(painter);
}

} // namespace prunus
