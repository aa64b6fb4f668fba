#include "ui/compare/linestyle.h"

#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

namespace prunus {
namespace {

constexpr double radius = 5;
constexpr double lineWidth = 2;
constexpr int markShapes = 6;

QPolygonF regular(int corners, double turn) {
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * M_PI * i / corners;
        polygon << QPointF(radius * std::sin(angle), -radius * std::cos(angle)) * 1.25;
    }
    return polygon;
}

QPolygonF cross() {
    constexpr double arm = radius * 1.15;
    constexpr double half = radius * 0.4;
    return QPolygonF({{-half, -arm},
                      {half, -arm},
                      {half, -half},
                      {arm, -half},
                      {arm, half},
                      {half, half},
                      {half, arm},
                      {-half, arm},
                      {-half, half},
                      {-arm, half},
                      {-arm, -half},
                      {-half, -half}});
}

QPainterPath markOf(int shape) {
    QPainterPath path;
    switch (shape) {
    case 0:
        path.addRect(-radius * 0.9, -radius * 0.9, radius * 1.8, radius * 1.8);
        break;
    case 1:
        path.addPolygon(regular(3, 0));
        break;
    case 2:
        path.addPolygon(regular(4, 0));
        break;
    case 3:
        path.addPolygon(regular(3, M_PI));
        break;
    case 4:
        path.addEllipse(QPointF(), radius, radius);
        break;
    default:
        path.addPolygon(cross());
    }
    path.closeSubpath();
    return path;
}

} // namespace

LineStyle::LineStyle(const GrowthLine& line, const Theme& theme)
    : shape_(static_cast<int>(line.algorithm) % markShapes),
      hollow_(static_cast<int>(line.algorithm) >= markShapes), background_(theme.background) {
    const std::array<QColor, markShapes> colours{theme.text,     theme.witness,  theme.cutMark,
                                                 theme.bestLine, theme.max.line, theme.min.line};
    // Qt has five; no game offers two orders that look alike.
    constexpr std::array<Qt::PenStyle, gameMoveOrders.size()> dashes{
        Qt::DashLine,       Qt::SolidLine, Qt::DashDotLine, Qt::DotLine,
        Qt::DashDotDotLine, Qt::SolidLine, Qt::DotLine,     Qt::DotLine,
    };
    colour_ = colours.at(static_cast<std::size_t>(shape_));
    const bool own = line.gameOrder == GameMoveOrder::own; // or of a tree
    dashes_ = dashes.at(own ? static_cast<std::size_t>(line.order)
                            : static_cast<std::size_t>(line.gameOrder));
}

QPen LineStyle::pen() const {
    QPen pen(colour_, lineWidth, dashes_, Qt::FlatCap, Qt::RoundJoin);
    pen.setCosmetic(true);
    return pen;
}

void LineStyle::paintMark(QPainter& painter, QPointF centre) const {
    painter.save();
    painter.translate(centre);
    painter.setPen(QPen(colour_, 1.6));
    painter.setBrush(hollow_ ? background_ : colour_);
    painter.drawPath(markOf(shape_));
    painter.restore();
}

void LineStyle::paintWhisker(QPainter& painter, QPointF lower, QPointF upper) const {
    constexpr QPointF half(4, 0);
    painter.setPen(QPen(colour_, 1.2));
    painter.drawLine(lower, upper);
    painter.drawLine(lower - half, lower + half);
    painter.drawLine(upper - half, upper + half);
}

QPen theoryPen(Theory theory, const Theme& theme) {
    QPen pen(theme.mutedText, 1.2);
    pen.setCosmetic(true);
    switch (theory) {
    case Theory::all:
        pen.setDashPattern({14, 4});
        break;
    case Theory::minimal:
        pen.setDashPattern({2, 5});
        break;
    case Theory::pearl:
        pen.setDashPattern({14, 4, 2, 4, 2, 4});
        break;
    case Theory::rootOfMinimax:
        pen.setDashPattern({6, 6});
        break;
    }
    return pen;
}

QPen curvePen(const CurveOf& of, const Theme& theme) {
    const auto* line = std::get_if<GrowthLine>(&of);
    return line != nullptr ? LineStyle(*line, theme).pen() : theoryPen(std::get<Theory>(of), theme);
}

void paintSample(QPainter& painter, const QLineF& line, const CurveOf& of, const Theme& theme) {
    painter.setPen(curvePen(of, theme));
    painter.drawLine(line);
    if (const auto* measured = std::get_if<GrowthLine>(&of)) {
        LineStyle(*measured, theme).paintMark(painter, line.center());
    }
}

} // namespace prunus
