#include "ui/panels/timeline.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/words/comparewords.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace prunus {

Timeline::Timeline(Session& session, Playback& playback, StepActions& actions, QWidget* parent)
    : QWidget(parent), session_(session), playback_(playback), label_(makeLabel("stepLabel", this)),
      number_(new QSpinBox(this)), of_(new ElidedLabel("stepCount", Qt::ElideRight, this)),
      paceLabel_(makeLabel("paceLabel", this)), pace_(makePace()),
      skipped_(makeLabel("skippedSoFar", this)), track_(new TimelineTrack(session, this)),
      hints_(new QWidget(this)) {
    setObjectName(QStringLiteral("timeline"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(4);
    column->addLayout(makeNumbers());
    column->addWidget(track_);
    column->addSpacing(4);
    column->addLayout(makeButtons(playback, actions));
    measureButtons();
    connectEach(&session.panes(), this, &Timeline::refresh, &Panes::beatChanged,
                &Panes::panesChanged);
    connect(&session, &Session::hideUnreadLeavesChanged, this, &Timeline::refresh);
    refresh();
}

QLayout* Timeline::makeNumbers() {
    label_->setBuddy(number_);
    setBold(*label_, true);
    setBold(*of_, true);
    setBold(*number_, true);
    number_->setObjectName(QStringLiteral("stepNumber"));
    number_->setAccessibleName(tr("Step"));
    number_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    number_->setAlignment(Qt::AlignHCenter);
    number_->setKeyboardTracking(false);
    number_->setGroupSeparatorShown(true);
    number_->setFocusPolicy(Qt::StrongFocus);
    connect(number_, &QSpinBox::valueChanged, this, [this](int value) {
        session_.panes().setBeat(Beat{static_cast<std::uint32_t>(value)});
        refresh(); // there may be no such step
    });
    number_->installEventFilter(this);
    // After typing a number, the keys belong to the window again.
    if (auto* edit = number_->findChild<QLineEdit*>()) {
        edit->setAccessibleName(number_->accessibleName());
        connect(edit, &QLineEdit::returnPressed, number_, [this] { number_->clearFocus(); });
    }
    setMuted(*skipped_, true);
    numbers_ = new QBoxLayout(QBoxLayout::LeftToRight);
    numbers_->setContentsMargins(6, 0, 6, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(label_);
    row->addWidget(number_);
    row->addWidget(of_);
    row->addWidget(paceLabel_);
    row->addWidget(pace_);
    row->addStretch(1);
    numbers_->addLayout(row);
    numbers_->addWidget(skipped_, 1);
    return numbers_;
}

/// How the panes go on together.
QComboBox* Timeline::makePace() {
    auto* pace = new QComboBox(this);
    pace->setObjectName(QStringLiteral("paceChoice"));
    //: How several searches go on, before a choice such as "The same place".
    paceLabel_->setText(tr("Together by"));
    paceLabel_->setBuddy(pace);
    setMuted(*paceLabel_, true);
    pace->setAccessibleName(paceLabel_->text());
    pace->setToolTip(tr("How the panes go on together"));
    pace->setFocusPolicy(Qt::NoFocus); // the menu has it for the keyboard
    for (const Pace each : {Pace::place, Pace::work, Pace::own}) {
        pace->addItem(QString(shownPace(each)).remove(u'&'), static_cast<int>(each));
        pace->setItemData(pace->count() - 1, explainedPace(each), Qt::ToolTipRole);
    }
    connect(pace, &QComboBox::activated, this, [this, pace] {
        session_.panes().setPace(static_cast<Pace>(pace->currentData().toInt()));
    });
    return pace;
}

QString Timeline::skipped(std::uint64_t leaves) {
    return leaves == 0 ? tr("No leaf skipped")
                       : tr("%Ln leaves skipped", nullptr, static_cast<int>(leaves));
}

/// Before the choice, where there is room.
void Timeline::fitPaceLabel() {
    QLayoutItem& row = *numbers_->itemAt(0);
    const int label = paceLabel_->sizeHint().width() + row.layout()->spacing();
    const int others = row.sizeHint().width() - (paceLabel_->isHidden() ? 0 : label);
    paceLabel_->setVisible(session_.panes().sideBySide() &&
                           others + label <= numbers_->contentsRect().width());
}

/// What was skipped stands beside the number of the step if it always fits there, else beneath.
void Timeline::arrangeStepNumber() {
    const std::uint32_t end = session_.panes().shownEnd().value;
    number_->setMinimumWidth(number_->fontMetrics().horizontalAdvance(shownCount(end)) + 24);
    fitPaceLabel();
    const auto document = session_.document();
    const QString longest = skipped(document ? document->tree.leafCount() : 0);
    const int wanted = numbers_->itemAt(0)->sizeHint().width() + numbers_->spacing() +
                       skipped_->fontMetrics().horizontalAdvance(longest);
    const bool beside = wanted <= numbers_->contentsRect().width();
    numbers_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    skipped_->setAlignment((beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    skipped_->setWordWrap(!beside);
    updateGeometry();
}

QPushButton* Timeline::makeButton(QAction* action, const char* name, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::NoFocus); // each has a key, and Space is play
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        const QString plain = QString(action->text()).remove(u'&');
        button->setEnabled(action->isEnabled());
        button->setAccessibleName(plain);
        button->setToolTip(
            tr("%1 (%2)").arg(plain, action->shortcut().toString(QKeySequence::NativeText)));
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

QComboBox* Timeline::makeSpeed(Playback& playback) {
    auto* speed = new QComboBox(this);
    speed->setObjectName(QStringLiteral("speed"));
    speed->setAccessibleName(tr("Speed of playing"));
    constexpr std::array<double, 10> speeds{0.5, 1, 2, 4, 8, 16, 32, 64, 256, 1024};
    for (const double each : speeds) {
        speed->addItem(tr("%1×").arg(shownNumber(each)), each);
    }
    speed->setCurrentIndex(1);
    connect(speed, &QComboBox::currentIndexChanged, &playback,
            [speed, &playback] { playback.setSpeed(speed->currentData().toDouble()); });
    return speed;
}

QLayout* Timeline::makeButtons(Playback& playback, StepActions& actions) {
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(6);
    buttons_->setContentsMargins(6, 0, 6, 0);
    first_ = makeButton(actions.first, "firstButton", QStringLiteral("|◀"));
    last_ = makeButton(actions.last, "lastButton", QStringLiteral("▶|"));
    back_ = makeButton(actions.back, "backButton", {});
    step_ = makeButton(actions.step, "stepButton", {});
    buttons_->addWidget(first_);
    buttons_->addWidget(back_);
    buttons_->addWidget(step_);
    play_ = makeButton(actions.play, "playButton", {});
    connect(&playback, &Playback::playingChanged, this,
            [this, &playback] { namePlay(playback.playing()); });
    buttons_->addWidget(play_);
    buttons_->addWidget(last_);
    buttons_->addSpacing(12);
    speedLabel_ = makeLabel("speedLabel", this);
    speedLabel_->setText(tr("Speed"));
    setMuted(*speedLabel_, true);
    buttons_->addWidget(speedLabel_);
    speed_ = makeSpeed(playback);
    speedLabel_->setBuddy(speed_);
    buttons_->addWidget(speed_);
    buttons_->addWidget(makeHints(actions), 1);
    return buttons_;
}

void Timeline::namePlay(bool playing) {
    play_->setText(worded(playing ? tr("❚❚ Pause") : tr("▶▶ Play")));
}

/// A symbol, which can stand alone, and a word behind it.
QString Timeline::worded(const QString& text) const {
    return brevity_ < Brevity::symbols ? text : text.section(u' ', 0, 0);
}

void Timeline::setBrevity(Brevity brevity) {
    brevity_ = brevity;
    back_->setText(worded(tr("◀ Back")));
    step_->setText(worded(tr("▶ Step")));
    // As wide as the wider of its two names, so that the others do not jump.
    play_->setMinimumWidth(0);
    int widest = 0;
    for (const bool playing : {!playback_.playing(), playback_.playing()}) {
        namePlay(playing);
        widest = std::max(widest, play_->sizeHint().width());
    }
    play_->setMinimumWidth(widest);
    first_->setVisible(brevity < Brevity::noEnds);
    last_->setVisible(brevity < Brevity::noEnds);
    speedLabel_->setVisible(brevity == Brevity::none);
    speed_->setVisible(brevity < Brevity::noSpeed);
}

/// How wide the row is in each of its forms, from the longest to the shortest.
void Timeline::measureButtons() {
    for (std::size_t i = 0; i < brevities; ++i) {
        setBrevity(static_cast<Brevity>(i));
        buttons_->invalidate();
        widths_.at(i) = buttons_->minimumSize().width();
    }
    fitButtons();
    arrangeStepNumber();
}

void Timeline::fitButtons() {
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right();
    const auto* fits = std::ranges::find_if(widths_, [room](int each) { return each <= room; });
    const auto i = std::min<std::ptrdiff_t>(fits - widths_.begin(), brevities - 1);
    if (brevity_ != static_cast<Brevity>(i)) {
        setBrevity(static_cast<Brevity>(i));
    }
}

QSize Timeline::minimumSizeHint() const {
    const QMargins around = layout()->contentsMargins();
    const int least = widths_.back() + around.left() + around.right();
    const int height = layout()->hasHeightForWidth()
                           ? layout()->totalHeightForWidth(std::max(width(), least))
                           : layout()->minimumSize().height();
    return {least, height};
}

void Timeline::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitButtons();
    arrangeStepNumber();
}

void Timeline::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        measureButtons();
        // A style sheet reaches the buttons after the timeline.
        QTimer::singleShot(0, this, &Timeline::measureButtons);
    }
}

QCheckBox* Timeline::makeStopAtCutoffs(QAction* action) {
    auto* box = new QCheckBox(QString(action->text()).remove(u'&'), hints_);
    box->setObjectName(QStringLiteral("stopAtCutoffs"));
    box->setToolTip(tr("Playing ends at the next cutoff"));
    box->setFocusPolicy(Qt::NoFocus); // Space is play; the menu has it for the keyboard
    box->setChecked(action->isChecked());
    connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
    connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

/// The choice that the menu has too, and commands with their keys for those who look for them. They
/// ask for no room: where there is none, they are not there.
QWidget* Timeline::makeHints(StepActions& actions) {
    auto* row = new QHBoxLayout(hints_);
    row->setContentsMargins(6, 0, 0, 0);
    hints_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(makeStopAtCutoffs(actions.stopAtCutoffs));
    for (QAction* action : {actions.nextCutoff, actions.endOfNode}) {
        QString keys = action->shortcut().toString(QKeySequence::NativeText);
        keys.replace(QStringLiteral("Right"), QStringLiteral("→"));
        QPushButton* hint = makeButton(
            action, "hint", tr("%1  %2").arg(QString(action->text()).remove(u'&'), keys));
        hint->setFlat(true);
        row->addWidget(hint);
    }
    row->addStretch();
    hints_->installEventFilter(this);
    return hints_;
}

bool Timeline::eventFilter(QObject* watched, QEvent* event) {
    if (watched == number_ && event->type() == QEvent::KeyPress &&
        static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        refresh(); // what was typed is not wanted
        number_->clearFocus();
        return true;
    }
    if (watched == number_ && event->type() == QEvent::FocusOut) {
        setAside(aside_);
    }
    if (watched == hints_ && event->type() == QEvent::Resize) {
        showHintsThatFit();
    }
    return QWidget::eventFilter(watched, event);
}

/// The first of them longest.
void Timeline::showHintsThatFit() {
    int room = hints_->contentsRect().width() - hints_->layout()->contentsMargins().left();
    for (int i = 0; i < hints_->layout()->count(); ++i) {
        if (QWidget* each = hints_->layout()->itemAt(i)->widget()) {
            room -= each->sizeHint().width() + hints_->layout()->spacing();
            each->setVisible(room >= 0);
        }
    }
}

void Timeline::setAside(bool aside) {
    aside_ = aside;
    setHidden(aside && !number_->hasFocus());
}

void Timeline::askForStep() {
    show();
    number_->setFocus(Qt::ShortcutFocusReason);
    number_->selectAll();
}

void Timeline::refresh() {
    const QSignalBlocker quiet(number_);
    const bool search = session_.hasSearch();
    const Panes& panes = session_.panes();
    const std::uint32_t end = panes.shownEnd().value;
    // Side by side, each search counts its own steps, and this is what they share.
    label_->setText(panes.sideBySide() ? tr("Position") : tr("Step"));
    pace_->setVisible(panes.sideBySide());
    pace_->setCurrentIndex(pace_->findData(static_cast<int>(panes.pace())));
    number_->setRange(0, static_cast<int>(end));
    number_->setValue(static_cast<int>(panes.beat().value));
    number_->setEnabled(search);
    const bool told = !session_.hidesWhatComes() || panes.over();
    //: Behind a field with the number of the step: how many there are.
    of_->setText(told ? tr("of %1").arg(shownCount(panes.end().value)) : tr("of ?"));
    of_->setToolTip(told ? QString()
                         : tr("How many steps there are is told when the search is over."));
    const std::uint64_t leaves = search ? session_.moment().counts().leavesPruned : 0;
    skipped_->setText(skipped(leaves));
    arrangeStepNumber();
}

} // namespace prunus

#include "moc_timeline.cpp"
