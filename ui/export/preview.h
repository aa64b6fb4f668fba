#pragma once

#include "ui/base/job.h"

#include <QImage>
#include <QPainter>
#include <QTimer>
#include <QWidget>
#include <functional>

namespace prunus {

/// A drawing that can be painted on any thread; it keeps what it needs.
struct Drawing {
    QSizeF size;
    /// Paints an area of that size with its corner at (0, 0).
    std::function<void(QPainter&)> paint;
};

/// Shows a drawing of any size, scaled to fit, as a sheet on the desk. It is drawn on another
/// thread; until it is ready, the drawing before it is shown, or, without one, "…" after a while.
class Preview : public QWidget {
    Q_OBJECT

  public:
    explicit Preview(QWidget* parent = nullptr);

    /// Shows the drawing that `make` returns as soon as it is drawn. Making and drawing run on
    /// another thread.
    void present(std::function<Drawing()> make);
    /// Shows a sentence instead of a drawing.
    void say(const QString& sentence);
    /// Whether the drawing that is seen is the one requested last.
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
    /// Whether another drawing was requested while this one was being drawn.
    bool outdated_ = false;
    bool drawn_ = false;
    QTimer patience_;
    Job<QImage> job_;
};

} // namespace prunus
