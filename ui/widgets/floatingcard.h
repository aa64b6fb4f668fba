#pragma once

#include <QWidget>

namespace prunus {

/// A card in a corner of another widget and above it, as large as it needs to be: it comes and
/// goes without moving anything.
class FloatingCard : public QWidget {
    Q_OBJECT

  public:
    FloatingCard(Qt::Corner corner, QWidget* under);

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    // What happens on the card does not happen beneath it.
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
