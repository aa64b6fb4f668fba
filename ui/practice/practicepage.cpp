#include "ui/practice/practicepage.h"

#include "ui/panels/timeline.h"
#include "ui/panels/whathappened.h"
#include "ui/practice/actionbutton.h"
#include "ui/practice/answercanvas.h"
#include "ui/practice/answering.h"
#include "ui/practice/answerlist.h"
#include "ui/practice/courselook.h"
#include "ui/practice/modeband.h"
#include "ui/practice/progressstrip.h"
#include "ui/practice/puzzleform.h"
#include "ui/practice/questioncard.h"
#include "ui/practice/sideroom.h"
#include "ui/widgets/card.h"
#include "ui/widgets/framed.h"
#include "ui/widgets/noticebar.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace prunus {
namespace {

/// Below this the rules have a line of their own, and the counts of questions no room.
constexpr int narrowBand = 720;
constexpr int narrowStrip = 900;
constexpr int lowPage = 500;

QFrame* makeLine(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

} // namespace

PracticePage::PracticePage(Exercise& exercise, PracticeActions& actions, QWidget* parent)
    : QWidget(parent), exercise_(exercise), actions_(actions), playback_(session_, this),
      steps_(session_, playback_, this), canvas_(new AnswerCanvas(session_, exercise, this)),
      notice_(new NoticeBar(QStringLiteral("practiceNotice"), this)),
      band_(new ModeBand(actions, this)), halves_(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setObjectName(QStringLiteral("practicePage"));
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Practice"));
    band_->setMode(tr("Practice"), tr("Leave practice"));
    session_.setShowNotes(false); // the author's words may tell the answer
    timeline_ = new Timeline(session_, playback_, steps_, this);
    timeline_->setObjectName(QStringLiteral("reviewTimeline"));
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    left->addWidget(canvas_, 1);
    left->addWidget(makeLine(this));
    left->addWidget(timeline_);
    strip_ = new ProgressStrip(exercise, actions, this);
    halves_->setSpacing(0);
    halves_->addLayout(left, 1);
    halves_->addWidget(makeSide(actions));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(band_);
    column->addWidget(notice_);
    column->addLayout(halves_, 1);
    column->addWidget(strip_); // behind the question, also for Tab
    for (QAction* each : steps_.all()) {
        addAction(each);
    }
    showReview(false);
    connect(&exercise, &Exercise::asked, this, &PracticePage::ask);
    connect(&exercise, &Exercise::failed, this, [this](const QString& message) {
        notice_->tell(message, {{tr("&Close"), [] {}}});
    });
    connect(&exercise, &Exercise::told, this, &PracticePage::offerNext);
    connect(&exercise, &Exercise::answerChanged, this, &PracticePage::showBuilt);
    connect(&card_->form(), &PuzzleForm::moveAsked, canvas_, &AnswerCanvas::moveSelected);
    connect(actions.review, &QAction::toggled, this, &PracticePage::showReview);
    connect(actions.asList, &QAction::toggled, this, &PracticePage::showList);
    connect(actions.letters, &QAction::toggled, canvas_, &AnswerCanvas::setLetters);
    connect(canvas_, &AnswerCanvas::whereAsked, card_, &QuestionCard::tellWhere);
    connect(canvas_, &AnswerCanvas::faultTold, card_, &QuestionCard::tellFault);
    connect(canvas_, &AnswerCanvas::countTyped, card_, &QuestionCard::type);
    connect(canvas_, &AnswerCanvas::leftByKey, this, &PracticePage::focusNextPart);
    connect(actions.nextPart, &QAction::triggered, this, &PracticePage::focusNextPart);
    showList(actions.asList->isChecked());
    canvas_->setLetters(actions.letters->isChecked());
}

void PracticePage::setLesson(const QString& mode, const QString& where) {
    band_->setMode(mode, tr("Leave the lesson"));
    lessonPlace_ = where;
    strip_->hide();
}

QWidget* PracticePage::makeSide(PracticeActions& actions) {
    auto* inside = new SideGround(this);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    card_ = new QuestionCard(exercise_, actions, inside);
    happened_ = new Framed(tr("What just happened"), inside);
    auto* happened = new WhatHappened(session_, happened_);
    happened->header().hide();
    happened_->column().addWidget(happened);
    auto* around = new QVBoxLayout;
    around->setContentsMargins(8, 8, 8, 0);
    around->addWidget(happened_);
    column->addLayout(around); // what is stepped through, before what was found
    column->addWidget(card_);
    list_ = new AnswerList(exercise_, inside);
    list_->hide();
    column->addWidget(list_, 1);
    column->addStretch(0);
    auto* area = new QScrollArea(this);
    side_ = area;
    area->setObjectName(QStringLiteral("practiceSide"));
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    // Where there is little room, what was told is scrolled to, once it has its place.
    const auto reveal = [this, area] {
        QTimer::singleShot(0, area, [this, area] {
            if (card_->news().isVisible()) {
                area->ensureWidgetVisible(&card_->news());
            }
        });
    };
    connect(&exercise_, &Exercise::told, area, reveal);
    connect(canvas_, &AnswerCanvas::whereAsked, area, reveal);
    connect(&exercise_, &Exercise::answerChanged, area, [this, area] {
        if (QWidget* field = window()->focusWidget(); area->widget()->isAncestorOf(field)) {
            area->ensureWidgetVisible(field);
        }
    });
    for (QWidget* each : card_->findChildren<QWidget*>()) {
        each->installEventFilter(this);
    }
    return area;
}

void PracticePage::ask() {
    const Task& task = exercise_.task();
    session_.setHideUnreadLeaves(task.question == Question::fillIn);
    canvas_->setOwnValuesInside(asksForDepth(task.question));
    canvas_->setPlayersLook(lookOf(task.profile));
    keepRoom();
    session_.showUnsearched(exercise_.tree(), task.drawn());
    //: The name of a set of questions; which of them is asked, and how many there are.
    band_->setWhere(lessonPlace_.isEmpty()
                        ? tr("%1 · question %2 of %3")
                              .arg(exercise_.set().name)
                              .arg(shownCount(std::uint64_t(exercise_.number()) + 1))
                              .arg(exercise_.outcomes().size())
                        : lessonPlace_);
    band_->setRules(PracticeWords::rules(task.question, task.profile, *task.tree, task.terms));
    tellGoesOn();
    canvas_->fit();
    canvas_->setFocus(Qt::OtherFocusReason);
    canvas_->walkOn();
    if (answersInCard(task.question)) {
        card_->type({});
    } else if (QWidget* field = card_->firstField()) {
        field->setFocus(Qt::OtherFocusReason);
    }
    // What is asked comes first, wherever the keyboard is.
    QTimer::singleShot(0, this, [this] { side_->verticalScrollBar()->setValue(0); });
}

/// A quiet line, until another question is asked.
void PracticePage::tellGoesOn() {
    const QString text = tr("This set goes on where it was left.");
    if (exercise_.goesOn()) {
        notice_->tell(text, {{tr("&Begin again"), [this] { actions_.again->trigger(); }},
                             {tr("&Close"), [] {}}});
    } else if (notice_->text() == text) {
        notice_->hide();
    }
}

/// The tree as the answer makes it, looked at from where the one before was.
void PracticePage::showBuilt() {
    const auto document = session_.document();
    if (document == nullptr || document->shared == exercise_.tree() ||
        !session_.trace()->isUnsearched()) {
        return;
    }
    const bool moved = exercise_.task().question == Question::reorder;
    const NodeMap stays;
    session_.showUnsearched(exercise_.tree(), exercise_.task().drawn(),
                            moved ? session_.selection() : noNode, moved ? &stays : nullptr);
}

/// After a right answer, Enter goes on.
void PracticePage::offerNext() {
    auto* next = findChild<ActionButton*>(QStringLiteral("nextQuestionButton"));
    if (!exercise_.isOpen() && exercise_.marking() && exercise_.marking()->allRight() &&
        next->isVisible() && next->isEnabled()) {
        next->setFocus(Qt::OtherFocusReason);
    }
}

/// From the tree to the question, to how it went, and round again.
void PracticePage::focusNextPart() {
    const QWidget* now = window()->focusWidget();
    QWidget* next = canvas_;
    if (now == canvas_ || canvas_->isAncestorOf(now)) {
        next = card_->firstField() != nullptr && exercise_.isOpen()
                   ? card_->firstField()
                   : findChild<ActionButton*>(QStringLiteral("hintButton"));
    } else if (side_->isAncestorOf(now)) {
        next = findChild<ActionButton*>(QStringLiteral("newTreeButton"));
    }
    next =
        next->isEnabled() ? next : findChild<ActionButton*>(QStringLiteral("leavePracticeButton"));
    next->setFocus(Qt::OtherFocusReason);
    if (next == canvas_) {
        canvas_->walkOn();
    }
}

void PracticePage::showList(bool on) {
    list_->setVisible(on);
    if (on) {
        list_->setMinimumHeight(list_->sizeHint().height());
        list_->setFocus(Qt::OtherFocusReason);
    }
}

/// A field would take the key for the end of its line.
bool PracticePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_E && key.modifiers() == Qt::ControlModifier) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// For the fields under the leaves.
void PracticePage::keepRoom() {
    const Task& task = exercise_.task();
    const bool under = task.question == Question::windows && task.profile.leafBounds;
    constexpr double twoFields = 34;
    constexpr double oneField = 6;
    canvas_->setRoomUnder(!under                     ? 0
                          : task.profile.ownSideOnly ? oneField * textScale_
                                                     : twoFields * textScale_);
}

