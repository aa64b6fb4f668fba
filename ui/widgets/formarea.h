#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace prunus {

/// A scroll area for a form. It scrolls where there is no room: up and down, and on the smallest
/// screens sideways.
class FormArea : public QScrollArea {
  public:
    FormArea(QWidget& form, QWidget* parent) : QScrollArea(parent) {
        setWidget(&form);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        constexpr int leastLetters = 24;
        return {std::min(sizeHint().width(), leastLetters * fontMetrics().averageCharWidth()),
                QScrollArea::minimumSizeHint().height()};
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {widget()->sizeHint().width() + verticalScrollBar()->sizeHint().width(),
                widget()->sizeHint().height()};
    }

  protected:
    /// Updates the size of the area when the form's layout changes, since the form may have other
    /// fields now.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace prunus
