// What is painted over the axes: curves with their marks and quartiles, the ring around the current
// point, the way from each curve's end to its label, and the title of a file.

#include "ui/compare/growthchart.h"

#include <QChart>
#include <algorithm>

namespace prunus {
namespace {

constexpr int margin = 12;
constexpr double haloRadius = 11;
constexpr QSize leastSize(320, 240);
/// Of curves while another is lit.
constexpr double faded = 0.2;

} // namespace

/// Leaves the room at the right that the labels take, and puts them there.
void GrowthChart::fitLegend() {
    setMinimumSize(leastSize.expandedTo({int(legend_->leastViewWidth()), 0}));
    const int legendWidth = int(legend_->width());
    const QMargins margins(margin, margin, margin + legendWidth, margin);
    if (chart()->margins() != margins) {
        chart()->setMargins(margins);
    }
    const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
    const QRectF room(sceneRect().right() - legendWidth - 2, plot.top(), legendWidth,
                      plot.height());
    std::vector<double> ends;
    for (const GrowthCurve& each : curves_) { // also of those that are hidden, to be found again
        ends.push_back(each.spreads.empty() ? room.bottom()
                                            : heightAt(each.spreads.rbegin()->second.median));
    }
    legend_->place(ends, room);
    viewport()->update();
}

void GrowthChart::paintCurve(QPainter& painter, const GrowthCurve& curve,
                             const Places& places) const {
    const Theme& theme = themeFor(palette());
    painter.setPen(curvePen(curve.of, theme));
    painter.setBrush(Qt::NoBrush);
    QPolygonF line;
    for (const auto& [depth, place] : places) {
        line << place;
    }
    painter.drawPolyline(line);
    const auto* measured = std::get_if<GrowthLine>(&curve.of);
    if (measured == nullptr) {
        return;
    }
    const LineStyle style(*measured, theme);
    for (const auto& [depth, place] : places) {
        const Spread& spread = curve.spreads.at(depth);
        if (spread.lowerQuartile < spread.upperQuartile) {
            style.paintWhisker(painter, {place.x(), heightAt(spread.lowerQuartile)},
                               {place.x(), heightAt(spread.upperQuartile)});
        }
        style.paintMark(painter, place);
    }
}

void GrowthChart::paintLeader(QPainter& painter, std::size_t curve, const Places& places) const {
    const std::optional<QPointF> label = legend_->startOf(curve);
    if (label && !places.empty()) {
        QPen pen = curvePen(curves_[curve].of, themeFor(palette()));
        pen.setWidthF(0.8);
        pen.setStyle(Qt::DotLine);
        painter.setPen(pen);
        painter.drawLine(places.rbegin()->second, *label);
    }
}

void GrowthChart::paintRing(QPainter& painter, QPointF centre) const {
    const Theme& theme = themeFor(palette());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ringOutline, 5));
    painter.drawEllipse(centre, haloRadius, haloRadius);
    painter.setPen(QPen(theme.ring, 3));
    painter.drawEllipse(centre, haloRadius, haloRadius);
}

void GrowthChart::drawForeground(QPainter* painter, const QRectF& /*area*/) {
    if (!plan_) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    const std::vector<Places> all = places();
    for (std::size_t i = curves_.size(); i-- > 0;) { // theory first, and the first line on top
        painter->setOpacity(!plain_ && legend_->isFaded(curves_[i].of) ? faded : 1);
        paintLeader(*painter, i, all[i]);
        paintCurve(*painter, curves_[i], all[i]);
    }
    painter->setOpacity(1);
    if (plain_) {
        painter->setFont(font());
        legend_->draw(*painter);
    } else if (current_ >= 0) {
        const GrowthPoint& at = points_[std::size_t(current_)];
        const Places& curve = all[curveOf(at)];
        if (const auto place = curve.find(at.depth); place != curve.end()) {
            paintRing(*painter, place->second);
        }
    }
}

int GrowthChart::titleHeight() const {
    const QRect room(0, 0, viewport()->width() - 2 * margin, QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, title()).height() + margin;
}

void GrowthChart::drawTitled(QPainter& painter) {
    const QRect room(margin, margin, viewport()->width() - 2 * margin, titleHeight());
    painter.save();
    painter.setFont(font());
    painter.setPen(themeFor(palette()).text);
    painter.drawText(room, Qt::TextWordWrap, title());
    painter.restore();
    const QRect below(QPoint(0, titleHeight()), viewport()->size());
    fitLegend(); // by the place that the plot has by now
    plain_ = true;
    render(&painter, below);
    plain_ = false;
}

QString GrowthChart::title() const {
    return plan_ ? growthTitle(*plan_, points_, count_) : QString();
}

} // namespace prunus
