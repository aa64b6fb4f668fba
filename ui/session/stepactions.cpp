#include "ui/session/stepactions.h"

#include "ui/session/stepping.h"

namespace prunus {

StepActions::StepActions(Session& session, Playback& playback, QObject* parent)
    : QObject(parent), first(make("first", tr("&First step"), {Qt::Key_Home})),
      back(make("back", tr("Step &back"), {Qt::Key_Left, Qt::Key_PageUp})),
      step(make("step", tr("&Step"), {Qt::Key_Right, Qt::Key_PageDown})),
      last(make("last", tr("&Last step"), {Qt::Key_End})),
      previousCutoff(make("previousCutoff", tr("&Previous cutoff"), {Qt::CTRL | Qt::Key_Left})),
      nextCutoff(make("nextCutoff", tr("&Next cutoff"), {Qt::CTRL | Qt::Key_Right})),
      endOfNode(make("endOfNode", tr("&End of node"), {Qt::SHIFT | Qt::Key_Right})),
      play(make("play", tr("P&lay"), {Qt::Key_Space})),
      stopAtCutoffs(make("stopAtCutoffs", tr("Stop at c&utoffs"), {})),
      goTo(make("goTo", tr("&Go to step…"), {Qt::CTRL | Qt::Key_G})), session_(session),
      playback_(playback) {
    moveTo(first, [](const Moment&) { return Step{0}; });
    moveTo(back, stepBefore);
    moveTo(step, stepAfter);
    moveTo(last, [](const Moment& moment) { return moment.trace().end(); });
    moveTo(previousCutoff, cutoffBefore);
    moveTo(nextCutoff, cutoffAfter);
    moveTo(endOfNode, prunus::endOfNode);
    connect(play, &QAction::triggered, &playback, &Playback::toggle);
    stopAtCutoffs->setCheckable(true);
    connect(stopAtCutoffs, &QAction::toggled, &playback, &Playback::setStopsAtCutoffs);
    for (const auto signal :
         {&Session::stepChanged, &Session::documentChanged, &Session::traceChanged}) {
        connect(&session, signal, this, &StepActions::derive);
    }
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

void StepActions::moveTo(QAction* action, Step (*target)(const Moment&)) {
    connect(action, &QAction::triggered, this, [this, target] {
        if (session_.hasSearch()) {
            session_.setStep(target(session_.moment()));
        }
    });
}

void StepActions::derive() {
    const bool search = session_.hasSearch();
    const Step now = session_.step();
    const bool atStart = now.value == 0;
    const bool atEnd = !search || now == session_.trace()->end();
    first->setEnabled(search && !atStart);
    back->setEnabled(search && !atStart);
    step->setEnabled(!atEnd);
    last->setEnabled(!atEnd);
    endOfNode->setEnabled(!atEnd);
    nextCutoff->setEnabled(search && prunus::nextCutoff(*session_.trace(), now).has_value());
    previousCutoff->setEnabled(search &&
                               prunus::previousCutoff(*session_.trace(), now).has_value());
    play->setEnabled(search);
    play->setText(playback_.playing() ? tr("Pa&use") : tr("P&lay"));
    goTo->setEnabled(search);
}

} // namespace prunus
