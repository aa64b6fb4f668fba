#pragma once

#include "ui/base/job.h"

#include <QImage>
#include <QPainter>
#include <QTimer>
#include <QWidget>
#include <functional>

namespace prunus {

/// Something that can be painted, on any thread: it keeps what it needs.
struct Drawing {
    QSizeF size;
    /// Paints an area of that size with its corner at (0, 0).
    std::function<void(QPainter&)> paint;
};

/// Shows a drawing of any size, scaled to fit, as a sheet on the desk. It is drawn beside the
/// window; until it is there the one before is shown, or after a while "…".
class Preview : public QWidget {
    Q_OBJECT

  public:
    explicit Preview(QWidget* parent = nullptr);

    /// What `make` gives is shown as soon as it is drawn. Both run on another thread.
    void present(std::function<Drawing()> make);
    /// A sentence instead of a drawing.
    void say(const QString& sentence);
    /// Whether what was asked for last is what is seen.
    [[nodiscard]] bool isDrawn() const { return drawn_; }

    [[nodiscard]] QSize sizeHint() const override { return {620, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] QRectF room() const;
    void draw();
    void land(const QImage& image);

    std::function<Drawing()> make_;
    QImage image_;
    QString sentence_;
    /// Something else was asked for while this was drawn.
    bool outdated_ = false;
    bool drawn_ = false;
    QTimer patience_;
    Job<QImage> job_;
};

} // namespace prunus
