#pragma once

#include <QAction>
#include <QPushButton>

namespace prunus {

/// A button that triggers an action and is enabled while the action is. Its tool tip shows the
/// action's keys.
class ActionButton : public QPushButton {
    Q_OBJECT

  public:
    ActionButton(QAction& action, const QString& text, QWidget* parent);
};

} // namespace prunus
