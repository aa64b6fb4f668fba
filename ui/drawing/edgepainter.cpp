#include "ui/drawing/edgepainter.h"

#include "ui/drawing/edgerow.h"

#include <optional>

namespace prunus {

namespace {

/// Points nearer to each other than this make one stroke: short ones cost as much as long ones.
constexpr double leastStroke = 2.5;
/// The shortest edge with an arrow, from centre to centre, in strokes of the usual size.
constexpr double leastArrowed = 60;

/// The best line as far as its rows are in view, from the row above the first.
std::vector<EdgeLine> bestEdges(const TreePicture& picture, const VisibleTree& visible) {
    const std::vector<NodeId>& line = visible.path->bestLine;
    const auto place = [&](std::uint32_t row) {
        return picture.view.pixel({picture.layout->x(line[row]), double(row)});
    };
    std::vector<EdgeLine> edges;
    std::optional<std::uint32_t> last;
    for (const VisibleRow& row : visible.rows) {
        const std::uint32_t r = row.row.value;
        last = !last && r > 0 && r <= line.size() ? r - 1 : last;
        if (r >= line.size()) {
            break;
        }
        if (last && r + visible.rowStride < line.size() &&
            (place(r) - place(*last)).manhattanLength() < leastStroke) {
            continue;
        }
        if (last) {
            edges.push_back(*last + 1 == r
                                ? edgeBetween(picture, line[*last], line[r], row.row)
                                : EdgeLine{place(*last), place(*last), place(r), place(r)});
        }
        last = r;
    }
    return edges;
}

/// That points to the child: weight alone is no sign where all edges are short.
void paintArrow(QPainter& painter, const EdgeLine& edge, double factor) {
    const QLineF slant = edge.slant();
    if (QLineF(edge.parent, edge.child).length() < leastArrowed * factor) {
        return;
    }
    const QPointF tip = edge.at(arrowAt);
    const QPointF along = (slant.p2() - slant.p1()) / slant.length() * factor;
    const QPointF across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{tip - along * arrowLength + across * arrowHalf, tip,
                                   tip - along * arrowLength - across * arrowHalf});
}

void paintBestLine(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                   const QRectF& area) {
    const double factor = strokeFactor(frame.visible.greatestScale);
    const std::vector<EdgeLine> edges = bestEdges(picture, frame.visible);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(picture.theme->bestLine, 4 * factor, Qt::SolidLine, Qt::RoundCap));
    for (const EdgeLine& edge : edges) {
        edge.draw(painter, area.adjusted(-8, -8, 8, 8));
    }
    painter.setPen(QPen(picture.theme->bestLine, 3 * factor, Qt::SolidLine, Qt::RoundCap));
    // Where moves of a proof lie over the line, its arrows would stick out beneath them.
    if (frame.visible.rowStride == 1 && picture.proof.empty()) {
        for (const EdgeLine& edge : edges) {
            paintArrow(painter, edge, factor);
        }
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
