// The menus of the main window. The Search menu has a file of its own.

#include "ui/canvas/treecanvas.h"
#include "ui/panels/nodestory.h"
#include "ui/window/appearance.h"
#include "ui/window/examples.h"
#include "ui/window/exportfigure.h"
#include "ui/window/keyslist.h"
#include "ui/window/mainwindow.h"
#include "ui/window/searchmenu.h"

#include <QActionGroup>
#include <QMenuBar>
#include <QMessageBox>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

constexpr int sideWidth = 430;

} // namespace

void MainWindow::buildMenus() {
    buildFileMenu();
    buildViewMenu();
    menuBar()->addMenu(new SearchMenu(session_, stepActions_, this));
    buildHelpMenu();
}

void MainWindow::buildFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(open_);
    examples_->setTitle(tr("&Examples"));
    file->addMenu(examples_);
    auto* figure = new ExportFigure(session_, *canvas_, this);
    connect(figure, &ExportFigure::failed, banner_, &ErrorBanner::tell);
    connect(figure, &ExportFigure::written, banner_, &QWidget::hide);
    file->addAction(figure);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);
}

void MainWindow::buildExamples() {
    examples_->setObjectName(QStringLiteral("examplesMenu"));
    examples_->setToolTipsVisible(true);
    for (const Example& each : bundledExamples()) {
        QAction* action = examples_->addAction(each.title);
        action->setObjectName(each.file);
        action->setToolTip(each.source);
        connect(action, &QAction::triggered, this,
                [this, each] { session_.openText(textOf(each), each.title); });
    }
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    QAction* fit = view->addAction(tr("&Fit the tree"), canvas_, &TreeCanvas::fit);
    fit->setShortcut(Qt::CTRL | Qt::Key_0);
    QAction* in = view->addAction(tr("Zoom &in"), canvas_, &TreeCanvas::zoomIn);
    // The second is the same key without Shift on many keyboards.
    in->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    QAction* out = view->addAction(tr("Zoom &out"), canvas_, &TreeCanvas::zoomOut);
    out->setShortcut(Qt::CTRL | Qt::Key_Minus);
    view->addSeparator();
    QAction* hide = view->addAction(tr("&Hide unread leaves"));
    hide->setObjectName(QStringLiteral("hideUnreadLeaves"));
    hide->setCheckable(true);
    connect(hide, &QAction::toggled, canvas_, &TreeCanvas::setHideUnreadLeaves);
    connect(hide, &QAction::toggled, nodeStory_, &NodeStoryCard::setHideUnreadLeaves);
    view->addAction(viewActions_.numbersFromMax);
    view->addAction(viewActions_.clearSelection);
    view->addSeparator();
    buildThemeMenu(*view);
    buildTextSizeMenu(*view);
    QAction* full = view->addAction(tr("F&ull screen"));
    full->setObjectName(QStringLiteral("fullScreen"));
    full->setShortcut(Qt::Key_F11);
    full->setCheckable(true);
    connect(full, &QAction::triggered, this, &MainWindow::showFullScreenIf);
}

void MainWindow::buildThemeMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("&Theme"));
    menu->setObjectName(QStringLiteral("themeMenu"));
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, ThemeKind kind) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(kind == systemTheme());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] { showTheme(kind); });
    };
    add(tr("&Light"), ThemeKind::light);
    add(tr("&Dark"), ThemeKind::dark);
    add(tr("&High contrast"), ThemeKind::highContrast);
}

void MainWindow::buildTextSizeMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("Te&xt size"));
    menu->setObjectName(QStringLiteral("textSizeMenu"));
    auto* group = new QActionGroup(menu);
    constexpr std::array<int, 5> sizes{100, 125, 150, 175, 200};
    for (const int percent : sizes) {
        QAction* action = menu->addAction(tr("%1 %").arg(percent));
        action->setCheckable(true);
        action->setChecked(percent == 100);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, percent] { showTextScale(percent / 100.0); });
    }
}

void MainWindow::buildHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Keyboard"), this, &MainWindow::showKeys);
    help->addAction(tr("&About Prunus"), this, &MainWindow::showAbout);
}

void MainWindow::showFullScreenIf(bool full) {
    setWindowState(full ? windowState() | Qt::WindowFullScreen
                        : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::showTheme(ThemeKind kind) {
    applyTheme(*this, kind);
    canvas_->setTheme(kind);
}

void MainWindow::showTextScale(double scale) {
    applyTextScale(*this, scale);
    canvas_->setTextScale(scale);
    // The cards grow with their text, but leave the tree half of the window.
    const int side = std::min(static_cast<int>(sideWidth * scale), width() / 2);
    splitter_->setSizes({width() - side, side});
}

void MainWindow::showKeys() {
    auto* keys = new KeysList(*menuBar(), this);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->open();
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
