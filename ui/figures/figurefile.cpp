#include "ui/figures/figurefile.h"

#include "ui/base/wholefile.h"
#include "ui/figures/compactsvg.h"
#include "ui/figures/tikz.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <array>
#include <cmath>
#include <utility>

namespace prunus {

namespace {

/// The bytes of a file, or what is wrong.
using Drawn = tl::expected<QByteArray, QString>;

constexpr int dotsPerInch = 96;
/// 400 MB in memory; the largest figure at a scale of almost 3.
constexpr double mostPngPixels = 1e8;

constexpr std::array<std::pair<const char*, FigureFormat>, 4> endings{{
    {".svg", FigureFormat::svg},
    {".png", FigureFormat::png},
    {".pdf", FigureFormat::pdf},
    {".tex", FigureFormat::tikz},
}};

/// QSvgGenerator gives millimetres, rounded: some viewers then add a row of pixels.
void sizeInPixels(QByteArray& svg, QSize size) {
    const qsizetype from = svg.indexOf("width=\"");
    const qsizetype to = svg.indexOf('\n', from);
    svg.replace(
        from, to - from,
        QStringLiteral("width=\"%1\" height=\"%2\"").arg(size.width()).arg(size.height()).toUtf8());
}

/// For machines without the family. Verdana has the same widths.
void nameMoreFamilies(QByteArray& svg) {
    svg.replace("font-family=\"DejaVu Sans\"", "font-family=\"DejaVu Sans, Verdana, sans-serif\"");
    svg.replace("font-family=\"DejaVu Sans Mono\"", "font-family=\"DejaVu Sans Mono, monospace\"");
}

/// Names can hold characters that XML cannot.
void removeControls(QByteArray& svg) {
    svg.removeIf([](char c) {
        return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' && c != '\r';
    });
    svg.replace("\xEF\xBF\xBE", "").replace("\xEF\xBF\xBF", "");
}

Drawn drawSvg(const Figure& figure) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(dotsPerInch);
    svg.setSize(figure.size());
    svg.setViewBox(QRect({0, 0}, figure.size()));
    // Qt escapes the texts of a drawing, but not these.
    svg.setTitle(figure.title().toHtmlEscaped());
    svg.setDescription(figure.description().toHtmlEscaped());
    QPainter painter(&svg);
    figure.paint(painter);
    painter.end();
    QByteArray bytes = compactSvg(buffer.data());
    sizeInPixels(bytes, figure.size());
    nameMoreFamilies(bytes);
    removeControls(bytes);
    return bytes;
}

Drawn drawPdf(const Figure& figure) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(dotsPerInch);
    pdf.setPageSize(QPageSize(QSizeF(figure.size()) * 72 / dotsPerInch, QPageSize::Point, {},
                              QPageSize::ExactMatch));
    pdf.setPageMargins({});
    pdf.setTitle(figure.title());
    pdf.setCreator(QStringLiteral("Prunus " PRUNUS_VERSION));
    QPainter painter(&pdf);
    figure.paint(painter);
    painter.end();
    return buffer.data();
}

Drawn drawPng(const Figure& figure, double scale) {
    const QSize size = (QSizeF(figure.size()) * scale).toSize().expandedTo({1, 1});
    const double pixels = double(size.width()) * double(size.height());
    const double greatest = std::sqrt(mostPngPixels / pixels) * scale;
    QImage image;
    if (pixels <= mostPngPixels) {
        image = QImage(size, QImage::Format_RGB32);
    }
    if (image.isNull()) {
        return tl::make_unexpected(
            Figure::tr("a PNG of %1 × %2 pixels is too large; a scale up to %3 is possible")
                .arg(size.width())
                .arg(size.height())
                .arg(std::floor(greatest * 10) / 10));
    }
    image.setDotsPerMeterX(qRound(scale * dotsPerInch / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.scale(scale, scale);
    figure.paint(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) {
        return tl::make_unexpected(Figure::tr("there is not enough memory for a PNG of this size"));
    }
    return buffer.data();
}

} // namespace

std::optional<FigureFormat> figureFormatOf(const QString& path) {
    for (const auto& [ending, format] : endings) {
        if (path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive)) {
            return format;
        }
    }
    return std::nullopt;
}

tl::expected<QByteArray, QString> figureBytes(const Figure& figure, FigureFormat format,
                                              double pngScale) {
    if (QString fault = figure.fault(); !fault.isEmpty()) {
        return tl::make_unexpected(std::move(fault));
    }
    switch (format) {
    case FigureFormat::svg:
        return drawSvg(figure);
    case FigureFormat::png:
        return drawPng(figure, pngScale);
    case FigureFormat::tikz:
        return tikzOf(figure);
    case FigureFormat::pdf:
        break;
    }
    return drawPdf(figure);
}

tl::expected<void, QString> writeFigure(const Figure& figure, const QString& path,
                                        double pngScale) {
    const auto format = figureFormatOf(path);
    if (!format) {
        return tl::make_unexpected(
            Figure::tr("%1: the name of a figure ends in .svg, .png, .pdf or .tex").arg(path));
    }
    const Drawn bytes = figureBytes(figure, *format, pngScale);
    if (!bytes) {
        return tl::make_unexpected(Figure::tr("%1: %2").arg(path, bytes.error()));
    }
    if (const QString problem = writeWhole(*bytes, path); !problem.isEmpty()) {
        return tl::make_unexpected(Figure::tr("%1: cannot be written: %2").arg(path, problem));
    }
    return {};
}

} // namespace prunus
