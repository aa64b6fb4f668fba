#include "ui/compare/growthchart.h"

#include <QAccessibleWidget>
#include <QChart>
#include <QKeyEvent>
#include <QLineSeries>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

constexpr double reach = 14; ///< of the mouse, in pixels

QAccessibleInterface* spokenChart(const QString& className, QObject* object) {
    return className == QLatin1String("prunus::GrowthChart")
               ? new QAccessibleWidget(qobject_cast<GrowthChart*>(object), QAccessible::Chart)
               : nullptr;
}

} // namespace

GrowthChart::GrowthChart(QWidget* parent)
    : QChartView(new QChart, parent), counts_(new QLogValueAxis(chart())),
      depths_(new QValueAxis(chart())), legend_(new GrowthLegend(*viewport())) {
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(spokenChart), true);
    setObjectName(QStringLiteral("growthChart"));
    setAccessibleName(tr("Chart of nodes against depth"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->legend()->hide();
    chart()->setBackgroundRoundness(0);
    chart()->setLocalizeNumbers(true);
    counts_->setBase(10);
    counts_->setLabelFormat(QStringLiteral("%.0f"));
    depths_->setLabelFormat(QStringLiteral("%.0f"));
    depths_->setTickType(QValueAxis::TicksDynamic);
    depths_->setTickAnchor(0);
    chart()->addAxis(counts_, Qt::AlignLeft);
    chart()->addAxis(depths_, Qt::AlignBottom);
    auto* none = new QLineSeries(chart()); // axes without a series have no place
    chart()->addSeries(none);
    none->attachAxis(counts_);
    none->attachAxis(depths_);
    depths_->setTitleText(tr("depth in plies"));
    counts_->hide();
    depths_->hide();
    connect(legend_, &GrowthLegend::changed, this, &GrowthChart::refit);
    connect(chart(), &QChart::plotAreaChanged, this, &GrowthChart::fitLegend);
    restyle();
}

void GrowthChart::begin(const GrowthPlan& plan) {
    plan_ = plan;
    points_.clear();
    counts_->show();
    depths_->show();
    setCurrent(-1);
    drawAgain();
}

void GrowthChart::show(const std::vector<GrowthPoint>& points) {
    int now = -1;
    if (const GrowthPoint* at = current()) {
        const auto again =
            std::find_if(points.begin(), points.end(), [at](const GrowthPoint& each) {
                return each.line == at->line && each.depth == at->depth;
            });
        now = again == points.end() ? -1 : static_cast<int>(again - points.begin());
    }
    points_ = points;
    current_ = now;
    drawAgain();
    emit pointed();
}

void GrowthChart::setCount(GrowthCount count) {
    count_ = count;
    drawAgain();
    emit pointed();
}

bool GrowthChart::isShown(const GrowthCurve& curve) const {
    return !legend_->isHidden(curve.of);
}

std::size_t GrowthChart::curveOf(const GrowthPoint& point) const {
    const auto at = std::find_if(curves_.begin(), curves_.end(),
                                 [&](const GrowthCurve& each) { return each.isOf(point.line); });
    return static_cast<std::size_t>(at - curves_.begin());
}

void GrowthChart::drawAgain() {
    if (!plan_) {
        return;
    }
    counts_->setTitleText(count_ == &GrowthSample::leavesEvaluated ? tr("leaves read")
                                                                   : tr("nodes visited"));
    curves_ = growthCurves(*plan_, points_, count_);
    legend_->name(curves_);
    refit();
}

/// Other curves are shown.
void GrowthChart::refit() {
    if (const GrowthPoint* at = current(); at != nullptr && !isShown(curves_[curveOf(*at)])) {
        setCurrent(-1);
    }
    fitAxes();
    fitLegend();
}

/// To the deepest and the most that any curve has that is shown; while all are hidden, they stay.
void GrowthChart::fitAxes() {
    double deepest = 2;
    double most = 10;
    for (const GrowthCurve& each : curves_) {
        for (const auto& [depth, spread] : each.spreads) {
            if (isShown(each)) {
                deepest = std::max(deepest, double(depth));
                most = std::max(most, spread.upperQuartile);
            }
        }
    }
    depths_->setRange(1, deepest);
    depths_->setTickInterval(std::max(1.0, std::ceil(deepest / 16)));
    counts_->setRange(1, std::pow(10, std::ceil(std::log10(most) - 1e-9)));
}

const GrowthPoint* GrowthChart::current() const {
    return current_ < 0 ? nullptr : &points_[std::size_t(current_)];
}

/// In the scene; less than one counts as one.
double GrowthChart::heightAt(double count) const {
    const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
    return plot.bottom() -
           plot.height() * std::log10(std::max(count, 1.0)) / std::log10(counts_->max());
}

QPointF GrowthChart::scenePoint(std::uint32_t depth, double count) const {
    const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
    const double share = (depth - depths_->min()) / (depths_->max() - depths_->min());
    return {plot.left() + share * plot.width(), heightAt(count)};
}

std::vector<GrowthChart::Places> GrowthChart::places() const {
    std::vector<Places> places(curves_.size());
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        for (const auto& [depth, spread] : curves_[i].spreads) {
            if (isShown(curves_[i]) && depth <= depths_->max()) {
                places[i][depth] = scenePoint(depth, spread.median);
            }
        }
    }
    return places;
}

