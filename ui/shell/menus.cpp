// The menus of the main window, by what people do. Some have files of their own.

#include "ui/canvas/minimap.h"
#include "ui/canvas/treecanvas.h"
#include "ui/compare/comparemenu.h"
#include "ui/compare/differences.h"
#include "ui/controls/editmenu.h"
#include "ui/controls/findbar.h"
#include "ui/controls/notesmenu.h"
#include "ui/controls/searchbar.h"
#include "ui/controls/searchmenu.h"
#include "ui/controls/searchstatus.h"
#include "ui/exams/examdialog.h"
#include "ui/export/figureactions.h"
#include "ui/files/leaving.h"
#include "ui/files/recentfiles.h"
#include "ui/files/saving.h"
#include "ui/montecarlo/montecarloaction.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/panels/countspanel.h"
#include "ui/panels/notestrip.h"
#include "ui/panels/sentenceband.h"
#include "ui/play/gamemenu.h"
#include "ui/session/loading.h"
#include "ui/session/minimaloverlay.h"
#include "ui/session/panes.h"
#include "ui/shell/lessonmode.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/panels.h"
#include "ui/shell/practicemode.h"
#include "ui/shell/presentation.h"
#include "ui/shell/tour.h"
#include "ui/widgets/appearance.h"
#include "ui/widgets/noticebar.h"
#include "ui/words/gamewords.h"
#include "ui/words/slipwords.h"

#include <QMenuBar>
#include <algorithm>

namespace prunus {
namespace {

/// How long the status line says something else.
constexpr int messageMilliseconds = 6000;

} // namespace

void MainWindow::buildMenus() {
    games_ = new GameMenu(session_, *leaving_, this);
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildStepMenu();
    auto* search = new SearchMenu(session_, this);
    search->addSeparator();
    monteCarlo_ = new MonteCarloAction(*canvas_, this);
    connect(practice_, &PracticeMode::practisingChanged, monteCarlo_,
            &MonteCarloAction::closeInLesson);
    connect(practice_, &PracticeMode::practisingChanged, monteCarlo_, &MonteCarloAction::setAside);
    connect(&practice_->lessons(), &LessonMode::monteCarloWanted, monteCarlo_,
            &MonteCarloAction::openInLesson);
    connect(practice_, &PracticeMode::questionChanged, monteCarlo_, [this] {
        if (practice_->asks()) {
            monteCarlo_->closeInLesson();
        }
    });
    connect(games_, &GameMenu::uctWanted, monteCarlo_, [this](const UctToOpen& wanted) {
        monteCarlo_->openOn({nullptr, wanted.start}, shownGame(wanted.start))
            .searchFor(wanted.options, wanted.options.iterations, wanted.notice);
    });
    auto* differences = new Differences(session_, this);
    connect(differences, &Differences::wanted, this, &MainWindow::differenceWanted);
    search->addActions({&differences->ask(), monteCarlo_, viewActions_.cancelWork});
    menuBar()->addMenu(search);
    buildCompareMenu();
    menuBar()->addMenu(games_);
    menuBar()->addMenu(practice_->menu());
    buildExamEntry();
    auto* bar = new SearchBar(session_, *open_, *examples_, search->presets(), this);
    connect(bar, &SearchBar::mistaken, banner_, &ErrorBanner::tell);
    connect(bar, &SearchBar::mended, banner_, &ErrorBanner::withdraw);
    addToolBar(bar);
    setStatusBar(new SearchStatus(session_, search->usual(), this));
    connect(&stepActions_, &StepActions::noCutoffLeft, statusBar(), [this] {
        if (!session_.hidesWhatComes()) { // a class is to find out what is to come
            statusBar()->showMessage(tr("No cutoff comes after this step."), messageMilliseconds);
        }
    });
    connect(&stepActions_, &StepActions::noNoteLeft, statusBar(), [this] {
        statusBar()->showMessage(session_.showsNotes()
                                     ? tr("There is no other note in this direction.")
                                     : tr("Notes are not shown now."),
                                 messageMilliseconds);
    });
    connect(&session_.panes(), &Panes::beatChanged, statusBar(), &QStatusBar::clearMessage);
    banner_->yieldEscTo(*viewActions_.clearSelection);
    buildHelpMenu();
    viewActions_.showProof->setIconText(tr("Why?"));
    presentation_->use({findChild<QMenu*>(QStringLiteral("algorithmMenu")),
                        findChild<QMenu*>(QStringLiteral("rulesMenu")),
                        findChild<QMenu*>(QStringLiteral("themeMenu")),
                        findChild<QMenu*>(QStringLiteral("textSizeMenu")), panels_->menu()},
                       {viewActions_.hideUnreadLeaves, viewActions_.showProof},
                       *findChild<SentenceBand*>(), *timeline_);
}

void MainWindow::buildExamEntry() {
    auto* sheets = new QAction(tr("E&xam sheets…"), this);
    sheets->setObjectName(QStringLiteral("examSheets"));
    connect(sheets, &QAction::triggered, this, [this] {
        auto* dialog = new ExamDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
        dialog->take(practice_->lessons().path());
    });
    practice_->menu()->insertAction(practice_->predicting().predict, sheets);
    practice_->menu()->insertSeparator(practice_->predicting().predict);
    connect(practice_, &PracticeMode::practisingChanged, sheets,
            [sheets](bool practising) { sheets->setVisible(!practising); });
}

void MainWindow::buildFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->setObjectName(QStringLiteral("fileMenu"));
    QAction* fresh = file->addAction(tr("&New tree…"), this, &MainWindow::askForNewTree);
    fresh->setObjectName(QStringLiteral("askForNewTree"));
    fresh->setShortcut(QKeySequence::New);
    file->addAction(open_);
    recent_ = new RecentFiles(this);
    file->addMenu(recent_);
    connect(recent_, &RecentFiles::chosen, this, &MainWindow::openFile);
    connect(recent_, &RecentFiles::missing, banner_, &ErrorBanner::tell);
    file->addAction(examples_);
    QAction* window = file->addAction(tr("New &window"), this, &MainWindow::openWindow);
    window->setObjectName(QStringLiteral("newWindow"));
    window->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    file->addSeparator();
    file->addActions({saving_->save, saving_->saveAs});
    file->addSeparator();
    figures_ = new FigureActions(session_, *canvas_, this);
    connect(figures_, &FigureActions::failed, this, [this](const QString& message) {
        practice_->asks() ? emit practice_->exercise().failed(message) : banner_->tell(message);
    });
    const auto ask = [this] {
        figures_->ask(practice_->asks()
                          ? [this](bool answered) { return practice_->sheet(answered); }
                          : FigureActions::Asked());
    };
    connect(practice_, &PracticeMode::questionChanged, figures_, ask);
    connect(practice_, &PracticeMode::practisingChanged, figures_, [this, ask](bool practising) {
        ask();
        presentation_->setPage(practising);
    });
    connect(figures_, &FigureActions::written, this, &MainWindow::tellExported);
    file->addActions({figures_->exportFigure, figures_->exportHandout, figures_->exportWebPage,
                      figures_->copyPicture});
    file->addSeparator();
    file->addActions({figures_->printPreview, figures_->print});
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), this, &MainWindow::quit);
    quit->setObjectName(QStringLiteral("quit"));
    quit->setShortcut(Qt::CTRL | Qt::Key_Q); // Qt has it for some desktops only
}

