// What is painted over the chart: marks, quartiles, the ring around the current point, the legend.

#include "ui/compare/growthchart.h"
#include "ui/words/growthwords.h"

#include <QChart>
#include <algorithm>

namespace prunus {
namespace {

constexpr double sampleWidth = 44;
constexpr int margin = 12;
/// Of the view's width; names that are longer are shortened.
constexpr double mostOfWidth = 0.52;

} // namespace

QStringList GrowthChart::legendTexts() const {
    QStringList texts;
    if (plan_) {
        for (const GrowthLine& each : plan_->lines) {
            texts << shownLine(each);
        }
    }
    for (const TheoryLine& each : theory_) {
        texts << nameOf(each.theory);
    }
    return texts;
}

double GrowthChart::legendWidth() const {
    double widest = 0;
    for (const QString& each : legendTexts()) {
        widest = std::max(widest, QFontMetricsF(font()).horizontalAdvance(each));
    }
    const double wanted = widest == 0 ? 0 : sampleWidth + 3 * margin + widest + 1;
    return std::min(wanted, mostOfWidth * width());
}

/// Leaves the room at the right that the legend takes.
void GrowthChart::fitLegend() {
    chart()->setMargins({margin, margin, margin + int(legendWidth()), margin});
}

void GrowthChart::drawForeground(QPainter* painter, const QRectF& /*area*/) {
    if (!plan_) {
        return;
    }
    const Theme& theme = themeFor(palette());
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Drawn& each : drawn_) {
        const LineStyle style(each.point.line, theme);
        const double depth = each.point.depth;
        if (each.spread.lowerQuartile < each.spread.upperQuartile) {
            style.paintWhisker(*painter, scenePoint(depth, each.spread.lowerQuartile),
                               scenePoint(depth, each.spread.upperQuartile));
        }
        style.paintMark(*painter, scenePoint(depth, each.spread.median));
    }
    if (current_ >= 0) {
        const Drawn& at = drawn_[std::size_t(current_)];
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.ringOutline, 5));
        const QPointF centre = scenePoint(at.point.depth, at.spread.median);
        painter->drawEllipse(centre, 11, 11);
        painter->setPen(QPen(theme.ring, 3));
        painter->drawEllipse(centre, 11, 11);
    }
    paintLegend(*painter);
}

/// A row a line; what does not fit below is told as a number.
void GrowthChart::paintLegend(QPainter& painter) const {
    const Theme& theme = themeFor(palette());
    const QStringList texts = legendTexts();
    const QFontMetricsF metrics(font());
    const double rowHeight = metrics.lineSpacing() + 6;
    const double left = sceneRect().right() - legendWidth() + margin / 2.0;
    const double textLeft = left + sampleWidth + margin;
    const double textWidth = sceneRect().right() - margin - textLeft;
    const auto fitting = qsizetype((sceneRect().height() - 2 * margin) / rowHeight);
    const qsizetype shown =
        texts.size() <= fitting ? texts.size() : std::max<qsizetype>(0, fitting - 1);
    painter.setFont(font());
    for (qsizetype i = 0; i < shown; ++i) {
        const double y = margin + (double(i) + 0.5) * rowHeight;
        const QPointF middle(left + sampleWidth / 2, y);
        const auto line = std::size_t(i);
        if (line < plan_->lines.size()) {
            const LineStyle style(plan_->lines[line], theme);
            painter.setPen(style.pen());
            painter.drawLine(QPointF(left, y), QPointF(left + sampleWidth, y));
            style.paintMark(painter, middle);
        } else {
            painter.setPen(theoryPen(theory_[line - plan_->lines.size()].theory, theme));
            painter.drawLine(QPointF(left, y), QPointF(left + sampleWidth, y));
        }
        painter.setPen(theme.text);
        painter.drawText(QPointF(textLeft, y + metrics.ascent() / 2 - 1),
                         metrics.elidedText(texts[i], Qt::ElideRight, textWidth));
    }
    if (shown < texts.size()) {
        painter.setPen(theme.mutedText);
        painter.drawText(
            QPointF(textLeft, margin + (double(shown) + 0.5) * rowHeight + metrics.ascent() / 2),
            tr("and %n more", nullptr, static_cast<int>(texts.size() - shown)));
    }
}

} // namespace prunus
