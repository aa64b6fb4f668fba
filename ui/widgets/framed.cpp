#include "ui/widgets/framed.h"

#include "ui/look/chrome.h"
#include "ui/widgets/card.h"

#include <QPaintEvent>
#include <QPainter>

namespace prunus {

Framed::Framed(const QString& title, QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(14, 10, 14, 12);
    column_->setSpacing(8);
    if (!title.isEmpty()) {
        QLabel* label = makeLabel("framedTitle", this);
        label->setText(title);
        setMuted(*label, true);
        setBold(*label, true);
        column_->addWidget(label);
        setAccessibleName(title);
    }
}

void Framed::paintEvent(QPaintEvent* /*event*/) {
    constexpr int cornerRadius = 8;
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(chrome.border);
    painter.setBrush(chrome.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius,
                            cornerRadius);
}

void SideGround::paintEvent(QPaintEvent* event) {
    QPainter(this).fillRect(event->rect(), chromeFor(palette()).side);
}

} // namespace prunus

#include "moc_framed.cpp"
