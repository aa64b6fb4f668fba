#include "ui/shell/projectorbar.h"

#include "ui/look/chrome.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

namespace prunus {
namespace {

constexpr int edgeHeight = 4;
constexpr int lookMilliseconds = 400;

} // namespace

ProjectorBar::ProjectorBar(QMainWindow& window)
    : QWidget(&window), window_(window), edge_(new QWidget(&window)), row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("projectorBar"));
    setAccessibleName(tr("Bar of the full screen"));
    row_->setContentsMargins(12, 6, 12, 6);
    edge_->setObjectName(QStringLiteral("projectorEdge"));
    edge_->setAttribute(Qt::WA_NoSystemBackground);
    edge_->installEventFilter(this);
    window.installEventFilter(this);
    watch_.setInterval(lookMilliseconds);
    connect(&watch_, &QTimer::timeout, this, &ProjectorBar::sinkIfLeft);
    setReady(false);
}

void ProjectorBar::offer(QMenu& menu) {
    auto* button = new QToolButton(this);
    button->setText(menu.title().remove(u'&'));
    button->setMenu(&menu);
    button->setPopupMode(QToolButton::InstantPopup);
    connect(menu.menuAction(), &QAction::changed, button,
            [button, &menu] { button->setEnabled(menu.menuAction()->isEnabled()); });
    row_->addWidget(button);
}

void ProjectorBar::offer(QAction& action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(&action);
    row_->addWidget(button);
}

void ProjectorBar::setReady(bool ready) {
    edge_->setVisible(ready);
    sink();
    takePlace();
}

/// As large as the text, if the screen is wide enough for that.
void ProjectorBar::fitLetters() {
    QFont font = window_.font();
    const auto wide = [&] {
        for (auto* each : findChildren<QToolButton*>()) {
            each->setFont(font);
        }
        row_->invalidate();
        return row_->totalSizeHint().width() > window_.width();
    };
    while (wide() && font.pointSizeF() > 6) {
        font.setPointSizeF(font.pointSizeF() - 0.5);
    }
}

void ProjectorBar::takePlace() {
    edge_->setGeometry(0, 0, window_.width(), edgeHeight);
    edge_->raise();
    fitLetters();
    resize(std::min(sizeHint().width(), window_.width()), sizeHint().height());
    move((window_.width() - width()) / 2, 0);
    raise();
}

void ProjectorBar::rise() {
    takePlace();
    show();
    watch_.start();
}

void ProjectorBar::call() {
    rise();
    for (auto* each : findChildren<QToolButton*>()) {
        if (each->isEnabled()) {
            each->setFocus(Qt::ShortcutFocusReason);
            break;
        }
    }
}

void ProjectorBar::sink() {
    watch_.stop();
    if (isAncestorOf(QApplication::focusWidget())) {
        window_.centralWidget()->setFocus(Qt::OtherFocusReason);
    }
    hide();
}

void ProjectorBar::sinkIfLeft() {
    const QPoint at = window_.mapFromGlobal(QCursor::pos());
    if (!geometry().contains(at) && QApplication::activePopupWidget() == nullptr &&
        !isAncestorOf(QApplication::focusWidget())) {
        sink();
    }
}

/// Escape leaves the bar before it leaves the full screen.
bool ProjectorBar::event(QEvent* event) {
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (event->type() == QEvent::KeyPress) {
            sink();
        }
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool ProjectorBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == edge_ && event->type() == QEvent::Enter) {
        rise();
    } else if (watched == &window_ && event->type() == QEvent::Resize) {
        takePlace();
    }
    return QWidget::eventFilter(watched, event);
}

void ProjectorBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.setPen(chrome.fieldBorder);
    painter.setBrush(chrome.card);
    painter.drawRect(rect().adjusted(0, -1, -1, -1));
}

} // namespace prunus

#include "moc_projectorbar.cpp"
