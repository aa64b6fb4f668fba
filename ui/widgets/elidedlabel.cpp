#include "ui/widgets/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace prunus {

ElidedLabel::ElidedLabel(const char* objectName, Qt::TextElideMode mode, QWidget* parent)
    : QLabel(parent), mode_(mode) {
    setObjectName(QLatin1String(objectName));
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
    const int least = fontMetrics().horizontalAdvance(QStringLiteral("n…"));
    return {std::min(least, QLabel::sizeHint().width()), QLabel::sizeHint().height()};
}

QString ElidedLabel::shownText() const {
    return fontMetrics().elidedText(text(), mode_, contentsRect().width());
}

/// What is left out, or else the tool tip of its own.
bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QLabel::event(event);
    }
    const bool whole = shownText() == text();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), whole ? toolTip() : text(),
                       this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     shownText());
}

} // namespace prunus

#include "moc_elidedlabel.cpp"