void PracticePage::setTextScale(double scale) {
    textScale_ = scale;
    keepRoom();
    canvas_->setTextScale(scale);
    arrange();
}

/// Beside the tree, or below it, in brief and in a third of the height, where that would get too
/// little.
void PracticePage::arrange() {
    const SideRoom room = SideRoom::in(width(), textScale_);
    const bool beside = room.isBeside;
    const int wide = room.width;
    halves_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    halves_->setStretch(0, beside ? width() - wide : 1);
    halves_->setStretch(1, beside ? wide : 0);
    side_->setMinimumWidth(beside ? int(SideRoom::least * textScale_)
                                  : 0); // so that it can get narrow
    side_->setMaximumWidth(beside ? wide : QWIDGETSIZE_MAX);
    side_->setMinimumHeight(beside ? 0 : height() / 3);
    side_->setMaximumHeight(beside ? QWIDGETSIZE_MAX : height() / 3);
    card_->arrange(!beside, (beside ? wide : width()) < int(SideRoom::usual * textScale_));
    strip_->setBrief(!beside || height() < int(lowPage * textScale_));
    strip_->setNarrow(width() < int(narrowStrip * textScale_));
    band_->setNarrow(width() < int(narrowBand * textScale_));
}

void PracticePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace prunus

#include "moc_practicepage.cpp"
