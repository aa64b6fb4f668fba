#pragma once

#include <QPainter>

namespace prunus {

/// Fills bars, and joins neighbours that look alike into one rectangle.
class BarWriter {
  public:
    explicit BarWriter(QPainter& painter) : painter_(painter) {}
    ~BarWriter() { flush(); }
    BarWriter(const BarWriter&) = delete;
    BarWriter& operator=(const BarWriter&) = delete;

    void fill(const QRectF& bar, const QColor& colour) {
        if (bar.isEmpty()) {
            return;
        }
        if (colour == colour_ && bar.left() == bar_.right() && bar.top() == bar_.top() &&
            bar.height() == bar_.height()) {
            bar_.setRight(bar.right());
            return;
        }
        flush();
        bar_ = bar;
        colour_ = colour;
    }

  private:
    void flush() {
        if (!bar_.isEmpty()) {
            painter_.fillRect(bar_, colour_);
        }
    }

    QPainter& painter_;
    QRectF bar_;
    QColor colour_;
};

} // namespace prunus
