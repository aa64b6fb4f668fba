#include "ui/panels/notemarks.h"

#include "ui/look/chrome.h"

#include <QPolygonF>

namespace prunus {

void paintNoteMarks(QPainter& painter, const std::vector<QPointF>& places, double half,
                    const QPalette& palette) {
    painter.setPen(QPen(chromeFor(palette).card, 1.5));
    painter.setBrush(themeFor(palette).ownMark);
    for (const QPointF& at : places) {
        painter.drawPolygon(QPolygonF({at - QPointF(0, half), at + QPointF(half, 0),
                                       at + QPointF(0, half), at - QPointF(half, 0)}));
    }
}

} // namespace prunus
