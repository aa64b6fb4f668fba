#pragma once

#include <QAction>
#include <QPushButton>

namespace prunus {

/// A button that does what an action does, and is enabled where that is; with the keys in its tool
/// tip.
class ActionButton : public QPushButton {
    Q_OBJECT

  public:
    ActionButton(QAction& action, const QString& text, QWidget* parent);
};

} // namespace prunus
