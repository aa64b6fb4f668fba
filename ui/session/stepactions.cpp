#include "ui/session/stepactions.h"

#include "core/trace/notesteps.h"
#include "ui/base/connecteach.h"
#include "ui/session/stepping.h"

#include <algorithm>
#include <iterator>

namespace prunus {

StepActions::StepActions(Session& session, Playback& playback, QObject* parent)
    : QObject(parent), first(make("first", tr("&First step"), {Qt::Key_Home})),
      back(make("back", tr("Step &back"), {Qt::Key_Left, Qt::Key_PageUp})),
      //: A verb: one step forward.
      step(make("step", tr("&Step"), {Qt::Key_Right, Qt::Key_PageDown})),
      last(make("last", tr("&Last step"), {Qt::Key_End})),
      previousCutoff(make("previousCutoff", tr("&Previous cutoff"), {Qt::CTRL | Qt::Key_Left})),
      nextCutoff(make("nextCutoff", tr("&Next cutoff"), {Qt::CTRL | Qt::Key_Right})),
      previousNote(make("previousNote", tr("Pre&vious note"), {Qt::SHIFT | Qt::Key_N})),
      nextNote(make("nextNote", tr("Next n&ote"), {Qt::Key_N})),
      endOfNode(make("endOfNode", tr("&End of node"), {Qt::SHIFT | Qt::Key_Right})),
      play(make("play", tr("Pla&y"), {Qt::Key_Space})),
      stopAtCutoffs(make("stopAtCutoffs", tr("Stop at c&utoffs"), {})),
      goTo(make("goTo", tr("&Go to step…"), {Qt::CTRL | Qt::Key_G})), session_(session),
      playback_(playback) {
    moveTo(first, [](const Panes&) { return Beat{0}; });
    moveTo(back, [](const Panes& c) { return Beat{std::max(c.beat().value, 1U) - 1}; });
    moveTo(step, [](const Panes& c) { return c.beat() + 1; });
    moveTo(last, [](const Panes& c) { return c.end(); });
    moveTo(previousCutoff, [](const Panes& c) { return c.cutoffBefore().value_or(c.beat()); });
    connect(nextCutoff, &QAction::triggered, this, [this] {
        Panes& panes = session_.panes();
        const auto cutoff = panes.cutoffAfter();
        cutoff ? panes.setBeat(*cutoff) : emit noCutoffLeft();
    });
    connect(nextNote, &QAction::triggered, this, [this] { moveToNote(true); });
    connect(previousNote, &QAction::triggered, this, [this] { moveToNote(false); });
    connect(endOfNode, &QAction::triggered, this, [this] {
        if (session_.hasSearch()) {
            session_.setStep(prunus::endOfNode(session_.moment()));
        }
    });
    connect(play, &QAction::triggered, &playback, &Playback::toggle);
    stopAtCutoffs->setCheckable(true);
    connect(stopAtCutoffs, &QAction::toggled, &playback, &Playback::setStopsAtCutoffs);
    connectEach(&session.panes(), this, &StepActions::derive, &Panes::beatChanged,
                &Panes::panesChanged);
    connect(&playback, &Playback::playingChanged, this, &StepActions::derive);
    derive();
}

QAction* StepActions::make(const char* name, const QString& text, const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}

QList<QAction*> StepActions::all() const {
    return {first,      back,      step, last,          previousCutoff,
            nextCutoff, endOfNode, play, stopAtCutoffs, goTo};
}

void StepActions::moveTo(QAction* action, Beat (*target)(const Panes&)) {
    connect(action, &QAction::triggered, this, [this, target] {
        Panes& panes = session_.panes();
        panes.setBeat(target(panes));
    });
}

/// Of the picked search. Where notes are hidden nothing tells that there are any.
void StepActions::moveToNote(bool next) {
    if (!session_.hasSearch() || !session_.showsNotes()) {
        emit noNoteLeft();
        return;
    }
    const std::vector<NoteStep> notes = notesIn(session_.document()->tree, *session_.trace());
    const Step here = session_.step();
    const auto after = std::ranges::upper_bound(notes, here, {}, &NoteStep::step);
    const auto before = std::ranges::lower_bound(notes, here, {}, &NoteStep::step);
    if (next ? after == notes.end() : before == notes.begin()) {
        emit noNoteLeft();
        return;
    }
    session_.setStep(next ? after->step : std::prev(before)->step);
}

void StepActions::derive() {
    const bool search = session_.hasSearch();
    const Panes& panes = session_.panes();
    const bool atStart = panes.beat().value == 0;
    const bool atEnd = panes.beat() == panes.end();
    first->setEnabled(search && !atStart);
    back->setEnabled(search && !atStart);
    step->setEnabled(!atEnd);
    last->setEnabled(!atEnd);
    endOfNode->setEnabled(search && session_.step() != session_.trace()->end());
    nextCutoff->setEnabled(search);
    nextNote->setEnabled(search);
    previousNote->setEnabled(search);
    previousCutoff->setEnabled(panes.cutoffBefore().has_value());
    play->setEnabled(search);
    play->setText(playback_.playing() ? tr("P&ause") : tr("Pla&y"));
    goTo->setEnabled(search);
}

} // namespace prunus

#include "moc_stepactions.cpp"
