// What the timeline marks beside cutoffs: iterations, or passes, and notes.

#include "ui/panels/timelinetrack.h"

#include <QPainter>

namespace prunus {

/// Of the picked search; under what hides leaves to come only those that have begun.
Moment TimelineTrack::untilShown() const {
    const Step until = session_.hidesWhatComes() ? session_.step() : session_.trace()->end();
    return {session_.document()->tree, *session_.trace(), until};
}

std::vector<PassMark> TimelineTrack::passes() const {
    if (!session_.hasSearch()) {
        return {};
    }
    const Panes& panes = session_.panes();
    const auto firstBeatShowing = [&](Step step) {
        return panes.firstBeatShowing(panes.picked(), step);
    };
    return passMarks(untilShown(), scale(), firstBeatShowing, passFont());
}

bool TimelineTrack::showsPasses() const {
    return session_.hasSearch() && makesPasses(session_.options().algorithm);
}

/// A little smaller than what stands above the track.
QFont TimelineTrack::passFont() const {
    QFont small(font());
    small.setPointSizeF(0.9 * small.pointSizeF());
    return small;
}

/// Beneath the track, where the handle covers no name.
void TimelineTrack::paintPasses(QPainter& painter) const {
    const double under = trackRect().center().y() + handleRadius();
    painter.setFont(passFont());
    paintPassMarks(painter, passes(), trackRect().top(), under,
                   palette().color(QPalette::WindowText));
}

std::vector<NoteStep> TimelineTrack::notes() const {
    return session_.hasSearch() && session_.showsNotes()
               ? notesIn(session_.document()->tree, *session_.trace())
               : std::vector<NoteStep>();
}

std::vector<QPointF> TimelineTrack::notePlaces() const {
    const Panes& panes = session_.panes();
    std::vector<QPointF> places;
    for (const NoteStep& each : notes()) {
        places.push_back(handleAt(panes.firstBeatShowing(panes.picked(), each.step)));
    }
    return places;
}

} // namespace prunus
