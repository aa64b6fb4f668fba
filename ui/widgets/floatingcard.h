#pragma once

#include <QWidget>

namespace prunus {

/// A card that lies over another widget, in one of its corners, and is as large as it needs to be:
/// it appears and disappears without moving anything.
class FloatingCard : public QWidget {
    Q_OBJECT

  public:
    FloatingCard(Qt::Corner corner, QWidget* under);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    // Mouse events on the card do not reach the widget beneath it.
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void takePlace();
    [[nodiscard]] QWidget* notices() const;
    [[nodiscard]] int coveredAbove() const;

    Qt::Corner corner_;
};

} // namespace prunus
