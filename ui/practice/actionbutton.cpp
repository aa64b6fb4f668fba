#include "ui/practice/actionbutton.h"

namespace prunus {

ActionButton::ActionButton(QAction& action, const QString& text, QWidget* parent)
    : QPushButton(text, parent) {
    setObjectName(action.objectName() + QStringLiteral("Button"));
    setFocusPolicy(Qt::TabFocus); // a click leaves the focus at the tree
    const auto derive = [this, &action] {
        const QString keys = action.shortcut().toString(QKeySequence::NativeText);
        setEnabled(action.isEnabled());
        setToolTip(keys);
        setAccessibleDescription(keys);
    };
    connect(&action, &QAction::changed, this, derive);
    connect(this, &QPushButton::clicked, &action, &QAction::trigger);
    derive();
}

} // namespace prunus

#include "moc_actionbutton.cpp"
