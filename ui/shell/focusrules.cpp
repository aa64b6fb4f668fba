#include "ui/shell/focusrules.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

bool changesUnderTheWheel(const QObject& widget) {
    return qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
}

/// The steps' keys mean them in every choice that is shut, even where there is nowhere to go.
bool isStepKey(const QKeyEvent& key) {
    constexpr std::array keys{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Home,
                              Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown};
    return std::ranges::find(keys, key.key()) != keys.end();
}

/// Enter and Space press the button that has the focus, but not with Ctrl: that is Check. Qt leaves
/// Enter to themes of desktops, and the window's keys would come before Space.
bool pressesButton(QObject& watched, QEvent& event) {
    auto* button = qobject_cast<QAbstractButton*>(&watched);
    const auto& pressed = static_cast<const QKeyEvent&>(event);
    const int key = pressed.key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (button == nullptr || (!enter && key != Qt::Key_Space) ||
        (pressed.modifiers() & Qt::ControlModifier) != 0) {
        return false;
    }
    event.accept();
    const bool commands = qobject_cast<QPushButton*>(button) != nullptr ||
                          qobject_cast<QToolButton*>(button) != nullptr;
    if (event.type() == QEvent::KeyPress && enter && commands) {
        button->click();
        return true;
    }
    return event.type() == QEvent::ShortcutOverride;
}

} // namespace

FocusRules::FocusRules(QWidget& window, QWidget& home)
    : QObject(&window), window_(window), home_(home) {
    qApp->installEventFilter(this);
    for (QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (button->focusPolicy() != Qt::NoFocus) {
            button->setFocusPolicy(Qt::TabFocus); // after a click, Space is play
        }
    }
    for (QComboBox* box : window.findChildren<QComboBox*>()) {
        // Whoever chose with the mouse expects the keys to step, not to choose again.
        connect(box, &QComboBox::activated, this, [this] {
            if (mouseLeads_) {
                home_.setFocus(Qt::OtherFocusReason);
            }
        });
    }
}

void FocusRules::noteInput(const QEvent& event) {
    if (event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonRelease) {
        mouseLeads_ = true;
        tabPressed_ = false;
    } else if (event.type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(event).key();
        mouseLeads_ = false;
        tabPressed_ = key == Qt::Key_Tab || key == Qt::Key_Backtab;
        // Only what the key itself does counts, not what happens to come later.
        QMetaObject::invokeMethod(
            this, [this] { tabPressed_ = false; }, Qt::QueuedConnection);
    }
}

/// Whether the focus comes as if by Tab though nobody pressed it: what had it went away.
bool FocusRules::strays(const QWidget& widget, const QFocusEvent& event) const {
    const bool likeTab =
        event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason;
    return likeTab && !tabPressed_ && &widget != &home_ && widget.window() == &window_;
}

bool FocusRules::eventFilter(QObject* watched, QEvent* event) {
    noteInput(*event);
    if (event->type() == QEvent::Wheel && changesUnderTheWheel(*watched)) {
        event->ignore(); // for whatever scrolls beneath
        return true;
    }
    // Whatever is typed in a field is taken before the button does its work.
    const auto* button = qobject_cast<const QAbstractButton*>(watched);
    if (event->type() == QEvent::MouseButtonPress && button != nullptr &&
        button->window() == &window_ && button->focusPolicy() == Qt::TabFocus &&
        qobject_cast<const QLineEdit*>(window_.focusWidget()) != nullptr) {
        home_.setFocus(Qt::MouseFocusReason);
    }
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (key && pressesButton(*watched, *event)) {
        return true;
    }
    auto* box = qobject_cast<QComboBox*>(watched);
    if (event->type() == QEvent::KeyPress && box != nullptr && box->window() == &window_) {
        const auto& pressed = *static_cast<const QKeyEvent*>(event);
        if (pressed.key() == Qt::Key_Return || pressed.key() == Qt::Key_Enter) {
            box->showPopup();
            return true;
        }
        if (isStepKey(pressed)) {
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn) {
        const auto* widget = qobject_cast<const QWidget*>(watched);
        if (widget != nullptr && strays(*widget, *static_cast<const QFocusEvent*>(event))) {
            home_.setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace prunus

#include "moc_focusrules.cpp"
