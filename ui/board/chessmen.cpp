#include "ui/board/chessmen.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

/// Mirrors the right half, given from the top down, into a closed outline.
QPainterPath turned(const QPolygonF& right) {
    QPainterPath path(right.front());
    for (const QPointF& point : right) {
        path.lineTo(point);
    }
    for (qsizetype i = right.size(); i > 0; --i) {
        path.lineTo(-right[i - 1].x(), right[i - 1].y());
    }
    path.closeSubpath();
    return path;
}

/// What all stand on.
QPainterPath foot(double halfWidth) {
    QPainterPath path;
    path.addRoundedRect(QRectF(-halfWidth, 0.26, 2 * halfWidth, 0.12), 0.03, 0.03);
    return path;
}

QPainterPath ball(QPointF centre, double radius) {
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath pawn() {
    return turned({{0.05, -0.10}, {0.16, -0.04}, {0.09, 0.0}, {0.19, 0.28}})
        .united(ball({0, -0.19}, 0.13))
        .united(foot(0.24));
}

QPainterPath rook() {
    return turned({{0.06, -0.28}, {0.06, -0.36}, {0.0, -0.36}})
        .united(turned({{0.0, -0.28},
                        {0.12, -0.28},
                        {0.12, -0.36},
                        {0.25, -0.36},
                        {0.25, -0.18},
                        {0.16, -0.12},
                        {0.18, 0.18},
                        {0.22, 0.28}}))
        .united(foot(0.28));
}

QPainterPath knight() {
    QPainterPath path({-0.20, 0.28});
    path.cubicTo({-0.20, 0.10}, {0.02, 0.06}, {0.02, -0.08});
    path.cubicTo({-0.06, -0.02}, {-0.14, -0.02}, {-0.20, 0.06});
    path.lineTo(-0.30, 0.0);
    path.cubicTo({-0.30, -0.12}, {-0.20, -0.18}, {-0.17, -0.27});
    path.lineTo(-0.16, -0.39);
    path.lineTo(-0.06, -0.31);
    path.lineTo(0.02, -0.39);
    path.cubicTo({0.20, -0.28}, {0.27, -0.06}, {0.24, 0.28});
    path.closeSubpath();
    return path.united(foot(0.28));
}

QPainterPath bishop() {
    QPainterPath mitre({0, -0.36});
    mitre.cubicTo({0.14, -0.26}, {0.22, -0.12}, {0.13, 0.02});
    mitre.lineTo(-0.13, 0.02);
    mitre.cubicTo({-0.22, -0.12}, {-0.14, -0.26}, {0, -0.36});
    QPainterPath slit({0.04, -0.20});
    slit.lineTo(0.16, -0.28);
    slit.lineTo(0.20, -0.22);
    slit.lineTo(0.06, -0.13);
    slit.closeSubpath();
    return mitre.subtracted(slit)
        .united(ball({0, -0.37}, 0.05))
        .united(turned({{0.09, 0.0}, {0.09, 0.08}, {0.19, 0.28}}))
        .united(foot(0.27));
}

QPainterPath queen() {
    QPainterPath path = turned(
        {{0, -0.34}, {0.07, -0.12}, {0.17, -0.30}, {0.19, -0.08}, {0.33, -0.22}, {0.20, 0.28}});
    for (const QPointF& tip : {QPointF(0, -0.35), QPointF(0.17, -0.31), QPointF(0.33, -0.23)}) {
        path = path.united(ball(tip, 0.045)).united(ball({-tip.x(), tip.y()}, 0.045));
    }
    return path.united(foot(0.28));
}

QPainterPath king() {
    QPainterPath path = turned({{0, -0.41},
                                {0.04, -0.41},
                                {0.04, -0.35},
                                {0.10, -0.35},
                                {0.10, -0.27},
                                {0.04, -0.27},
                                {0.04, -0.18},
                                {0.0, -0.18}});
    QPainterPath crown({0, 0.28});
    crown.lineTo(0.20, 0.28);
    crown.cubicTo({0.44, -0.02}, {0.26, -0.22}, {0, -0.10});
    crown.cubicTo({-0.26, -0.22}, {-0.44, -0.02}, {-0.20, 0.28});
    crown.closeSubpath();
    return path.united(crown)
        .united(turned({{0, -0.20}, {0.08, -0.12}, {0.06, 0.0}}))
        .united(foot(0.27));
}

} // namespace

const QPainterPath& manOutline(Man man) {
    static const std::array<QPainterPath, 7> outlines{pawn(),  knight(), bishop(), rook(),
                                                      queen(), king(),   {}};
    return outlines.at(static_cast<std::size_t>(man));
}

void paintMan(QPainter& painter, const QRectF& square, Man man, Mark side,
              const BoardColours& colours) {
    const double wide = std::max(0.035 * square.width(), std::min(0.8, 0.1 * square.width()));
    painter.save();
    painter.translate(square.center());
    painter.scale(square.width(), square.width());
    painter.setPen(QPen(side == Mark::first ? colours.black : colours.white, wide / square.width(),
                        Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(side == Mark::first ? colours.white : colours.black);
    painter.drawPath(manOutline(man));
    painter.restore();
}

} // namespace prunus
