#pragma once

#include <QLabel>

namespace prunus {

/// Makes screen readers read out a widget's accessible name, wherever their focus is; does nothing
/// if the widget is not visible.
void announce(QWidget& said);

/// A label that screen readers get as a notification. When it is announced, they read out its
/// accessible name, or its text if it has no such name.
class SpokenLabel : public QLabel {
    Q_OBJECT

  public:
    explicit SpokenLabel(QWidget* parent = nullptr);
};

} // namespace prunus
