#include "ui/montecarlo/steprow.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/card.h"
#include "ui/words/uctwords.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace prunus {

StepRow::StepRow(MonteCarlo& run, QWidget* parent)
    : QWidget(parent), run_(run), label_(makeLabel("uctStep", this)),
      slider_(new QSlider(Qt::Horizontal, this)), buttons_(new QHBoxLayout),
      first_(make("uctFirst", tr("&First step"), {Qt::Key_Home},
                  [](const MonteCarlo&) { return Step{0}; })),
      back_(
          make("uctBack", tr("Step &back"), {Qt::Key_Left, Qt::Key_PageUp},
               [](const MonteCarlo& r) { return r.step().value == 0 ? r.step() : r.step() - 1; })),
      step_(make("uctForth", tr("&Step"), {Qt::Key_Right, Qt::Key_PageDown},
                 [](const MonteCarlo& r) { return r.step() + 1; })),
      last_(make("uctLast", tr("&Last step"), {Qt::Key_End},
                 [](const MonteCarlo& r) { return r.trace()->end(); })),
      play_(new QAction(tr("Pla&y"), this)),
      previousIteration_(make("previousIteration", tr("&Previous iteration"),
                              {Qt::CTRL | Qt::Key_Left},
                              [](const MonteCarlo& r) { return r.previousIteration(); })),
      nextIteration_(make("nextIteration", tr("&Next iteration"), {Qt::CTRL | Qt::Key_Right},
                          [](const MonteCarlo& r) { return r.nextIteration(); })),
      previousPhase_(make("previousPhase", tr("Same phase &before"), {Qt::SHIFT | Qt::Key_Left},
                          [](const MonteCarlo& r) { return r.samePhaseBefore(); })),
      nextPhase_(make("nextPhase", tr("Same phase &again"), {Qt::SHIFT | Qt::Key_Right},
                      [](const MonteCarlo& r) { return r.samePhaseAfter(); })) {
    play_->setObjectName(QStringLiteral("uctPlay"));
    play_->setShortcut(Qt::Key_Space);
    connect(play_, &QAction::triggered, this, [this] { setPlaying(!timer_.isActive()); });
    timer_.setInterval(500);
    connect(&timer_, &QTimer::timeout, this, [this] {
        run_.setStep(run_.step() + 1);
        setPlaying(run_.step() != run_.trace()->end());
    });
    setBold(*label_, true);
    slider_->setObjectName(QStringLiteral("uctSlider"));
    slider_->setAccessibleName(tr("Step"));
    slider_->setFocusPolicy(Qt::NoFocus); // the arrow keys step
    connect(slider_, &QSlider::valueChanged, this,
            [this](int at) { run_.setStep(Step{static_cast<std::uint32_t>(at)}); });
    addButton(first_, QStringLiteral("|◀"));
    addButton(back_, tr("◀ Back"));
    addButton(step_, tr("▶ Step"));
    addButton(play_, tr("▶▶ Play"));
    addButton(last_, QStringLiteral("▶|"));
    buttons_->addSpacing(12);
    addButton(previousIteration_, tr("◀ Iteration"));
    addButton(nextIteration_, tr("▶ Iteration"));
    buttons_->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 8, 18, 12);
    column->setSpacing(6);
    column->addWidget(label_);
    column->addWidget(slider_);
    column->addLayout(buttons_);
    connectEach(&run, this, &StepRow::derive, &MonteCarlo::searched, &MonteCarlo::stepChanged);
    derive();
}

QAction* StepRow::make(const char* name, const QString& text, const QList<QKeySequence>& keys,
                       Step (*target)(const MonteCarlo&)) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, [this, target] {
        setPlaying(false);
        if (run_.trace() != nullptr) {
            run_.setStep(target(run_));
        }
    });
    return action;
}

QList<QAction*> StepRow::commands() const {
    return {first_,         back_,          step_,     last_, play_, previousIteration_,
            nextIteration_, previousPhase_, nextPhase_};
}

void StepRow::addButton(QAction* action, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    button->setFocusPolicy(Qt::NoFocus); // each has a key
    button->setAutoDefault(false);
    const QString plain = QString(action->text()).remove(u'&');
    button->setAccessibleName(plain);
    button->setToolTip(
        tr("%1 (%2)").arg(plain, action->shortcut().toString(QKeySequence::NativeText)));
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::enabledChanged, button, &QWidget::setEnabled);
    buttons_->addWidget(button);
}

void StepRow::setPlaying(bool playing) {
    playing ? timer_.start() : timer_.stop();
    findChild<QPushButton*>(QStringLiteral("uctPlayButton"))
        ->setText(playing ? tr("❚❚ Pause") : tr("▶▶ Play"));
}

void StepRow::derive() {
    const bool any = run_.trace() != nullptr;
    const bool atEnd = !any || run_.step() == run_.trace()->end();
    const bool atStart = !any || run_.step().value == 0;
    for (QAction* each : {first_, back_, previousIteration_, previousPhase_}) {
        each->setEnabled(!atStart);
    }
    for (QAction* each : {step_, last_, play_, nextIteration_, nextPhase_}) {
        each->setEnabled(!atEnd);
    }
    slider_->setEnabled(any);
    if (any) {
        const QSignalBlocker quiet(slider_);
        slider_->setRange(0, static_cast<int>(run_.trace()->end().value));
        slider_->setValue(static_cast<int>(run_.step().value));
        label_->setText(UctWords(run_.moment(), run_.names()).where());
    }
}

} // namespace prunus

#include "moc_steprow.cpp"
