#pragma once

#include <QDialog>
#include <QMenuBar>

namespace prunus {

/// Every shortcut of the menus, and what else the keys and the mouse do.
class KeysList : public QDialog {
    Q_OBJECT

  public:
    explicit KeysList(const QMenuBar& menus, QWidget* parent = nullptr);
};

} // namespace prunus
