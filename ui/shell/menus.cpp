// The menus of the main window, by what people do. Some have files of their own.

#include "ui/canvas/minimap.h"
#include "ui/canvas/treecanvas.h"
#include "ui/compare/comparemenu.h"
#include "ui/compare/differences.h"
#include "ui/controls/commandfinder.h"
#include "ui/controls/editmenu.h"
#include "ui/controls/findbar.h"
#include "ui/controls/keyslist.h"
#include "ui/controls/searchbar.h"
#include "ui/controls/searchmenu.h"
#include "ui/controls/searchstatus.h"
#include "ui/export/figureactions.h"
#include "ui/files/recentfiles.h"
#include "ui/files/saving.h"
#include "ui/panels/countspanel.h"
#include "ui/panels/pseudocode.h"
#include "ui/panels/sentenceband.h"
#include "ui/play/gamemenu.h"
#include "ui/session/minimaloverlay.h"
#include "ui/session/panes.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/panels.h"
#include "ui/shell/practicemode.h"
#include "ui/shell/presentation.h"
#include "ui/shell/tour.h"
#include "ui/widgets/appearance.h"
#include "ui/widgets/noticebar.h"
#include "ui/words/slipwords.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QMessageBox>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

constexpr int sideWidth = 430;
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
    search->addActions(
        {&(new Differences(session_, *leaving_, this))->ask(), viewActions_.cancelWork});
    menuBar()->addMenu(search);
    buildCompareMenu();
    menuBar()->addMenu(games_);
    menuBar()->addMenu(practice_->menu());
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
        practice_->practising() ? emit practice_->exercise().failed(message)
                                : banner_->tell(message);
    });
    connect(practice_, &PracticeMode::practisingChanged, figures_, [this](bool practising) {
        figures_->ask(practising ? [this](bool answered) { return practice_->sheet(answered); }
                                 : FigureActions::Asked());
        presentation_->setPage(practising);
    });
    connect(figures_, &FigureActions::written, banner_, &QWidget::hide);
    file->addActions({figures_->exportFigure, figures_->exportHandout, figures_->copyPicture});
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

void MainWindow::buildThemeMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("&Theme"));
    menu->setObjectName(QStringLiteral("themeMenu"));
    kept_.themes = menu;
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, const char* id, ThemeKind kind) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(id));
        action->setCheckable(true);
        action->setChecked(kind == systemTheme());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] { showTheme(kind); });
    };
    add(tr("&Light"), "light", ThemeKind::light);
    add(tr("&Dark"), "dark", ThemeKind::dark);
    add(tr("&High contrast"), "high-contrast", ThemeKind::highContrast);
}

void MainWindow::buildTextSizeMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("Te&xt size"));
    menu->setObjectName(QStringLiteral("textSizeMenu"));
    kept_.textSizes = menu;
    auto* group = new QActionGroup(menu);
    constexpr std::array<int, 5> sizes{100, 125, 150, 175, 200};
    for (const int percent : sizes) {
        QAction* action = menu->addAction(tr("%1 %").arg(percent));
        action->setObjectName(QString::number(percent));
        action->setCheckable(true);
        action->setChecked(percent == 100);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, percent] { showTextScale(percent / 100.0); });
    }
}

void MainWindow::buildHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->setObjectName(QStringLiteral("helpMenu"));
    QAction* keys = help->addAction(tr("&Keyboard"), this, &MainWindow::showKeys);
    keys->setObjectName(QStringLiteral("showKeys"));
    keys->setShortcut(QKeySequence::HelpContents);
    QAction* find = help->addAction(tr("&Find a command…"), this, &MainWindow::findCommand);
    find->setObjectName(QStringLiteral("findCommand"));
    find->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    find->setToolTip(tr("Lists all commands, with their keys, by what is typed."));
    QAction* tour = help->addAction(tr("&Tour of one minute"), tour_, &Tour::begin);
    tour->setObjectName(QStringLiteral("tour"));
    help->addSeparator();
    QAction* about = help->addAction(tr("&About Prunus"), this, &MainWindow::showAbout);
    about->setObjectName(QStringLiteral("showAbout"));
}

void MainWindow::showTheme(ThemeKind kind) {
    applyTheme(*this, kind);
    canvas_->setTheme(kind);
}

void MainWindow::showTextScale(double scale) {
    textScale_ = scale;
    fitText();
}

void MainWindow::fitText() {
    const double scale =
        presentation_->presenting() ? Presentation::textScale(textScale_) : textScale_;
    panels_->listing().setBothHalves(presentation_->presenting());
    applyTextScale(*this, scale);
    canvas_->setTextScale(scale);
    practice_->setTextScale(scale);
    // The cards grow with their text, but leave the tree half of the window.
    panels_->setColumnWidth(static_cast<int>(sideWidth * scale));
}

void MainWindow::showKeys() {
    auto* keys = new KeysList(*this);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->open();
}

void MainWindow::findCommand() {
    auto* finder = new CommandFinder(*this);
    finder->setAttribute(Qt::WA_DeleteOnClose);
    finder->open();
}

void MainWindow::showAbout() {
    auto* about = new QMessageBox(QMessageBox::NoIcon, tr("About Prunus"),
                                  tr("Prunus %1").arg(QLatin1String(PRUNUS_VERSION)),
                                  QMessageBox::Close, this);
    about->setObjectName(QStringLiteral("about"));
    about->setInformativeText(
        tr("Makes game-tree search visible: minimax, negamax and alpha-beta, step by step.\n\n"
           "Free software under the GNU General Public License, version 3 or later."));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

} // namespace prunus
