#include "ui/widgets/focusring.h"

#include "ui/widgets/taborder.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>

namespace prunus {
namespace {

bool isTypedIn(const QWidget& widget) {
    const auto* box = qobject_cast<const QComboBox*>(&widget);
    return qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           (box != nullptr && box->isEditable());
}

bool isTab(const QKeyEvent& event) {
    return event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab;
}

bool comesBack(Qt::FocusReason reason) {
    return reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason ||
           reason == Qt::MenuBarFocusReason;
}

/// As Qt does only after it has given the focus, when a ring out of sight would stay hidden.
void scrollTo(QWidget& widget) {
    for (QWidget* above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            area->ensureWidgetVisible(&widget);
        }
    }
}

} // namespace

void FocusRing::install() {
    static const bool installed = (qApp->installEventFilter(new FocusRing(qApp)), true);
    static_cast<void>(installed);
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
        keysLead_ = true;
        if (watched == QApplication::focusWidget() && isTab(*static_cast<QKeyEvent*>(event))) {
            orderTabs(*QApplication::focusWidget()->window());
        }
        break;
    case QEvent::MouseButtonPress:
        keysLead_ = false;
        break;
    case QEvent::FocusIn:
        if (auto* widget = qobject_cast<QWidget*>(watched)) {
            focusIn(*widget, static_cast<const QFocusEvent*>(event)->reason());
        }
        break;
    case QEvent::FocusOut:
        put(nullptr);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusRing::focusIn(QWidget& widget, Qt::FocusReason reason) {
    if (widget.isWindow() || widget.window()->windowType() == Qt::Popup) {
        return; // a menu, or the list of a choice
    }
    const bool byKeys =
        (comesBack(reason) && marked_ == &widget) ||
        (keysLead_ && reason != Qt::MouseFocusReason && (widget.focusPolicy() & Qt::TabFocus) != 0);
    marked_ = byKeys || isTypedIn(widget) ? &widget : nullptr;
    put(marked_);
}

/// A new one each time, as it belongs to the window of what it is around.
void FocusRing::put(QWidget* around) {
    if (ring_) {
        ring_->hide();
        ring_->deleteLater();
    }
    ring_ = nullptr;
    if (around != nullptr) {
        scrollTo(*around);
        ring_ = new QFocusFrame(around);
        ring_->setWidget(around);
    }
}

} // namespace prunus

#include "moc_focusring.cpp"
