#pragma once

#include <QLabel>

namespace prunus {

/// Has screen readers read a widget's accessible name out, wherever their focus is, if it is
/// visible.
void announce(QWidget& said);

/// A label that screen readers get as a notification, so that they read it out when it is
/// announced: its text, or its accessible name if it has one.
class SpokenLabel : public QLabel {
    Q_OBJECT

  public:
    explicit SpokenLabel(QWidget* parent = nullptr);
};

} // namespace prunus
