#include "ui/panels/card.h"

#include "ui/panels/accessiblecard.h"
#include "ui/panels/chrome.h"

#include <QPainter>

namespace prunus {

Card::Card(const QString& title, QWidget* parent)
    : QWidget(parent), title_(makeLabel("cardTitle", this)), body_(new QVBoxLayout(this)),
      header_(new QHBoxLayout) {
    makeCardsAccessible();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    body_->setContentsMargins(14, 8, 14, 8);
    body_->setSpacing(6);
    header_->addWidget(title_, 1);
    body_->addLayout(header_);
    setBold(*title_, true);
    setTitle(title);
}

void Card::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Chrome& chrome = chromeFor(palette());
    painter.setPen(chrome.border);
    painter.setBrush(chrome.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

QLabel* makeLabel(const char* objectName, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setMuted(QWidget& widget, bool muted) {
    // A role of the palette, so that it follows a change of theme.
    widget.setForegroundRole(muted ? QPalette::PlaceholderText : QPalette::WindowText);
}

void setBold(QWidget& widget, bool bold) {
    QFont font;
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    widget.setFont(font);
}

void keepPlaceWhenHidden(QWidget& widget) {
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

} // namespace prunus