void MainWindow::buildEditMenu() {
    auto* edit = new EditMenu(session_, *canvas_, this);
    edit->addAction(figures_->copyQuestion);
    edit->addSeparator();
    auto* notes = new NotesMenu(session_, this);
    connect(noteStrip_, &NoteStrip::clicked, notes, &NotesMenu::write);
    notes->addActions({stepActions_.previousNote, stepActions_.nextNote, viewActions_.showNotes});
    edit->addMenu(notes);
    QMenu* find = edit->addMenu(tr("&Find"));
    find->setObjectName(QStringLiteral("findMenu"));
    find->addActions({findBar_->find, findBar_->findNext, findBar_->findPrevious});
    edit->addAction(viewActions_.clearSelection);
    menuBar()->addMenu(edit);
}

void MainWindow::buildStepMenu() {
    //: A menu: what moves through the search.
    QMenu* step = menuBar()->addMenu(tr("S&tep"));
    step->addActions(stepActions_.all());
    step->addSeparator();
    step->addActions({viewActions_.goToEntry, viewActions_.showProof});
}

void MainWindow::buildCompareMenu() {
    auto* compare = new CompareMenu(session_, this);
    QAction* growth = compare->addAction(tr("&Growth…"), this, &MainWindow::showGrowth);
    growth->setObjectName(QStringLiteral("showGrowth"));
    growth->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    growth->setToolTip(tr("Measures how many nodes each search visits as the tree gets deeper."));
    growth->setStatusTip(growth->toolTip());
    menuBar()->addMenu(compare);
    kept_.paces = compare->paces();
    kept_.arrangements = compare->arrangements();
}