QPointF GrowthChart::placeOf(const GrowthPoint& point) const {
    const QPointF none(-2 * reach, -2 * reach); // out of reach
    const std::vector<Places> all = places();
    const Places& curve = all[curveOf(point)];
    const auto at = curve.find(point.depth);
    return at == curve.end() ? none : QPointF(mapFromScene(at->second));
}

int GrowthChart::nearest(QPointF place) const {
    int found = -1;
    double least = reach;
    const std::vector<Places> all = places();
    const QPointF hand = mapToScene(place.toPoint());
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const Places& curve = all[curveOf(points_[i])];
        const auto at = curve.find(points_[i].depth);
        const double distance = at == curve.end() ? reach : QLineF(hand, at->second).length();
        if (distance < least) {
            least = distance;
            found = static_cast<int>(i);
        }
    }
    return found;
}

void GrowthChart::setCurrent(int index) {
    if (index != current_) {
        current_ = index;
        emit pointed();
        viewport()->update();
    }
}

void GrowthChart::mouseMoveEvent(QMouseEvent* event) {
    const int at = nearest(event->position());
    viewport()->setCursor(at < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (at >= 0) {
        setCurrent(at);
    }
}

void GrowthChart::mousePressEvent(QMouseEvent* event) {
    const int at = nearest(event->position());
    if (event->button() == Qt::LeftButton && at >= 0) {
        setCurrent(at);
        emit chosen();
    }
}

void GrowthChart::leaveEvent(QEvent* event) {
    if (!hasFocus()) {
        setCurrent(-1);
    }
    QChartView::leaveEvent(event);
}

void GrowthChart::focusInEvent(QFocusEvent* event) {
    if (current_ < 0) {
        setCurrent(firstShown());
    }
    QChartView::focusInEvent(event);
}

/// The first point of a curve that is shown; -1 without one.
int GrowthChart::firstShown() const {
    const auto first =
        std::find_if(points_.begin(), points_.end(),
                     [this](const GrowthPoint& each) { return isShown(curves_[curveOf(each)]); });
    return first == points_.end() ? -1 : static_cast<int>(first - points_.begin());
}

/// To the neighbouring depth of a line, or to the neighbouring line at a depth.
void GrowthChart::walk(int lines, int depths) {
    const GrowthPoint& from = *current();
    for (int i = current_ + lines + depths; i >= 0 && i < int(points_.size());
         i += lines + depths) {
        const GrowthPoint& to = points_[std::size_t(i)];
        if (isShown(curves_[curveOf(to)]) &&
            (lines != 0 ? to.depth == from.depth : to.line == from.line)) {
            setCurrent(i);
            return;
        }
    }
}

void GrowthChart::keyPressEvent(QKeyEvent* event) {
    const bool steps = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (current_ < 0 && steps && firstShown() >= 0) {
        setCurrent(firstShown());
        return;
    }
    if (current_ < 0) {
        QChartView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return walk(0, -1);
    case Qt::Key_Right:
        return walk(0, 1);
    case Qt::Key_Up:
        return walk(-1, 0);
    case Qt::Key_Down:
        return walk(1, 0);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit chosen();
        return;
    default:
        QChartView::keyPressEvent(event);
    }
}

void GrowthChart::changeEvent(QEvent* event) {
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
    }
}

void GrowthChart::resizeEvent(QResizeEvent* event) {
    QChartView::resizeEvent(event);
    fitLegend();
}

void GrowthChart::restyle() {
    const Theme& theme = themeFor(palette());
    setBackgroundBrush(theme.background);
    chart()->setBackgroundBrush(theme.background);
    for (QAbstractAxis* axis : std::initializer_list<QAbstractAxis*>{counts_, depths_}) {
        axis->setLabelsColor(theme.text);
        axis->setTitleBrush(theme.text);
        axis->setLabelsFont(font());
        axis->setTitleFont(font());
        axis->setLinePenColor(theme.mutedText);
        axis->setGridLineColor(blended(theme.background, theme.mutedText, 0.25));
    }
    fitLegend();
}

} // namespace prunus

#include "moc_growthchart.cpp"
