#pragma once

#include <QEvent>
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

  protected:
    /// The form may have other fields now.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace prunus