/// What moves the tree, and how it moves.
void MainWindow::addZoom(QMenu& view) {
    QMenu* zoom = view.addMenu(tr("&Zoom and movement"));
    zoom->setObjectName(QStringLiteral("zoomMenu"));
    zoom->setToolTipsVisible(true);
    const auto add = [this, zoom](const QString& text, void (TreeCanvas::*zoomed)()) {
        return zoom->addAction(text, this, [this, zoomed] {
            TreeCanvas* asked = practice_->canvas();
            ((asked != nullptr ? asked : canvas_)->*zoomed)();
        });
    };
    QAction* fit = add(tr("&Fit the tree"), &TreeCanvas::fit);
    fit->setObjectName(QStringLiteral("fitTree"));
    fit->setShortcut(Qt::CTRL | Qt::Key_0);
    QAction* in = add(tr("Zoom &in"), &TreeCanvas::zoomIn);
    // The second is the same key without Shift on many keyboards.
    in->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    in->setObjectName(QStringLiteral("zoomIn"));
    QAction* out = add(tr("&Zoom out"), &TreeCanvas::zoomOut);
    out->setObjectName(QStringLiteral("zoomOut"));
    out->setShortcut(Qt::CTRL | Qt::Key_Minus);
    zoom->addSeparator();
    QAction* follow = zoom->addAction(tr("Follo&w the current node"));
    follow->setObjectName(QStringLiteral("followCurrent"));
    follow->setToolTip(tr("Moves the tree when the current node would leave the view."));
    follow->setCheckable(true);
    follow->setChecked(canvas_->follows());
    connect(follow, &QAction::toggled, canvas_, &TreeCanvas::setFollows);
    kept_.followCurrent = follow;
    QAction* smooth = zoom->addAction(tr("&Smooth movement"));
    smooth->setObjectName(QStringLiteral("smoothMovement"));
    smooth->setToolTip(
        tr("Lets the tree glide to its new place and size, and moves in Play slide, instead of "
           "jumping."));
    smooth->setCheckable(true);
    smooth->setChecked(canvas_->isSmooth());
    connect(smooth, &QAction::toggled, canvas_, &TreeCanvas::setSmooth);
    connect(smooth, &QAction::toggled, games_, &GameMenu::setSmooth);
    kept_.smoothMovement = smooth;
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->setObjectName(QStringLiteral("viewMenu"));
    connect(games_, &GameMenu::searchOpened, canvas_, &TreeCanvas::fitFirstRows);
    addZoom(*view);
    view->addAction(viewActions_.hideUnreadLeaves);
    view->addAction(viewActions_.showBoards);
    QAction* minimap = view->addAction(tr("Mi&nimap"));
    minimap->setObjectName(QStringLiteral("showMinimap"));
    minimap->setToolTip(tr("Shows the whole tree in a corner while a part of it is out of view."));
    minimap->setCheckable(true);
    minimap->setChecked(true);
    connect(minimap, &QAction::toggled, canvas_, &TreeCanvas::setMinimap);
    kept_.showMinimap = minimap;
    connect(&canvas_->minimap(), &Minimap::closed, minimap,
            [minimap] { minimap->setChecked(false); });
    addMinimalTree(*view);
    QMenu* numbers = view->addMenu(tr("N&umbers"));
    numbers->setObjectName(QStringLiteral("numbersMenu"));
    numbers->setToolTipsVisible(true);
    numbers->addAction(viewActions_.numbersFromMax);
    numbers->addAction(viewActions_.numbersFromMover);
    view->addSeparator();
    view->addMenu(panels_->menu());
    buildThemeMenu(*view);
    buildTextSizeMenu(*view);
    view->addAction(presentation_->fullScreen);
    panels_->menu()->addSeparator();
    panels_->menu()->addActions({presentation_->atFoot, presentation_->showBar});
}

/// It gives the result away, so before the end nobody gets it without having asked twice.
void MainWindow::addMinimalTree(QMenu& view) {
    minimal_ = new MinimalOverlay(session_, this);
    QAction* action = view.addAction(tr("Minimal tr&ee"));
    action->setObjectName(QStringLiteral("showMinimalTree"));
    action->setToolTip(tr("Marks the smallest proof of the root’s value, once the search is over: "
                          "P for nodes whose value is proved, C for those of which one child "
                          "is enough, A for those of which all children are needed."));
    action->setCheckable(true);
    connect(action, &QAction::toggled, minimal_, &MinimalOverlay::setWanted);
    const auto offer = [this, action, usual = action->toolTip()] {
        const QString whyNot = whyNothingProved(session_.options());
        action->setEnabled(whyNot.isEmpty());
        action->setToolTip(whyNot.isEmpty() ? usual : whyNot);
    };
    connect(&session_, &Session::traceChanged, action, offer);
    connect(&session_, &Session::documentChanged, action, offer);
    connect(minimal_, &MinimalOverlay::changed, this, [this] {
        canvas_->setMinimalTree(minimal_->tree());
        findChild<CountsPanel*>()->showMinimal(minimal_->tree());
    });
    connect(minimal_, &MinimalOverlay::withheld, this, &MainWindow::tellMinimalWithheld);
    connect(minimal_, &MinimalOverlay::settled, minimalBar_, &QWidget::hide);
}

void MainWindow::tellMinimalWithheld() {
    const QString text =
        session_.hidesUnreadLeaves()
            ? tr("The minimal tree rests on leaves that are hidden, and gives the root’s value "
                 "away. It is shown when they are not hidden and the search is over.")
            : tr("The minimal tree needs the finished search and gives the root’s value away. It "
                 "is shown when the search is over.");
    minimalBar_->tell(
        text, {{tr("&Show it now"), [this] { minimal_->showAtOnce(); }}, {tr("&Close"), [] {}}});
}

} // namespace prunus
