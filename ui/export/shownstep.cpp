#include "ui/export/shownstep.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

Figure figureOf(const ShownStep& shown, const ExportChoices& chosen) {
    return {*shown.document, *shown.trace, shown.step, styleOf(chosen, chosen.subject)};
}

/// Twice as many pixels each way as it measures, or as many as a picture may have.
double sharpestFor(const QSize& size) {
    constexpr double belowMost = 0.999; // pixels are whole
    return std::min(2.0,
                    belowMost * std::sqrt(mostPngPixels / (double(size.width()) * size.height())));
}

tl::expected<QByteArray, QString> bytesOf(const ShownStep& shown, const ExportChoices& chosen,
                                          FigureFormat format) {
    if (shown.asked || chosen.subject == Subject::panes) {
        const FigureSheet sheet = sheetOf(shown, chosen);
        return figureBytes(sheet, format, sharpestFor(sheet.size));
    }
    const Figure figure = figureOf(shown, chosen);
    return figureBytes(figure, format, sharpestFor(figure.size()));
}

} // namespace

FigureSheet sheetOf(const ShownStep& shown, const ExportChoices& chosen) {
    if (shown.asked) {
        return *shown.asked;
    }
    if (chosen.subject == Subject::panes) {
        return comparedSheet(shown.document, shown.panes, chosen.style, shown.showsDifferences);
    }
    const auto figure = std::make_shared<const Figure>(figureOf(shown, chosen));
    FigureSheet sheet = figure->sheet();
    sheet.paint = [shown, figure](QPainter& painter) { figure->paint(painter); };
    return sheet;
}

Picture pictureOf(const ShownStep& shown, const ExportChoices& chosen) {
    const auto svg = bytesOf(shown, chosen, FigureFormat::svg);
    const auto png = bytesOf(shown, chosen, FigureFormat::png);
    if (!svg || !png) {
        return {{}, {}, svg ? png.error() : svg.error()};
    }
    return {QImage::fromData(*png), *svg, {}};
}

tl::expected<void, QString> writeShown(const ShownStep& shown, const ExportChoices& chosen,
                                       const QString& path) {
    return shown.asked || chosen.subject == Subject::panes
               ? writeFigure(sheetOf(shown, chosen), path, chosen.pngScale)
               : writeFigure(figureOf(shown, chosen), path, chosen.pngScale);
}

QString faultOf(const ShownStep& shown, const ExportChoices& chosen) {
    return shown.asked || chosen.subject == Subject::panes ? QString()
                                                           : figureOf(shown, chosen).fault();
}

} // namespace prunus
