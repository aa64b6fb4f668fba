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

QByteArray svgOf(GrowthChart& chart) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(dotsPerInch);
    svg.setSize(chart.viewport()->size());
    svg.setViewBox(chart.viewport()->rect());
    svg.setTitle(chart.accessibleName());
    QPainter painter(&svg);
    chart.render(&painter);
    painter.end();
    return compactSvg(buffer.data());
}

QByteArray pngOf(GrowthChart& chart) {
    QImage image((QSizeF(chart.viewport()->size()) * sharp).toSize(), QImage::Format_RGB32);
    image.fill(chart.backgroundBrush().color());
    QPainter painter(&image);
    chart.render(&painter);
    painter.end();
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

} // namespace

QString writeGrowth(const QString& path, GrowthChart& chart, const Growth& growth) {
    chart.chart()->layout()->activate(); // what has just changed has its place
    QByteArray bytes;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        bytes = svgOf(chart);
    } else if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        bytes = pngOf(chart);
    } else if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
        bytes = csvOf(growth);
    } else {
        return GrowthChart::tr("%1: the name ends in .svg, .png or .csv").arg(path);
    }
    const QString problem = writeWhole(bytes, path);
    return problem.isEmpty() ? QString()
                             : GrowthChart::tr("%1: cannot be written: %2").arg(path, problem);
}

} // namespace prunus
