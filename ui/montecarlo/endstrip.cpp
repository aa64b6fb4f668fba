#include "ui/montecarlo/endstrip.h"

#include "ui/base/connecteach.h"
#include "ui/drawing/endboard.h"
#include "ui/words/gamewords.h"
#include "ui/words/uctwords.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

/// The height, in lines of text, unless there is less room.
constexpr int lines = 7;

} // namespace

EndStrip::EndStrip(UctCanvas& canvas, MonteCarlo& run, QWidget* parent)
    : QWidget(parent), canvas_(canvas), run_(run) {
    setObjectName(QStringLiteral("endStrip"));
    setAccessibleName(tr("Board where the playout ended"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setVisible(false);
    connectEach(&run, this, &EndStrip::refresh, &MonteCarlo::searched, &MonteCarlo::stepChanged);
    // The tail goes on where it leaves the canvas.
    connect(&canvas, &TreeCanvas::viewChanged, this, qOverload<>(&QWidget::update));
}

void EndStrip::setMostHeight(int height) {
    mostHeight_ = height;
    updateGeometry();
}

QSize EndStrip::sizeHint() const {
    return {0, std::min(mostHeight_, lines * fontMetrics().lineSpacing())};
}

QString EndStrip::caption() const {
    return board_ ? UctWords::endOf(*board_, run_.trace()->result(run_.moment().iteration()))
                  : QString();
}

void EndStrip::refresh() {
    const std::shared_ptr<const UctTrace> trace = run_.trace();
    const UctMoment moment = run_.moment();
    setVisible(trace->start().has_value());
    if (!trace->start() || !moment.simulated()) {
        board_.reset();
    } else if (!board_ || of_ != trace || iteration_ != moment.iteration()) {
        UctTrace::PlayedOut played = trace->playedOut(moment.iteration());
        board_ = boardOf(played.end, played.before ? &*played.before : nullptr);
        move_ = std::move(played.move);
        iteration_ = moment.iteration();
    }
    of_ = trace;
    setAccessibleDescription(board_ ? shownPosition(*board_, move_, true) : QString());
    update();
}

void EndStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const Theme& theme = canvas_.theme();
    painter.fillRect(rect(), theme.background);
    if (board_ && canvas_.showsRun()) {
        const NodeId from = run_.trace()->playoutNode(run_.moment().iteration());
        paintEndBoard(painter, rect(), canvas_.nodeRect(from).center().x(),
                      {*board_, *run_.trace()->start(), caption()}, theme);
    }
}

} // namespace prunus

#include "moc_endstrip.cpp"
