#include "ui/canvas/edgepainter.h"

#include "ui/canvas/edgerow.h"

namespace prunus {

namespace {

void paintBestLine(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                   const QRectF& area) {
    const std::vector<NodeId>& line = frame.visible.path->bestLine;
    const double factor = strokeFactor(frame.visible.greatestScale);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(picture.theme->bestLine, 4 * factor, Qt::SolidLine, Qt::RoundCap));
    for (const VisibleRow& row : frame.visible.rows) {
        const std::uint32_t r = row.row.value;
        if (r == 0 || r >= line.size()) {
            continue;
        }
        const auto place = [&](std::uint32_t at) {
            return picture.view.pixel({picture.layout->x(line[at]), double(at)});
        };
        const QLineF edge = clippedTo({place(r - 1), place(r)}, area.adjusted(-8, -8, 8, 8));
        if (!edge.isNull()) {
            painter.drawLine(edge);
        }
    }
}

} // namespace

void paintEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                const QRectF& area) {
    if (frame.visible.rowStride == 1) {
        for (std::size_t k = 1; k < frame.visible.rows.size(); ++k) {
            EdgeRow(painter, picture, frame, area, k).paint();
        }
    }
    paintBestLine(painter, picture, frame, area);
}

} // namespace prunus
