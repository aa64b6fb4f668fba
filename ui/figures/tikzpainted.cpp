#include "ui/figures/tikzpainted.h"

#include "ui/figures/tikzstyles.h"
#include "ui/look/canvastext.h"

#include <QPaintEngine>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

QByteArray placed(QPointF place) {
    return '(' + texNumber(place.x()) + ',' + texNumber(place.y()) + ')';
}

QByteArray inTex(const QColor& colour) {
    return "{rgb,255:red," + QByteArray::number(colour.red()) + ";green," +
           QByteArray::number(colour.green()) + ";blue," + QByteArray::number(colour.blue()) + '}';
}

QByteArray pathOf(const QPainterPath& path) {
    QByteArray out;
    for (int k = 0; k < path.elementCount(); ++k) {
        const QPainterPath::Element at = path.elementAt(k);
        if (at.isMoveTo()) {
            out += (k > 0 ? " " : "") + placed(at);
        } else if (at.isLineTo()) {
            out += " -- " + placed(at);
        } else { // with the two that follow
            out += " .. controls " + placed(at) + " and " + placed(path.elementAt(k + 1)) + " .. " +
                   placed(path.elementAt(k + 2));
            k += 2;
        }
    }
    return out;
}

class TikzEngine : public QPaintEngine {
  public:
    explicit TikzEngine(LatexText& latex)
        : QPaintEngine(AllFeatures & ~(PerspectiveTransform | ConicalGradientFill | PorterDuff)),
          latex_(latex) {}

    [[nodiscard]] const QByteArray& written() const { return out_; }

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override {
        pen_ = now.pen();
        brush_ = now.brush();
        transform_ = now.transform();
    }
    void drawPath(const QPainterPath& path) override { draw(path, brush_.style() != Qt::NoBrush); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode) {
            path.closeSubpath();
        }
        draw(path, mode != PolylineMode && brush_.style() != Qt::NoBrush);
    }
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/,
                    const QRectF& /*from*/) override {}
    void drawTextItem(const QPointF& base, const QTextItem& item) override {
        const QFont font = item.font();
        const bool mono = font.family() == canvasFont(Face::mono, 1).family();
        const double scale = std::hypot(transform_.m11(), transform_.m12());
        const QPointF middle = transform_.map(base + QPointF(item.width() / 2, 0));
        out_ += "  \\node[anchor=base, inner sep=0pt, text=" + inTex(pen_.color()) +
                ", font=" + (mono ? "\\ttfamily" : "\\sffamily") +
                (font.bold() ? "\\bfseries\\boldmath" : "") +
                texFontSize(font.pixelSize() * scale) + "] at " + placed(middle) + " {" +
                latex_.of(item.text()) + "};\n";
    }

  private:
    void draw(const QPainterPath& path, bool filled) {
        QByteArray how;
        if (filled) {
            how = "fill=" + inTex(brush_.color());
        }
        if (pen_.style() != Qt::NoPen) {
            how += (how.isEmpty() ? "" : ", ") + stroke();
        }
        if (!how.isEmpty() && !path.isEmpty()) {
            out_ += "  \\path[" + how + "] " + pathOf(transform_.map(path)) + ";\n";
        }
    }
    [[nodiscard]] QByteArray stroke() const {
        const double width = std::max(pen_.widthF(), 1.0);
        QByteArray how = "draw=" + inTex(pen_.color()) + ", line width=" + texLength(width);
        how += pen_.capStyle() == Qt::RoundCap ? ", line cap=round" : "";
        const QList<qreal> dashes = pen_.dashPattern();
        for (qsizetype k = 0; k + 1 < dashes.size(); k += 2) {
            how += (k == 0 ? ", dash pattern=on " : " on ") + texLength(dashes[k] * width) +
                   " off " + texLength(dashes[k + 1] * width);
        }
        return how;
    }

    LatexText& latex_;
    QPen pen_;
    QBrush brush_;
    QTransform transform_;
    QByteArray out_;
};

class TikzDevice : public QPaintDevice {
  public:
    TikzDevice(QSize size, LatexText& latex) : size_(size), engine_(latex) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const QByteArray& written() const { return engine_.written(); }

  protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        constexpr int logicalDpi = 96;
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return logicalDpi;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        default:
            return 1; // pixel a pixel
        }
    }

  private:
    QSize size_;
    mutable TikzEngine engine_; // Qt asks a constant device for it
};

} // namespace

QByteArray tikzPainted(const std::function<void(QPainter&)>& paint, QSize size, LatexText& latex) {
    TikzDevice device(size, latex);
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return device.written();
}

} // namespace prunus
