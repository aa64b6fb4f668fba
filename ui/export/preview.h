#pragma once

#include <QPainter>
#include <QWidget>
#include <functional>

namespace prunus {

/// Shows a drawing of any size, scaled to fit, as a sheet on the desk.
class Preview : public QWidget {
    Q_OBJECT

  public:
    explicit Preview(QWidget* parent = nullptr);

    /// `paint` paints an area of this size with its corner at (0, 0). What it draws from must
    /// outlive the widget, or the next call.
    void show(QSizeF size, std::function<void(QPainter&)> paint);
    /// A sentence instead of a drawing.
    void say(const QString& sentence);

    [[nodiscard]] QSize sizeHint() const override { return {620, 440}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QSizeF size_;
    std::function<void(QPainter&)> paint_;
    QString sentence_;
};

} // namespace prunus
