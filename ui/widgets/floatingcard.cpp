#include "ui/widgets/floatingcard.h"

#include "ui/look/chrome.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>

namespace prunus {
namespace {

constexpr int margin = 12;

} // namespace

FloatingCard::FloatingCard(Qt::Corner corner, QWidget* under) : QWidget(under), corner_(corner) {
    setCursor(Qt::ArrowCursor);
    setAutoFillBackground(false);
    setContextMenuPolicy(Qt::PreventContextMenu); // what lies beneath has one
    under->installEventFilter(this);
}

bool FloatingCard::event(QEvent* event) {
    if (event->type() == QEvent::Show && notices() != nullptr) {
        notices()->installEventFilter(this);
    }
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        takePlace();
    }
    return QWidget::event(event);
}

bool FloatingCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && (watched == parentWidget() || watched == notices())) {
        takePlace();
    }
    return QWidget::eventFilter(watched, event);
}

/// What lies over the top of the window's main part, and so of this.
QWidget* FloatingCard::notices() const {
    return window()->findChild<QWidget*>(QStringLiteral("notices"));
}

int FloatingCard::coveredAbove() const {
    const QWidget* over = notices();
    return over == nullptr
               ? 0
               : std::max(0, parentWidget()
                                 ->mapFromGlobal(over->mapToGlobal(QPoint(0, over->height())))
                                 .y());
}

void FloatingCard::takePlace() {
    const QRect room =
        parentWidget()->rect().adjusted(margin, margin + coveredAbove(), -margin, -margin);
    const QSize wanted = sizeHint().expandedTo(minimumSizeHint());
    const int width = std::min(wanted.width(), room.width());
    const int height = hasHeightForWidth() ? heightForWidth(width) : wanted.height();
    QRect place(QPoint(), QSize(width, height));
    const bool left = corner_ == Qt::TopLeftCorner || corner_ == Qt::BottomLeftCorner;
    const bool top = corner_ == Qt::TopLeftCorner || corner_ == Qt::TopRightCorner;
    left ? place.moveLeft(room.left()) : place.moveRight(room.right());
    top ? place.moveTop(room.top()) : place.moveBottom(room.bottom());
    setGeometry(place);
    raise();
}

void FloatingCard::mousePressEvent(QMouseEvent* event) {
    event->accept();
}

void FloatingCard::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
}

void FloatingCard::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
}

void FloatingCard::wheelEvent(QWheelEvent* event) {
    event->accept();
}

void FloatingCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Chrome& chrome = chromeFor(palette());
    painter.setPen(chrome.border);
    painter.setBrush(chrome.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace prunus

#include "moc_floatingcard.cpp"
