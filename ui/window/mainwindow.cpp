#include "ui/window/mainwindow.h"

#include "ui/canvas/treecanvas.h"
#include "ui/panels/callstack.h"
#include "ui/panels/countspanel.h"
#include "ui/panels/nodestory.h"
#include "ui/panels/pseudocode.h"
#include "ui/panels/sidecolumn.h"
#include "ui/panels/whathappened.h"
#include "ui/text/language.h"
#include "ui/window/appearance.h"
#include "ui/window/busystrip.h"
#include "ui/window/examples.h"
#include "ui/window/focusrules.h"
#include "ui/window/presentation.h"
#include "ui/window/recentfiles.h"
#include "ui/window/remembering.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QIcon>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace prunus {
namespace {

/// The first local file that is dragged, or nothing.
QString fileOf(const QMimeData& dragged) {
    for (const QUrl& url : dragged.urls()) {
        if (url.isLocalFile()) {
            return url.toLocalFile();
        }
    }
    return {};
}

} // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), playback_(session_), stepActions_(session_, playback_, this),
      viewActions_(session_, this), open_(new QAction(tr("&Open…"), this)),
      examples_(new QMenu(this)),
      presentation_(new Presentation(*this, *viewActions_.clearSelection)) {
    installLanguage();
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/prunus.svg")));
    setAcceptDrops(true);
    open_->setShortcut(QKeySequence::Open);
    connect(open_, &QAction::triggered, this, &MainWindow::askForFile);
    buildCentre();
    buildExamples();
    buildMenus();
    connectSession();
    new FocusRules(*this, *splitter_->widget(0));
    resize(1440, 900);
    showTextScale(1);
    showTheme(systemTheme());
}

MainWindow::~MainWindow() = default;

void MainWindow::buildCentre() {
    splitter_ = new QSplitter(this);
    splitter_->setObjectName(QStringLiteral("splitter"));
    splitter_->setHandleWidth(1);
    splitter_->addWidget(buildMain());
    splitter_->addWidget(buildSide());
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 0);
    splitter_->setCollapsible(0, false);
    setCentralWidget(splitter_);
    // Nothing in particular has the focus at first; Tab leads to the tree.
    splitter_->widget(0)->setFocus();
}

QWidget* MainWindow::buildMain() {
    auto* main = new QWidget(this);
    main->setObjectName(QStringLiteral("mainArea"));
    main->setBackgroundRole(QPalette::Base);
    main->setAutoFillBackground(true);
    banner_ = new ErrorBanner(main);
    canvas_ = new TreeCanvas(session_, main);
    canvas_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    timeline_ = new Timeline(session_, playback_, stepActions_, main);
    auto* line = new QFrame(main);
    line->setFrameShape(QFrame::HLine);
    line->setForegroundRole(QPalette::Mid);
    line->setFrameShadow(QFrame::Plain);
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(banner_);
    column->addWidget(new BusyStrip(session_, main));
    column->addWidget(canvas_, 1);
    column->addWidget(line);
    column->addWidget(timeline_);
    return main;
}

QWidget* MainWindow::buildSide() {
    auto* cards = new SideColumn(this);
    cards->setBackgroundRole(QPalette::Window);
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    column->addWidget(new WhatHappened(session_, cards));
    nodeStory_ = new NodeStoryCard(session_, cards);
    column->addWidget(nodeStory_);
    column->addWidget(new Pseudocode(session_, cards));
    // The stack takes the room that is left, so that the counts stay where they are.
    column->addWidget(new CallStack(session_, cards), 1);
    column->addWidget(new CountsPanel(session_, cards));
    column->addStretch(); // for when the stack is not there
    auto* side = new QScrollArea(this);
    side->setObjectName(QStringLiteral("side"));
    side->setFrameShape(QFrame::NoFrame);
    side->setWidgetResizable(true);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    side->setFocusPolicy(Qt::NoFocus);
    side->setWidget(cards);
    for (QScrollBar* bar : {side->horizontalScrollBar(), side->verticalScrollBar()}) {
        bar->setAccessibleName(tr("Scroll the panels"));
    }
    side->setMinimumWidth(350);
    return side;
}

void MainWindow::connectSession() {
    connect(&session_, &Session::documentChanged, this, [this] {
        banner_->hide();
        setWindowTitle(tr("%1 — Prunus").arg(session_.document()->title));
        recent_->add(session_.path());
    });
    connect(&session_, &Session::traceChanged, banner_, &QWidget::hide);
    connect(&session_, &Session::failed, banner_, &ErrorBanner::tell);
    connect(presentation_, &Presentation::presentingChanged, this, &MainWindow::fitText);
    connect(stepActions_.goTo, &QAction::triggered, timeline_, &Timeline::askForStep);
    setWindowTitle(tr("Prunus"));
}

void MainWindow::openFile(const QString& path) {
    session_.openFile(path);
}

void MainWindow::rememberIn(std::unique_ptr<QSettings> settings) {
    auto* remembering = new Remembering(std::move(settings), session_, *this);
    recent_->keepIn(remembering->settings());
}

void MainWindow::openExample() {
    const Example figure{tr("Figure 5.2"), QStringLiteral("aima-5-2.json"), {}};
    session_.openText(textOf(figure), figure.title);
}

void MainWindow::askForFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a tree"), {}, tr("Trees (*.json *.txt *.tree);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

/// A text size that was restored reaches the widgets only once they have their style.
void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!event->spontaneous() && textScale_ != 1) {
        fitText();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!fileOf(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = fileOf(*event->mimeData());
    if (!path.isEmpty()) {
        event->acceptProposedAction();
        openFile(path);
    }
}

} // namespace prunus
