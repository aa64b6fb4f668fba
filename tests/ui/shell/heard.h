#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QStringList>

namespace prunus {

/// Takes down what is drawn as text.
class Listener : public QPaintEngine {
  public:
    Listener() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& /*at*/, const QTextItem& item) override {
        texts << item.text();
    }
    [[nodiscard]] Type type() const override { return User; }

    QStringList texts;
};

/// What can be drawn on, to hear the texts.
class Heard : public QPaintDevice {
  public:
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &listener_; }
    [[nodiscard]] const QStringList& texts() const { return listener_.texts; }

  protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 2'000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return 1;
        }
    }

  private:
    mutable Listener listener_;
};

} // namespace prunus
