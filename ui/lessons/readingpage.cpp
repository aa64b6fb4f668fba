#include "ui/lessons/readingpage.h"

#include "ui/canvas/treecanvas.h"
#include "ui/compare/panegrid.h"
#include "ui/panels/cardarea.h"
#include "ui/panels/timeline.h"
#include "ui/panels/whathappened.h"
#include "ui/practice/sideroom.h"
#include "ui/session/loading.h"
#include "ui/widgets/framed.h"
#include "ui/words/words.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// Lines of a text that are longer are hard to read.
constexpr int widestText = 760;

} // namespace

ReadingPage::Stage::Stage(QObject* parent)
    : playback(session, parent), steps(session, playback, parent) {}

ReadingPage::ReadingPage(const Reading& reading, PracticeActions& actions, QWidget* parent)
    : QWidget(parent), stage_(reading.moment ? std::make_unique<Stage>(nullptr) : nullptr),
      band_(new ModeBand(actions, this)), halves_(new QBoxLayout(QBoxLayout::LeftToRight)),
      text_(new QTextBrowser(this)), framed_(new Framed({}, this)), side_(new SideGround(this)) {
    setObjectName(QStringLiteral("readingPage"));
    setFocusPolicy(Qt::ClickFocus);
    setAccessibleName(tr("Lesson"));
    text_->setObjectName(QStringLiteral("lessonText"));
    text_->setAccessibleName(tr("Text of the lesson"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    text_->viewport()->setAutoFillBackground(false);
    text_->document()->setDocumentMargin(2);
    text_->installEventFilter(this);
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { emit placeAsked(link.toString().toULongLong()); });
    connect(text_->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged,
            this, &ReadingPage::fitFrame);
    framed_->column().addWidget(text_, 1);
    if (reading.game) {
        connect(addButton("lessonPlay", tr("&Play")), &QPushButton::clicked, this,
                &ReadingPage::playAsked);
    }
    if (reading.moment && reading.moment->uct) {
        addMonteCarlo(*reading.moment);
    }
    if (!reading.nextLesson.isEmpty()) {
        next_ = addButton("nextLesson", tr("&Next lesson: %1").arg(reading.nextLesson));
        connect(next_, &QPushButton::clicked, this, &ReadingPage::nextLessonAsked);
    }
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(framed_, 1);
    if (stage_ && reading.moment->windows) { // of which the sentences tell
        happened_ = new Framed(tr("What just happened"), side_);
        auto* happened = new WhatHappened(stage_->session, happened_);
        happened->header().hide();
        auto* area = new CardArea(*happened, happened_); // a board may be higher than the room
        area->setObjectName(QStringLiteral("lessonHappened"));
        area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        happened_->column().addWidget(area);
        column->addWidget(happened_);
    }
    column->addStretch();
    if (stage_) {
        halves_->addWidget(makeStage(), 1);
        canvas_->setShowWindows(reading.moment->windows);
    }
    halves_->setSpacing(0);
    halves_->addWidget(side_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(band_);
    all->addLayout(halves_, 1);
    show(reading);
    if (reading.moment) {
        showMoment(*reading.moment);
    }
}

ReadingPage::~ReadingPage() {
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
}

void ReadingPage::show(const Reading& reading) {
    band_->setMode(reading.mode, tr("Leave the lesson"));
    band_->setWhere(reading.where);
    text_->setHtml(reading.html);
    setAccessibleDescription(text_->toPlainText()); // which has not the keyboard
    text_->verticalScrollBar()->setValue(0);
    framed_->setVisible(!reading.html.isEmpty() || reading.game ||
                        (reading.moment && reading.moment->uct));
}

QPushButton* ReadingPage::addButton(const char* name, const QString& text) {
    auto* button = new QPushButton(text, framed_);
    button->setObjectName(QLatin1String(name));
    framed_->column().addWidget(button, 0, Qt::AlignLeft);
    return button;
}

void ReadingPage::addMonteCarlo(const LessonMoment& moment) {
    QPushButton* const open = addButton(
        "lessonMonteCarlo",
        tr("Open &Monte Carlo tree search at iteration %1").arg(shownCount(moment.uct->iteration)));
    connect(open, &QPushButton::clicked, this, [this, moment] { emit monteCarloAsked(moment); });
}

QWidget* ReadingPage::makeStage() {
    stage_->session.setShowNotes(false); // a lesson says itself what it has to say
    auto* left = new QWidget(this);
    canvas_ = new TreeCanvas(stage_->session, left);
    canvas_->setEditable(false);
    auto* grid = new PaneGrid(stage_->session, *canvas_, left);
    auto* timeline = new Timeline(stage_->session, stage_->playback, stage_->steps, left);
    timeline->setObjectName(QStringLiteral("lessonTimeline"));
    auto* line = new QFrame(left);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(grid, 1);
    column->addWidget(line);
    column->addWidget(timeline);
    for (QAction* each : stage_->steps.all()) {
        addAction(each);
    }
    // The arrow keys step while the keyboard is in the picture; else they turn the page.
    for (QAction* each : {stage_->steps.step, stage_->steps.back}) {
        removeAction(each);
        each->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        left->addAction(each);
    }
    return left;
}

/// A large tree is searched beside the window.
void ReadingPage::showMoment(const LessonMoment& moment) {
    Session& session = stage_->session;
    const auto go = [&session, moment] {
        if (moment.beside && session.hasSearch()) {
            session.panes().showPair(moment.options, *moment.beside, Step{moment.at});
        } else if (session.hasSearch()) {
            session.setStep(std::min(Step{moment.at}, session.trace()->end()));
        }
    };
    UnsavedTree shown;
    shown.tree = moment.tree;
    shown.search = moment.options;
    shown.isMade = true;
    session.openUnsaved(shown);
    if (session.document()) {
        go();
    } else {
        connect(&session, &Session::documentChanged, this, go, Qt::SingleShotConnection);
    }
}

void ReadingPage::setTextScale(double scale) {
    textScale_ = scale;
    if (canvas_ != nullptr) {
        canvas_->setTextScale(scale);
    }
    arrange();
}

void ReadingPage::takeFocus() {
    (next_ != nullptr ? next_ : static_cast<QWidget*>(this))->setFocus(Qt::OtherFocusReason);
}

/// Scrolls the text, which has not the keyboard: a frame around it would be all that is seen.
void ReadingPage::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool page = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
    if (!page && key != Qt::Key_Up && key != Qt::Key_Down) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool down = key == Qt::Key_Down || key == Qt::Key_PageDown;
    text_->verticalScrollBar()->triggerAction(
        page
            ? (down ? QAbstractSlider::SliderPageStepAdd : QAbstractSlider::SliderPageStepSub)
            : (down ? QAbstractSlider::SliderSingleStepAdd : QAbstractSlider::SliderSingleStepSub));
}

/// Keys that turn the page are the lesson's, before the text takes them to scroll; but Enter on a
/// link, which Tab selects.
bool ReadingPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (key == Qt::Key_Left || key == Qt::Key_Right ||
            (enter && !text_->textCursor().hasSelection())) {
            QCoreApplication::sendEvent(parentWidget(), event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// The frame is as high as what stands in it, where there is room.
void ReadingPage::fitFrame() {
    const int others = framed_->sizeHint().height() - text_->sizeHint().height();
    const int text = int(std::ceil(text_->document()->size().height()));
    text_->setMinimumHeight(std::min(text, text_->minimumSizeHint().height()));
    framed_->setMaximumHeight(others + text);
}

/// A text alone stands in the middle.
void ReadingPage::arrange() {
    const SideRoom room = SideRoom::in(width(), textScale_);
    band_->setNarrow(false);
    if (happened_ != nullptr) {
        happened_->setMaximumHeight(height() / 3); // large letters leave the rest to the text
    }
    if (canvas_ == nullptr) {
        const int margin = std::max(8, (width() - int(widestText * textScale_)) / 2);
        side_->layout()->setContentsMargins(margin, 16, margin, 16);
        return;
    }
    halves_->setDirection(room.isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    side_->setMinimumWidth(room.isBeside ? room.width : 0);
    side_->setMaximumWidth(room.isBeside ? room.width : QWIDGETSIZE_MAX);
    side_->setMinimumHeight(room.isBeside ? 0 : height() / 3);
    side_->setMaximumHeight(room.isBeside ? QWIDGETSIZE_MAX : height() * 2 / 5);
}

void ReadingPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ReadingPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        text_->document()->setDefaultFont(font());
    }
}

} // namespace prunus

#include "moc_readingpage.cpp"
