#include "ui/figures/figurefile.h"

#include "ui/base/wholefile.h"
#include "ui/figures/compactsvg.h"
#include "ui/figures/pdfpages.h"
#include "ui/figures/tikz.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <array>
#include <cmath>
#include <utility>

namespace prunus {

namespace {

/// The bytes of a file, or what is wrong.
using Drawn = tl::expected<QByteArray, QString>;

constexpr int dotsPerInch = 96;

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

Drawn drawSvg(const FigureSheet& sheet) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(dotsPerInch);
    svg.setSize(sheet.size);
    svg.setViewBox(QRect({0, 0}, sheet.size));
    // Some releases of Qt escape these, and some do not.
    svg.setTitle(sheet.title.isEmpty() ? QString() : QStringLiteral("@title"));
    svg.setDescription(sheet.description.isEmpty() ? QString() : QStringLiteral("@description"));
    QPainter painter(&svg);
    sheet.paint(painter);
    painter.end();
    QByteArray bytes = compactSvg(buffer.data());
    bytes.replace("<title>@title<", "<title>" + sheet.title.toHtmlEscaped().toUtf8() + '<');
    bytes.replace("<desc>@description<",
                  "<desc>" + sheet.description.toHtmlEscaped().toUtf8() + '<');
    sizeInPixels(bytes, sheet.size);
    nameMoreFamilies(bytes);
    removeControls(bytes);
    return bytes;
}

Drawn drawPdf(const FigureSheet& sheet) {
    const QPageSize size(QSizeF(sheet.size) * 72 / dotsPerInch, QPageSize::Point, {},
                         QPageSize::ExactMatch);
    return pdfOf({size, QPageLayout::Portrait, {}}, sheet.title, 1,
                 [&](QPainter& painter, std::uint64_t) {
                     sheet.paint(painter);
                     return true;
                 })
        .value();
}

Drawn drawPng(const FigureSheet& sheet, double scale) {
    const QSize size = (QSizeF(sheet.size) * scale).toSize().expandedTo({1, 1});
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
    sheet.paint(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) {
        return tl::make_unexpected(Figure::tr("there is not enough memory for a PNG of this size"));
    }
    return buffer.data();
}

/// Writes what is drawn in the format of the file's ending.
tl::expected<void, QString> writeDrawn(const QString& path,
                                       const std::function<Drawn(FigureFormat)>& draw) {
    const auto format = figureFormatOf(path);
    if (!format) {
        return tl::make_unexpected(
            Figure::tr("%1: the name of a figure ends in .svg, .png, .pdf or .tex").arg(path));
    }
    const Drawn bytes = draw(*format);
    if (!bytes) {
        return tl::make_unexpected(Figure::tr("%1: %2").arg(path, bytes.error()));
    }
    if (const QString problem = writeWhole(*bytes, path); !problem.isEmpty()) {
        return tl::make_unexpected(Figure::tr("%1: cannot be written: %2").arg(path, problem));
    }
    return {};
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

tl::expected<QByteArray, QString> figureBytes(const FigureSheet& sheet, FigureFormat format,
                                              double pngScale) {
    switch (format) {
    case FigureFormat::svg:
        return drawSvg(sheet);
    case FigureFormat::png:
        return drawPng(sheet, pngScale);
    case FigureFormat::pdf:
        return drawPdf(sheet);
    case FigureFormat::tikz:
        break;
    }
    if (sheet.tikz) {
        return sheet.tikz();
    }
    return tl::make_unexpected(
        Figure::tr("TikZ holds one search; SVG, PDF and PNG hold all panes"));
}

tl::expected<QByteArray, QString> figureBytes(const Figure& figure, FigureFormat format,
                                              double pngScale) {
    if (QString fault = figure.fault(); !fault.isEmpty()) {
        return tl::make_unexpected(std::move(fault));
    }
    return format == FigureFormat::tikz ? tikzOf(figure)
                                        : figureBytes(figure.sheet(), format, pngScale);
}

tl::expected<void, QString> writeFigure(const Figure& figure, const QString& path,
                                        double pngScale) {
    return writeDrawn(path,
                      [&](FigureFormat format) { return figureBytes(figure, format, pngScale); });
}

tl::expected<void, QString> writeFigure(const FigureSheet& sheet, const QString& path,
                                        double pngScale) {
    return writeDrawn(path,
                      [&](FigureFormat format) { return figureBytes(sheet, format, pngScale); });
}

} // namespace prunus
