#pragma once

#include "ui/session/session.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>

namespace prunus {

/// What runs beside the window, how far it is, and a button to stop it. Shown only while something
/// has run for a moment.
class BusyStrip : public QWidget {
    Q_OBJECT

  public:
    explicit BusyStrip(Session& session, QWidget* parent = nullptr);

  private:
    void follow();
    void tell();

    Session& session_;
    QLabel* text_;
    QTimer tick_;
};

} // namespace prunus
