#include "ui/export/printing.h"

#include <QPainter>
#include <algorithm>

namespace prunus {

namespace {

constexpr double inch = 96; // in pixels
constexpr double marginInches = 0.55;

void preparePaper(QPrinter& printer, const Handout& handout) {
    printer.setPageSize(handout.pageLayout().pageSize());
    printer.setPageOrientation(handout.pageLayout().orientation());
    printer.setDocName(handout.title());
}

void preparePaper(QPrinter& printer, const SheetOnPaper& printed) {
    const QSize size = printed.sheet.size;
    printer.setPageSize(QPageSize(printed.paper));
    printer.setPageOrientation(size.width() > size.height() ? QPageLayout::Landscape
                                                            : QPageLayout::Portrait);
    printer.setDocName(printed.sheet.title);
}

bool paintPages(QPainter& painter, QPrinter& printer, const QRectF& paper, const Handout& handout) {
    const QSizeF page = handout.pageSize();
    const double scale = std::min(paper.width() / page.width(), paper.height() / page.height());
    for (std::uint64_t k = 0; k < handout.pageCount(); ++k) {
        if (k > 0 && !printer.newPage()) {
            return false;
        }
        painter.save();
        painter.scale(scale, scale);
        handout.paintPage(painter, k);
        painter.restore();
    }
    return true;
}

/// As large as it is, or smaller to fit.
bool paintPages(QPainter& painter, const QPrinter& printer, const QRectF& paper,
                const SheetOnPaper& printed) {
    const QSizeF size(printed.sheet.size);
    const double edge = marginInches * printer.resolution();
    const QRectF room = paper.adjusted(edge, edge, -edge, -edge);
    const double scale = std::min(
        {printer.resolution() / inch, room.width() / size.width(), room.height() / size.height()});
    painter.translate(room.center().x() - size.width() * scale / 2, room.top());
    painter.scale(scale, scale);
    printed.sheet.paint(painter);
    return true;
}

} // namespace

void prepare(QPrinter& printer, const OnPaper& printed) {
    printer.setFullPage(true); // what is printed has margins of its own
    std::visit([&printer](const auto& each) { preparePaper(printer, each); }, printed);
}

bool print(QPrinter& printer, const OnPaper& printed) {
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    const QRectF paper = printer.paperRect(QPrinter::DevicePixel);
    const bool painted = std::visit(
        [&](const auto& each) { return paintPages(painter, printer, paper, each); }, printed);
    return painted && painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace prunus
