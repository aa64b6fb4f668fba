#pragma once

#include <QLineF>
#include <QList>
#include <QPaintDevice>
#include <QPaintEngine>

namespace prunus {

/// A surface that keeps the straight lines that are drawn on it, and nothing else.
class DrawnLines : public QPaintDevice {
  public:
    explicit DrawnLines(QSize size) : size_(size) {}

    [[nodiscard]] const QList<QLineF>& lines() const { return engine_.lines; }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        default:
            return QPaintDevice::metric(metric);
        }
    }

  private:
    class Engine : public QPaintEngine {
      public:
        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState& /*state*/) override {}
        [[nodiscard]] Type type() const override { return User; }
        void drawLines(const QLineF* first, int count) override {
            lines.append(QList<QLineF>(first, first + count));
        }
        void drawPath(const QPainterPath& /*path*/) override {}
        void drawRects(const QRectF* /*first*/, int /*count*/) override {}
        void drawPolygon(const QPointF* /*first*/, int /*count*/,
                         PolygonDrawMode /*mode*/) override {}
        void drawPixmap(const QRectF& /*to*/, const QPixmap& /*map*/,
                        const QRectF& /*from*/) override {}
        void drawTextItem(const QPointF& /*at*/, const QTextItem& /*text*/) override {}

        QList<QLineF> lines;
    };

    QSize size_;
    mutable Engine engine_;
};

} // namespace prunus
