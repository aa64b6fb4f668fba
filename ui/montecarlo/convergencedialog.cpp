#include "ui/montecarlo/convergencedialog.h"

#include "ui/look/theme.h"
#include "ui/widgets/card.h"
#include "ui/words/localenumbers.h"
#include "ui/words/uctsentences.h"
#include "ui/words/words.h"

#include <QAreaSeries>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>

namespace prunus {
namespace {

QChartView* makeView(const char* name, const QString& spoken, QWidget* parent) {
    auto* view = new QChartView(new QChart, parent);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(spoken);
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setMinimumSize(420, 220);
    view->chart()->setLocalizeNumbers(true);
    view->chart()->setBackgroundRoundness(0);
    return view;
}

/// Colours of the window, which a chart's own theme would overwrite.
void dress(QChart& chart, const Theme& theme, const QFont& font) {
    chart.setBackgroundBrush(theme.background);
    chart.legend()->setLabelColor(theme.text);
    chart.legend()->setFont(font);
    chart.legend()->setAlignment(Qt::AlignBottom);
    for (QAbstractAxis* axis : chart.axes()) {
        axis->setLabelsFont(font);
        axis->setTitleFont(font);
        axis->setLabelsColor(theme.text);
        axis->setTitleBrush(theme.text);
        axis->setGridLineColor(blended(theme.background, theme.text, 0.15));
    }
}

QLineSeries* lineOf(QChart& chart, const QString& name, const QPen& pen,
                    const QList<QPointF>& points) {
    auto* line = new QLineSeries(&chart);
    line->setName(name);
    line->setPen(pen);
    line->append(points);
    chart.addSeries(line);
    return line;
}

} // namespace

ConvergenceDialog::ConvergenceDialog(std::shared_ptr<const GameTree> tree,
                                     const UctOptions& options, QWidget* parent)
    : QDialog(parent), told_(makeWrappedLabel("convergenceTold", this)),
      estimates_(makeView("estimateChart", tr("Chart of estimates against leaves"), this)),
      shares_(makeView("shareChart", tr("Chart of best moves against leaves"), this)),
      job_([this](const Brought<Measured>& found) {
          if (found && *found) {
              show(**found);
          } else {
              told_->setText(tr("There is not enough memory for so many iterations."));
          }
      }) {
    setObjectName(QStringLiteral("convergence"));
    setWindowTitle(tr("Convergence"));
    setAttribute(Qt::WA_DeleteOnClose);
    told_->setText(tr("Searching with %Ln seeds…", nullptr, static_cast<int>(runs)));
    auto* column = new QVBoxLayout(this);
    column->addWidget(told_);
    column->addWidget(estimates_, 3);
    column->addWidget(shares_, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(720, 640);
    job_.start([tree = std::move(tree), options](Progress& progress) {
        return measureConvergence(tree, options, runs, &progress);
    });
}

void ConvergenceDialog::show(const Convergence& found) {
    const ConvergencePoint& last = found.points.back();
    told_->setText(
        tr("%1 After %2 leaves the median estimate is %3, and %4 % of the runs would make a best "
           "move. Alpha-beta reads %5 leaves as written, %6 best first, and then knows that the "
           "value is %7.")
            .arg(tr("UCT with %Ln seeds.", nullptr, static_cast<int>(runs)),
                 shownCount(last.leaves), shownEstimate(last.estimate.median),
                 inLocale(QString::number(100 * last.bestShare, 'f', 0)),
                 shownCount(found.leavesAsWritten), shownCount(found.leavesBestFirst),
                 shownNumber(found.value)));
    found_ = found;
    draw();
}

/// In the colours and the font that the window has now.
void ConvergenceDialog::draw() {
    for (QChartView* each : {estimates_, shares_}) {
        QChart& chart = *each->chart();
        chart.removeAllSeries();
        for (QAbstractAxis* axis : chart.axes()) {
            chart.removeAxis(axis);
            delete axis;
        }
        fill(chart, *found_, each == shares_);
    }
}

void ConvergenceDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    const bool looks =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (looks && found_) {
        draw();
    }
}

void ConvergenceDialog::fill(QChart& chart, const Convergence& found, bool shares) const {
    const Theme& theme = themeFor(palette());
    QList<QPointF> middle;
    QList<QPointF> low;
    QList<QPointF> high;
    for (const ConvergencePoint& each : found.points) {
        const double x = each.leaves;
        middle.append({x, shares ? 100 * each.bestShare : each.estimate.median});
        low.append({x, each.estimate.lowerQuartile});
        high.append({x, each.estimate.upperQuartile});
    }
    double least = shares ? 0 : found.value;
    double most = shares ? 100 : found.value;
    if (!shares) {
        for (qsizetype i = 0; i < low.size(); ++i) {
            least = std::min(least, low[i].y());
            most = std::max(most, high[i].y());
        }
        const double room = most == least ? 1 : (most - least) / 20;
        least -= room;
        most += room;
        auto* area = new QAreaSeries(new QLineSeries(&chart), new QLineSeries(&chart));
        area->upperSeries()->append(high);
        area->lowerSeries()->append(low);
        area->setName(tr("half of the runs"));
        area->setBrush(blended(theme.background, theme.max.line, 0.25));
        area->setPen(Qt::NoPen);
        chart.addSeries(area);
        lineOf(chart, tr("the value, %1").arg(shownNumber(found.value)), QPen(theme.text, 1.5),
               {{1, found.value}, {middle.back().x(), found.value}});
    }
    lineOf(chart, shares ? tr("runs with a best move, in %") : tr("estimate of the root, median"),
           QPen(theme.max.line, 2.5), middle);
    addLeaves(chart, found.leavesAsWritten, Qt::DashLine, least, most);
    if (found.leavesBestFirst != found.leavesAsWritten) {
        addLeaves(chart, found.leavesBestFirst, Qt::DotLine, least, most);
    }
    auto* across = new QLogValueAxis(&chart);
    across->setBase(10);
    across->setLabelFormat(QStringLiteral("%.0f"));
    across->setTitleText(tr("leaves evaluated"));
    across->setRange(
        1, std::max(10.0, std::max(middle.back().x(), static_cast<double>(found.leavesAsWritten))));
    auto* up = new QValueAxis(&chart);
    up->setRange(least, most);
    chart.addAxis(across, Qt::AlignBottom);
    chart.addAxis(up, Qt::AlignLeft);
    for (QAbstractSeries* each : chart.series()) {
        each->attachAxis(across);
        each->attachAxis(up);
    }
    dress(chart, theme, font());
}

void ConvergenceDialog::addLeaves(QChart& chart, std::uint64_t leaves, Qt::PenStyle dashes,
                                  double least, double most) const {
    const auto x = static_cast<double>(leaves);
    lineOf(chart,
           dashes == Qt::DashLine ? tr("alpha-beta, as written") : tr("alpha-beta, best first"),
           QPen(themeFor(palette()).cutMark, 2, dashes), {{x, least}, {x, most}});
}

} // namespace prunus

#include "moc_convergencedialog.cpp"
