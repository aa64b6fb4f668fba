#include "ui/export/printing.h"

#include <QPainter>
#include <algorithm>

namespace prunus {

void prepare(QPrinter& printer, const Handout& handout) {
    printer.setFullPage(true); // a handout has margins of its own
    printer.setPageSize(handout.pageLayout().pageSize());
    printer.setPageOrientation(handout.pageLayout().orientation());
    printer.setDocName(handout.title());
}

bool print(QPrinter& printer, const Handout& handout) {
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    const QRectF paper = printer.paperRect(QPrinter::DevicePixel);
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
    return painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace prunus
