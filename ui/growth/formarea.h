#pragma once

#include <QScrollArea>
#include <QScrollBar>

namespace prunus {

/// Scrolls up and down where there is no room, but is always as wide as the form.
class FormArea : public QScrollArea {
  public:
    FormArea(QWidget& form, QWidget* parent) : QScrollArea(parent) {
        setWidget(&form);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {widget()->sizeHint().width() + verticalScrollBar()->sizeHint().width(),
                QScrollArea::minimumSizeHint().height()};
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {minimumSizeHint().width(), widget()->sizeHint().height()};
    }
};

} // namespace prunus
