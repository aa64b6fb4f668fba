#include "ui/drawing/edgepainter.h"

#include "ui/drawing/edgerow.h"

namespace prunus {

namespace {

/// Points nearer to each other than this make one stroke: short ones cost as much as long ones.
constexpr double leastStroke = 2.5;
/// The shortest edge with an arrow, from centre to centre, in strokes of the usual size.
constexpr double leastArrowed = 60;

/// Where the best line runs as far as its rows are in view, from the row above the first.
QList<QPointF> bestPlaces(const TreePicture& picture, const VisibleTree& visible) {
    const std::vector<NodeId>& line = visible.path->bestLine;
    const auto place = [&](std::uint32_t row) {
        return picture.view.pixel({picture.layout->x(line[row]), double(row)});
    };
    QList<QPointF> places;
    for (const VisibleRow& row : visible.rows) {
        const std::uint32_t r = row.row.value;
        if (places.empty() && r > 0 && r <= line.size()) {
            places.push_back(place(r - 1));
        }
        if (r >= line.size()) {
            break;
        }
        const QPointF next = place(r);
        if (places.empty() || r + visible.rowStride >= line.size() ||
            (next - places.back()).manhattanLength() >= leastStroke) {
            places.push_back(next);
        }
    }
    return places;
}

/// That points to the child: weight alone is no sign where all edges are short.
void paintArrow(QPainter& painter, const QLineF& edge, double factor) {
    if (edge.length() < leastArrowed * factor) {
        return;
    }
    const QPointF tip = edge.pointAt(arrowAt);
    const QPointF along = (edge.p2() - edge.p1()) / edge.length() * factor;
    const QPointF across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{tip - along * arrowLength + across * arrowHalf, tip,
                                   tip - along * arrowLength - across * arrowHalf});
}

void paintBestLine(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                   const QRectF& area) {
    const double factor = strokeFactor(frame.visible.greatestScale);
    const QList<QPointF> places = bestPlaces(picture, frame.visible);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(picture.theme->bestLine, 4 * factor, Qt::SolidLine, Qt::RoundCap));
    for (qsizetype k = 1; k < places.size(); ++k) {
        const QLineF edge = clippedTo({places[k - 1], places[k]}, area.adjusted(-8, -8, 8, 8));
        if (!edge.isNull()) {
            painter.drawLine(edge);
        }
    }
    painter.setPen(QPen(picture.theme->bestLine, 3 * factor, Qt::SolidLine, Qt::RoundCap));
    // Where moves of a proof lie over the line, its arrows would stick out beneath them.
    const bool arrows = frame.visible.rowStride == 1 && picture.proof.empty();
    for (qsizetype k = 1; k < places.size() && arrows; ++k) {
        paintArrow(painter, {places[k - 1], places[k]}, factor);
    }
}

} // namespace

std::vector<Stroke> paintEdges(QPainter& painter, const TreePicture& picture,
                               const LabelledTree& frame, const QRectF& area) {
    std::vector<Stroke> slashes;
    if (frame.visible.rowStride == 1) {
        for (std::size_t k = 1; k < frame.visible.rows.size(); ++k) {
            EdgeRow(painter, picture, frame, area, k, slashes).paint();
        }
    }
    paintBestLine(painter, picture, frame, area);
    return slashes;
}

void paintSlashes(QPainter& painter, const TreePicture& picture,
                  const std::vector<Stroke>& slashes) {
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const Stroke& slash : slashes) {
        painter.setPen(QPen(picture.theme->cutMark, slash.width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(slash.line);
    }
}

} // namespace prunus
