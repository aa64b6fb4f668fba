#include "ui/panels/timelinetrack.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/panels/notemarks.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <map>

namespace prunus {
namespace {

// At the usual text size.
constexpr double usualHandle = 12;
constexpr double usualTrack = 16;
constexpr int usualMark = 12;
constexpr double usualText = 16;
constexpr double lowestMark = 0.25;
constexpr double usualNote = 5.5; ///< half of it

} // namespace

TimelineTrack::TimelineTrack(Session& session, QWidget* parent)
    : QAbstractSlider(parent), session_(session) {
    setObjectName(QStringLiteral("timelineTrack"));
    setAccessibleName(tr("Step"));
    setOrientation(Qt::Horizontal);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Tab leads here for those who listen; every key that moves it is a command of the window.
    setFocusPolicy(Qt::TabFocus);
    connect(&session.panes(), &Panes::panesChanged, this, [this] { marksWidth_ = -1; });
    connectEach(&session.panes(), this, &TimelineTrack::refresh, &Panes::beatChanged,
                &Panes::panesChanged);
    connectEach(
        &session, this,
        [this] {
            marksWidth_ = -1;
            refresh();
        },
        &Session::hideUnreadLeavesChanged, &Session::showNotesChanged);
    // From a screen reader.
    connect(this, &QAbstractSlider::valueChanged, this, [this](int value) {
        session_.panes().setBeat(Beat{static_cast<std::uint32_t>(value)});
        refresh(); // there may be no such step
    });
    refresh();
}

void TimelineTrack::refresh() {
    const QSignalBlocker quiet(this);
    if (passesShown_ != showsPasses()) {
        passesShown_ = !passesShown_;
        updateGeometry();
    }
    if (session_.hidesWhatComes()) {
        marksWidth_ = -1;
    }
    if (!isSliderDown()) { // or what is dragged would run away
        setRange(0, static_cast<int>(session_.panes().shownEnd().value));
    }
    setValue(static_cast<int>(session_.panes().beat().value));
    describe();
    update();
}

/// What the marks tell those who see them.
void TimelineTrack::describe() {
    const Panes& panes = session_.panes();
    const int number = static_cast<int>(shownCutoffs(panes.picked()).size());
    const bool some = session_.hidesWhatComes() && !panes.over();
    const QString text =
        panes.sideBySide() ? (some ? tr("%Ln cutoffs so far in the picked search", nullptr, number)
                                   : tr("%Ln cutoffs in the picked search", nullptr, number))
                           : (some ? tr("%Ln cutoffs so far in this search", nullptr, number)
                                   : tr("%Ln cutoffs in this search", nullptr, number));
    const QString passes = session_.hasSearch() ? passesCounted(untilShown()) : QString();
    const int noted = static_cast<int>(notes().size());
    const QString told = noted == 0 ? QString() : tr("%Ln notes", nullptr, noted);
    const QString all = listed({text, passes, told});
    if (all != accessibleDescription()) {
        setAccessibleDescription(all);
    }
}

/// Half as fast as the text grows: it is not read.
double TimelineTrack::grown(double usual) const {
    return usual * std::max(1.0, (1 + fontMetrics().height() / usualText) / 2);
}

double TimelineTrack::handleRadius() const {
    return grown(usualHandle);
}

double TimelineTrack::trackHeight() const {
    return grown(usualTrack);
}

double TimelineTrack::markHeight() const {
    return grown(usualMark);
}

int TimelineTrack::labelHeight() const {
    return std::max(fontMetrics().height(), static_cast<int>(markHeight())) + 2;
}

QRectF TimelineTrack::trackRect() const {
    return {handleRadius(), labelHeight() + handleRadius() - trackHeight() / 2 + 2,
            width() - 2 * handleRadius(), trackHeight()};
}

TimeScale TimelineTrack::scale() const {
    const QRectF track = trackRect();
    return {track.left(), std::max(track.width(), 1.0),
            Beat{static_cast<std::uint32_t>(maximum())}};
}

QPointF TimelineTrack::handleAt(Beat t) const {
    return {scale().xOf(t), trackRect().center().y()};
}

QSize TimelineTrack::sizeHint() const {
    const int names = passesShown_ ? QFontMetrics(passFont()).height() : 0;
    return {400, labelHeight() + static_cast<int>(2 * handleRadius()) + 4 + names};
}

QSize TimelineTrack::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

QString TimelineTrack::cutoffLabel() const {
    if (!session_.hasSearch()) {
        return {};
    }
    const SearchTrace& trace = *session_.trace();
    const auto step = previousCutoff(trace, session_.step() + 1);
    if (!step) {
        return {};
    }
    const Document& document = *session_.document();
    return QStringLiteral("✂ ") +
           shownName(document.names, Moment(document.tree, trace, *step).event().node);
}

void TimelineTrack::paintTrack(QPainter& painter) const {
    const Chrome& chrome = chromeFor(palette());
    const Panes& panes = session_.panes();
    const QRectF track = trackRect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(chrome.track);
    painter.drawRoundedRect(track, trackHeight() / 2, trackHeight() / 2);
    QRectF played = track;
    played.setRight(handleAt(panes.beat()).x());
    painter.setBrush(chrome.played);
    painter.drawRoundedRect(played, trackHeight() / 2, trackHeight() / 2);
}

const std::vector<CutoffColumn>& TimelineTrack::marks() const {
    if (marksWidth_ != width()) {
        marks_ = findMarks();
        marksWidth_ = width();
    }
    return marks_;
}

/// Of a pane's search all, or those up to the step that it shows.
std::span<const SearchTrace::Cutoff> TimelineTrack::shownCutoffs(int pane) const {
    const auto trace = session_.panes().at(pane).trace;
    if (!trace) {
        return {};
    }
    const std::span<const SearchTrace::Cutoff> all = trace->cutoffs();
    if (!session_.hidesWhatComes()) {
        return all;
    }
    const Step shown = session_.panes().at(pane).step;
    const auto next = std::ranges::upper_bound(all, shown, {}, &SearchTrace::Cutoff::step);
    return all.first(static_cast<std::size_t>(next - all.begin()));
}

/// The cutoffs of all panes; those in the same column are counted together.
std::vector<CutoffColumn> TimelineTrack::findMarks() const {
    const Panes& panes = session_.panes();
    std::map<int, std::uint32_t> all;
    for (int pane = 0; pane < panes.count(); ++pane) {
        const auto firstBeatShowing = [&](Step step) { return panes.firstBeatShowing(pane, step); };
        for (const CutoffColumn& each :
             cutoffColumns(shownCutoffs(pane), scale(), firstBeatShowing)) {
            all[each.column] += each.cutoffs;
        }
    }
    std::vector<CutoffColumn> marks;
    marks.reserve(all.size());
    for (const auto& [column, cutoffs] : all) {
        marks.push_back({column, cutoffs});
    }
    return marks;
}

void TimelineTrack::paintMarks(QPainter& painter) const {
    const std::vector<CutoffColumn>& columns = marks();
    const QColor colour = palette().color(cutRole);
    const double ratio = devicePixelRatioF();
    const QSize size(width(), labelHeight() + static_cast<int>(handleRadius()));
    const PictureKey key{size, ratio, colour, columns};
    if (pictureKey_ != key) {
        pictureKey_ = key;
        picture_ = QPixmap(size * ratio);
        picture_.setDevicePixelRatio(ratio);
        picture_.fill(Qt::transparent);
        QPainter once(&picture_);
        once.setRenderHint(QPainter::Antialiasing);
        drawMarks(once, columns, colour);
    }
    painter.drawPixmap(0, 0, picture_);
}

void TimelineTrack::drawMarks(QPainter& painter, const std::vector<CutoffColumn>& columns,
                              const QColor& colour) const {
    const double bottom = trackRect().top() - 1;
    const double wide = static_cast<double>(columns.size()) * 6 < scale().width ? 4 : 1;
    const auto fullest = std::ranges::max_element(columns, {}, &CutoffColumn::cutoffs);
    for (const CutoffColumn& each : columns) {
        // Where cutoffs share columns, the fuller ones stand higher.
        const double part = double(each.cutoffs) / fullest->cutoffs;
        const double height = markHeight() * (lowestMark + (1 - lowestMark) * part);
        painter.fillRect(QRectF(each.column + 0.5 - wide / 2, bottom - height, wide, height),
                         colour);
    }
}

/// Beside the last mark, if no other mark is in the way.
void TimelineTrack::paintLabel(QPainter& painter) const {
    const QString text = cutoffLabel();
    if (text.isEmpty()) {
        return;
    }
    QFont bold(font());
    bold.setBold(true);
    const double needed = QFontMetricsF(bold).horizontalAdvance(text) + 8;
    const Panes& panes = session_.panes();
    const Step cutoff = *previousCutoff(*session_.trace(), session_.step() + 1);
    const double mark = scale().xOf(panes.firstBeatShowing(panes.picked(), cutoff));
    const std::vector<CutoffColumn>& all = marks();
    const auto next = std::ranges::upper_bound(all, mark, {}, &CutoffColumn::column);
    if (mark + 6 + needed > (next == all.end() ? width() : next->column - 3)) {
        return;
    }
    const double x = mark + 6;
    painter.setFont(bold);
    painter.setPen(palette().color(cutRole));
    painter.drawText(QRectF(x, 0, needed, trackRect().top()), Qt::AlignLeft | Qt::AlignVCenter,
                     text);
}

void TimelineTrack::paintHandle(QPainter& painter) const {
    const Theme& theme = themeFor(palette());
    const QPointF centre = handleAt(session_.panes().beat());
    const double ring = handleRadius() - 3;
    painter.setBrush(chromeFor(palette()).card);
    painter.setPen(QPen(theme.ringOutline, 6));
    painter.drawEllipse(centre, ring, ring);
    painter.setPen(QPen(theme.ring, 4));
    painter.drawEllipse(centre, ring, ring);
}

void TimelineTrack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTrack(painter);
    if (session_.hasSearch()) {
        paintPasses(painter);
        paintMarks(painter);
        paintLabel(painter);
        paintNoteMarks(painter, notePlaces(), grown(usualNote), palette());
        paintHandle(painter);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themeFor(palette()).selection, 2));
        painter.drawRoundedRect(trackRect().adjusted(-2, -2, 2, 2), trackHeight() / 2,
                                trackHeight() / 2);
    }
}

void TimelineTrack::goTo(double x) {
    session_.panes().setBeat(scale().beatAt(x));
}

void TimelineTrack::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(true);
        goTo(event->position().x());
    }
}

void TimelineTrack::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) {
        goTo(event->position().x());
    }
}

void TimelineTrack::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
        refresh();
    }
}

/// A step a notch, forward as a page scrolls on: towards the reader.
void TimelineTrack::wheelEvent(QWheelEvent* event) {
    constexpr int notch = QWheelEvent::DefaultDeltasPerStep;
    wheelTurned_ -= event->angleDelta().y();
    const int steps = wheelTurned_ / notch;
    wheelTurned_ -= steps * notch;
    setValue(value() + steps);
    event->accept();
}

} // namespace prunus

#include "moc_timelinetrack.cpp"
