#include "ui/compare/growthchart.h"

#include "core/growth/reference.h"

#include <QAccessibleWidget>
#include <QChart>
#include <QKeyEvent>
#include <QLocale>
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
      depths_(new QValueAxis(chart())) {
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(spokenChart), true);
    setObjectName(QStringLiteral("growthChart"));
    setAccessibleName(tr("Chart of nodes against depth"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(320, 240);
    chart()->setTheme(QChart::ChartThemeLight); // before all else: it overwrites colours
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
    depths_->setTitleText(tr("depth in plies"));
    counts_->hide(); // without a line there is nothing to place them by
    depths_->hide();
    restyle();
}

QLineSeries* GrowthChart::addSeries() {
    auto* series = new QLineSeries(chart());
    chart()->addSeries(series);
    series->attachAxis(counts_);
    series->attachAxis(depths_);
    return series;
}

void GrowthChart::begin(const GrowthPlan& plan) {
    plan_ = plan;
    chart()->removeAllSeries();
    series_.clear();
    theory_.clear();
    drawn_.clear();
    if (std::holds_alternative<RandomTrees>(plan.subject)) {
        for (const Theory each : {Theory::all, Theory::minimal, Theory::pearl}) {
            theory_.push_back({each, addSeries()});
        }
    }
    for (std::size_t i = 0; i < plan.lines.size(); ++i) {
        series_.push_back(addSeries());
    }
    counts_->show();
    depths_->show();
    restyle();
    setCurrent(-1);
    drawAgain();
}

void GrowthChart::show(const std::vector<GrowthPoint>& points) {
    std::optional<GrowthPoint> at;
    if (const GrowthPoint* point = current()) {
        at = *point;
    }
    drawn_.clear();
    int now = -1;
    for (const GrowthPoint& each : points) {
        if (at && each.line == at->line && each.depth == at->depth) {
            now = static_cast<int>(drawn_.size());
        }
        drawn_.push_back({each, spreadOf(each, count_)});
    }
    current_ = now;
    drawAgain();
    emit pointed();
}

void GrowthChart::setCount(GrowthCount count) {
    count_ = count;
    for (Drawn& each : drawn_) {
        each.spread = spreadOf(each.point, count);
    }
    drawAgain();
    emit pointed();
}

double GrowthChart::theoryAt(Theory theory, std::uint32_t depth) const {
    const std::uint32_t b = std::get<RandomTrees>(plan_->subject).shape.branching;
    const bool leaves = count_ == &GrowthSample::leavesEvaluated;
    switch (theory) {
    case Theory::all:
        return leaves ? uniformLeaves(b, depth) : uniformNodes(b, depth);
    case Theory::minimal:
        return leaves ? minimalLeaves(b, depth) : minimalNodes(b, depth);
    case Theory::pearl:
        break;
    }
    return std::pow(randomOrderRate(b), depth);
}

QString GrowthChart::nameOf(Theory theory) const {
    const std::uint32_t b = std::get<RandomTrees>(plan_->subject).shape.branching;
    const bool leaves = count_ == &GrowthSample::leavesEvaluated;
    switch (theory) {
    case Theory::all:
        return leaves ? tr("all leaves, b^d") : tr("all nodes");
    case Theory::minimal:
        return leaves ? tr("fewest, b^⌈d/2⌉ + b^⌊d/2⌋ − 1") : tr("fewest nodes (Knuth, Moore)");
    case Theory::pearl:
        break;
    }
    return tr("Pearl’s slope, %1^d").arg(locale().toString(randomOrderRate(b), 'f', 3));
}

void GrowthChart::drawAgain() {
    if (!plan_) {
        return;
    }
    counts_->setTitleText(count_ == &GrowthSample::leavesEvaluated ? tr("leaves read")
                                                                   : tr("nodes visited"));
    fitAxes();
    std::vector<QList<QPointF>> lines(series_.size());
    for (const Drawn& each : drawn_) {
        const auto at = std::find(plan_->lines.begin(), plan_->lines.end(), each.point.line);
        lines[std::size_t(at - plan_->lines.begin())]
            << QPointF(each.point.depth, each.spread.median);
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        series_[i]->replace(lines[i]);
    }
    for (const TheoryLine& each : theory_) {
        QList<QPointF> points;
        for (std::uint32_t d = 1; d <= std::uint32_t(depths_->max()); ++d) {
            points << QPointF(d, theoryAt(each.theory, d));
        }
        each.series->replace(points);
    }
    fitLegend();
    viewport()->update();
}

/// To the depth that is planned; where it was not reached, to the deepest that was.
void GrowthChart::fitAxes() {
    double deepest = 2;
    double most = 10;
    for (const Drawn& each : drawn_) {
        deepest = std::max(deepest, double(each.point.depth));
        most = std::max(most, each.spread.upperQuartile);
    }
    for (const TheoryLine& each : theory_) {
        most = std::max(most, theoryAt(each.theory, std::uint32_t(deepest)));
    }
    depths_->setRange(1, deepest);
    depths_->setTickInterval(std::max(1.0, std::ceil(deepest / 16)));
    counts_->setRange(1, std::pow(10, std::ceil(std::log10(most) - 1e-9)));
}

std::vector<GrowthPoint> GrowthChart::points() const {
    std::vector<GrowthPoint> points;
    points.reserve(drawn_.size());
    for (const Drawn& each : drawn_) {
        points.push_back(each.point);
    }
    return points;
}

const GrowthPoint* GrowthChart::current() const {
    return current_ < 0 ? nullptr : &drawn_[std::size_t(current_)].point;
}

QPointF GrowthChart::scenePoint(double depth, double count) const {
    return chart()->mapToScene(chart()->mapToPosition({depth, count}, series_.front()));
}

QPointF GrowthChart::placeOf(const GrowthPoint& point) const {
    return mapFromScene(scenePoint(point.depth, spreadOf(point, count_).median));
}

int GrowthChart::nearest(QPointF place) const {
    int found = -1;
    double least = reach;
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
        const Drawn& each = drawn_[i];
        const QPointF at = scenePoint(each.point.depth, each.spread.median);
        const double distance = QLineF(mapToScene(place.toPoint()), at).length();
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
    if (current_ < 0 && !drawn_.empty()) {
        setCurrent(0);
    }
    QChartView::focusInEvent(event);
}

/// To the neighbouring depth of a line, or to the neighbouring line at a depth.
void GrowthChart::walk(int lines, int depths) {
    const GrowthPoint& from = *current();
    for (int i = current_ + lines + depths; i >= 0 && i < int(drawn_.size()); i += lines + depths) {
        const GrowthPoint& to = drawn_[std::size_t(i)].point;
        if (lines != 0 ? to.depth == from.depth : to.line == from.line) {
            setCurrent(i);
            return;
        }
    }
}

void GrowthChart::keyPressEvent(QKeyEvent* event) {
    const bool steps = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (current_ < 0 && steps && !drawn_.empty()) {
        setCurrent(0);
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
    for (const TheoryLine& each : theory_) {
        each.series->setPen(theoryPen(each.theory, theme));
    }
    for (std::size_t i = 0; i < series_.size(); ++i) {
        series_[i]->setPen(LineStyle(plan_->lines[i], theme).pen());
    }
    fitLegend();
    viewport()->update();
}

} // namespace prunus
