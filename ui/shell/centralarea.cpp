// The middle of the main window: the tree, with what stands above and beneath it.

#include "ui/canvas/treecanvas.h"
#include "ui/compare/panegrid.h"
#include "ui/controls/findbar.h"
#include "ui/panels/notestrip.h"
#include "ui/panels/sentenceband.h"
#include "ui/panels/whathappened.h"
#include "ui/practice/predictband.h"
#include "ui/shell/busystrip.h"
#include "ui/shell/lessonmode.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/panels.h"
#include "ui/shell/practicemode.h"
#include "ui/shell/tour.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/noticestack.h"

#include <QVBoxLayout>

namespace prunus {

void MainWindow::buildCentre() {
    setCentralWidget(buildMain());
    panels_ = new Panels(session_, *this);
    centralWidget()->layout()->addWidget(
        new SentenceBand(*findChild<WhatHappened*>(), centralWidget()));
    centralWidget()->layout()->addWidget(&practice_->predicting().band());
    // Nothing in particular has the focus at first; Tab leads to the tree.
    centralWidget()->setFocus();
}

QWidget* MainWindow::buildMain() {
    auto* whole = new QWidget(this);
    whole->setObjectName(QStringLiteral("mainArea"));
    whole->setAccessibleName(tr("Steps of the search"));
    whole->setAccessibleDescription(
        tr("The arrow keys step. Tab leads into the tree, and F1 lists all keys."));
    whole->setBackgroundRole(QPalette::Base);
    whole->setAutoFillBackground(true);
    auto* main = new QWidget(whole); // which practice takes the place of
    auto* all = new QVBoxLayout(whole);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(main, 1);
    practice_ = new PracticeMode(session_, playback_, *main, *this);
    connect(practice_, &PracticeMode::differenceWanted, this, &MainWindow::differenceWanted);
    banner_ = new ErrorBanner(main);
    connect(&practice_->lessons(), &LessonMode::failed, banner_, &ErrorBanner::tell);
    connect(&practice_->lessons(), &LessonMode::openWanted, this, &MainWindow::openAt);
    canvas_ = new TreeCanvas(session_, main);
    findBar_ = new FindBar(session_, *canvas_);
    new BusyStrip(session_, *viewActions_.cancelWork, canvas_);
    timeline_ = new Timeline(session_, playback_, stepActions_, main);
    auto* line = new QFrame(main);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    restoreBar_ = new NoticeBar(QStringLiteral("restoreBar"), main);
    fileBar_ = new NoticeBar(QStringLiteral("fileBar"), main);
    savedBar_ = new NoticeBar(QStringLiteral("savedBar"), main);
    importBar_ = new NoticeBar(QStringLiteral("importBar"), main);
    boardsBar_ = new NoticeBar(QStringLiteral("boardsBar"), main);
    minimalBar_ = new NoticeBar(QStringLiteral("minimalBar"), main);
    draftBar_ = new NoticeBar(QStringLiteral("draftBar"), main);
    auto* tourBar = new NoticeBar(QStringLiteral("tourBar"), main);
    tour_ = new Tour(*tourBar, *this);
    auto* grid = new PaneGrid(session_, *canvas_, main);
    auto* notices = new NoticeStack(*grid);
    for (QWidget* each :
         std::initializer_list<QWidget*>{banner_, restoreBar_, fileBar_, savedBar_, importBar_,
                                         boardsBar_, minimalBar_, draftBar_}) {
        notices->add(*each);
    }
    column->addWidget(tourBar); // was asked for, and tells of what it would lie over
    column->addWidget(grid, 1);
    noteStrip_ = new NoteStrip(session_, main);
    column->addWidget(noteStrip_);
    column->addWidget(line);
    column->addWidget(timeline_);
    return whole;
}

} // namespace prunus
