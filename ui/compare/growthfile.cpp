#include "ui/compare/growthfile.h"

#include "core/growth/growthcsv.h"
#include "ui/base/wholefile.h"
#include "ui/figures/compactsvg.h"

#include <QBuffer>
#include <QChart>
#include <QGraphicsLayout>
#include <QImage>
#include <QSvgGenerator>
#include <sstream>

namespace prunus {
namespace {

constexpr int dotsPerInch = 96;
constexpr double sharp = 2; ///< pixels of the PNG for one on screen

QSize sizeOf(const GrowthChart& chart) {
    return chart.viewport()->size() + QSize(0, chart.titleHeight());
}

QByteArray svgOf(GrowthChart& chart) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(dotsPerInch);
    svg.setSize(sizeOf(chart));
    svg.setViewBox(QRect({}, sizeOf(chart)));
    svg.setTitle(chart.accessibleName());
    QPainter painter(&svg);
    painter.fillRect(QRect({}, sizeOf(chart)), chart.backgroundBrush());
    chart.drawTitled(painter);
    painter.end();
    return buffer.data();
}

QImage imageOf(GrowthChart& chart) {
    QImage image((QSizeF(sizeOf(chart)) * sharp).toSize(), QImage::Format_RGB32);
    image.fill(chart.backgroundBrush().color());
    QPainter painter(&image);
    painter.scale(sharp, sharp);
    chart.drawTitled(painter);
    return image;
}

QByteArray pngOf(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray csvOf(const Growth& growth) {
    std::ostringstream text;
    writeGrowthCsv(text, growth.plan(), growth.points());
    return QByteArray::fromStdString(text.str());
}

/// What makes the content of such a file on any thread; none for another ending.
std::function<QByteArray()> contentOf(const QString& path, GrowthChart& chart,
                                      const Growth& growth) {
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        return [drawn = svgOf(chart)] { return compactSvg(drawn); };
    }
    if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        return [image = imageOf(chart)] { return pngOf(image); };
    }
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
        return [bytes = csvOf(growth)] { return bytes; };
    }
    return {};
}

} // namespace

std::function<QString()> growthWriter(const QString& path, GrowthChart& chart,
                                      const Growth& growth) {
    chart.chart()->layout()->activate(); // what has just changed has its place
    return [path, content = contentOf(path, chart, growth)] {
        if (!content) {
            return GrowthChart::tr("%1: the name ends in .svg, .png or .csv").arg(path);
        }
        const QString problem = writeWhole(content(), path);
        return problem.isEmpty() ? QString()
                                 : GrowthChart::tr("%1: cannot be written: %2").arg(path, problem);
    };
}

} // namespace prunus
