#include "ui/shell/mainwindow.h"

#include "ui/canvas/treecanvas.h"
#include "ui/compare/differences.h"
#include "ui/compare/growthdialog.h"
#include "ui/compare/panegrid.h"
#include "ui/controls/editmenu.h"
#include "ui/controls/findbar.h"
#include "ui/controls/newtree.h"
#include "ui/export/figureactions.h"
#include "ui/files/draftnotice.h"
#include "ui/files/examplesdialog.h"
#include "ui/files/filenotice.h"
#include "ui/files/importnotices.h"
#include "ui/files/leaving.h"
#include "ui/files/recentfiles.h"
#include "ui/files/restoring.h"
#include "ui/files/saving.h"
#include "ui/lessons/openlesson.h"
#include "ui/montecarlo/montecarloaction.h"
#include "ui/panels/sentenceband.h"
#include "ui/panels/whathappened.h"
#include "ui/play/gamemenu.h"
#include "ui/play/searchopener.h"
#include "ui/session/editing.h"
#include "ui/shell/boardslostnotice.h"
#include "ui/shell/busystrip.h"
#include "ui/shell/focusrules.h"
#include "ui/shell/incoming.h"
#include "ui/shell/lessonmode.h"
#include "ui/shell/panels.h"
#include "ui/shell/practicemode.h"
#include "ui/shell/presentation.h"
#include "ui/shell/tour.h"
#include "ui/shell/windowsettings.h"
#include "ui/texteditor/textpane.h"
#include "ui/widgets/appearance.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/noticestack.h"
#include "ui/words/gamewords.h"
#include "ui/words/language.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMetaMethod>
#include <QPointer>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
MainWindow::MainWindow(QWidget* parent)
    : QMainWindow((installLanguage(), parent)), playback_(session_, this),
      stepActions_(session_, playback_, this), viewActions_(session_, this),
      open_(new QAction(tr("&Open…"), this)), examples_(new QAction(tr("E&xamples…"), this)),
      saving_(new Saving(session_, this)), leaving_(new Leaving(session_, *saving_, this)),
      incoming_(new Incoming(session_, *leaving_, this)),
      presentation_(
          new Presentation(*this, {viewActions_.cancelWork, viewActions_.clearSelection})) {
    setObjectName(QStringLiteral("mainWindow"));
    open_->setShortcut(QKeySequence::Open);
    connect(open_, &QAction::triggered, this, &MainWindow::askForFile);
    examples_->setObjectName(QStringLiteral("browseExamples"));
    connect(examples_, &QAction::triggered, this, &MainWindow::browseExamples);
    buildCentre();
    buildMenus();
    connectSession();
    new FocusRules(*this, *centralWidget());
    resize(1440, 900);
    showTextScale(1);
    showTheme(systemTheme());
}

MainWindow::~MainWindow() {
    delete recovery_; // which looks at the session once more
}

void MainWindow::connectSession() {
    connect(&session_, &Session::documentChanged, this, [this](const NodeMap* edited) {
        if (edited == nullptr) {
            recent_->add(session_.path());
        }
    });
    connect(&session_, &Session::pathChanged, this, [this] { recent_->add(session_.path()); });
    connect(&saving_->file(), &DocumentFile::changed, this, &MainWindow::showTitle);
    connect(&session_, &Session::draftChanged, this, &MainWindow::showTitle);
    connect(presentation_, &Presentation::presentingChanged, this, &MainWindow::fitText);
    connect(findChild<EditMenu*>(), &EditMenu::undoTypingAsked, &panels_->text(), &TextPane::undo);
    connect(&panels_->text(), &TextPane::treeLeft, leaving_, &Leaving::leaveTree);
    connect(incoming_, &Incoming::filesDropped, this, &MainWindow::openFiles);
    centralWidget()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(centralWidget(), &QWidget::customContextMenuRequested, canvas_, &TreeCanvas::askMenu);
    connect(canvas_, &TreeCanvas::menuAsked, this, &MainWindow::showCanvasMenu);
    connect(stepActions_.goTo, &QAction::triggered, timeline_, &Timeline::askForStep);
    fileNotice_ = new FileNotice(session_, *saving_, *fileBar_, this);
    new ImportNotices(session_, *leaving_, *importBar_, this);
    connectBars();
    new BoardsLostNotice(session_, *boardsBar_, this);
    new DraftNotice(session_, *leaving_, *draftBar_, this);
    setWindowTitle(tr("Prunus"));
}

/// Whoever comes back from another program may have changed the file there.
bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate && fileNotice_ != nullptr) {
        fileNotice_->look();
    }
    return QMainWindow::event(event);
}

void MainWindow::showTitle() {
    // A name may hold what stands for the sign of unsaved work.
    const QString sign(QStringLiteral("[*]"));
    // Of what would be saved, where there is something to save.
    const DocumentFile& file = saving_->file();
    const bool drafted =
        session_.draft() && (!session_.document() || file.draft() || !file.treeModified());
    QString name = drafted ? session_.draft()->name() : session_.title();
    setWindowTitle(name.isEmpty() ? tr("Prunus[*]")
                                  : tr("%1[*] — Prunus").arg(name.replace(sign, sign + sign)));
    setWindowModified(saving_->file().modified());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->setAccepted(practice_->mayClose() && leaving_->mayLeave());
    if (!event->isAccepted()) {
        closeThen([] {});
        return;
    }
    practice_->leave();
    // What is remembered of a window is how it is when it does not fill the screen.
    presentation_->fillScreen(false);
    games_->keep();
    if (remembering_ != nullptr) {
        remembering_->keep();
    }
    if (recovery_ != nullptr) {
        recovery_->forget();
    }
}

bool MainWindow::holdsUnsaved() const {
    return isWindowModified() || !practice_->mayClose();
}

void MainWindow::closeThen(const std::function<void()>& goOn) {
    practice_->closeThen([this, goOn] {
        leaving_->then([this, goOn] {
            if (close()) {
                goOn();
            }
        });
    });
}

void MainWindow::openWindow() {
    if (remembering_ != nullptr) {
        remembering_->keep();
    }
    emit windowsWanted({QString()});
}

/// A window on its own is all there is to quit.
void MainWindow::quit() {
    if (isSignalConnected(QMetaMethod::fromSignal(&MainWindow::quitWanted))) {
        emit quitWanted();
    } else {
        close();
    }
}

/// The first here, the others in windows of their own.
void MainWindow::openFiles(const QStringList& paths) {
    if (paths.size() > 1) {
        emit windowsWanted(paths.mid(1));
    }
    if (!paths.isEmpty()) {
        openFile(paths.front());
    }
}

void MainWindow::openFile(const QString& path) {
    if (isLessonFile(path)) {
        openLesson(path);
        return;
    }
    leaving_->then([this, path] { session_.openFile(path); });
}

/// With a tree to come back to.
void MainWindow::openLesson(const QString& path) {
    const auto open = [this, path] { practice_->lessons().open(path); };
    if (session_.document() || session_.draft()) {
        open();
    } else {
        openExample(open);
    }
}

/// At a step of its search, once that is there.
void MainWindow::openAt(const UnsavedTree& tree, std::uint32_t at) {
    leaving_->then([this, tree, at] {
        connect(
            &session_, &Session::documentChanged, this,
            [this, at] {
                if (session_.hasSearch()) {
                    session_.setStep(std::min(Step{at}, session_.trace()->end()));
                }
            },
            Qt::SingleShotConnection);
        session_.openUnsaved(tree);
    });
}

void MainWindow::openText(const QString& text, const QString& title, std::optional<Rules> rules) {
    leaving_->then([this, text, title, rules] { session_.openText(text, title, rules); });
}

void MainWindow::openGame(const GameToUnfold& game) {
    games_->open(game);
}

void MainWindow::openDifference(const Difference& difference) {
    Differences::open(session_, difference);
    if (remembering_ != nullptr) {
        remembering_->keepNoSearch();
    }
}

void MainWindow::rememberIn(std::unique_ptr<QSettings> settings) {
    kept_.hideUnreadLeaves = viewActions_.hideUnreadLeaves;
    kept_.showBoards = viewActions_.showBoards;
    kept_.showNotes = viewActions_.showNotes;
    kept_.stopAtCutoffs = stepActions_.stopAtCutoffs;
    kept_.speed = timeline_->speed();
    kept_.listing = &panels_->listing();
    remembering_ = new WindowSettings(std::move(settings), session_, kept_, *panels_, *this);
    recent_->keepIn(remembering_->settings());
    figures_->keepIn(remembering_->settings());
    games_->keepIn(remembering_->settings());
    practice_->keepIn(remembering_->settings());
    monteCarlo_->keepIn(remembering_->settings());
}

void MainWindow::recoverIn(const QString& folder) {
    recovery_ = new Recovery(session_, saving_->file(), folder, this);
    connect(recovery_, &Recovery::failed, banner_, &ErrorBanner::tell);
    new Restoring(*recovery_, *leaving_, *restoreBar_, leftWork(folder));
    practice_->keepIn(folder);
}

void MainWindow::openExample(const std::function<void()>& then) {
    leaving_->then([this, then] {
        const QString file = QStringLiteral("aima-5-2.json");
        session_.openText(textOf({{}, file, {}, {}, {}}), tr("Figure 5.2"));
        then();
    });
}

void MainWindow::askForNewTree() {
    auto* dialog = new NewTreeDialog(session_.options(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewTreeDialog::created, this, [this, dialog](const UnsavedTree& tree) {
        leaving_->then([this, tree, open = QPointer(dialog)] {
            if (open) {
                open->accept(); // till now, so that a tree that was found outlives a Cancel
            }
            session_.openUnsaved(tree);
        });
    });
    dialog->open();
}

/// One at a time, beside the window.
void MainWindow::showGrowth() {
    if (!growth_) {
        growth_ = new GrowthDialog(session_, this);
        growth_->setAttribute(Qt::WA_DeleteOnClose);
        connect(growth_, &GrowthDialog::chosen, this, &MainWindow::openGrown);
        auto* opener = new SearchOpener(*growth_);
        connect(growth_, &GrowthDialog::gameChosen, opener,
                qOverload<const GameToUnfold&, std::uint64_t>(&SearchOpener::open));
        connect(opener, &SearchOpener::wanted, this, &MainWindow::openGrownGame);
    }
    growth_->show();
    growth_->raise();
    growth_->activateWindow();
}

void MainWindow::openGrown(const GrowthChoice& choice) {
    if (session_.document() && choice.tree == session_.document()->shared) {
        session_.setOptions(choice.options); // it is only searched anew
        return;
    }
    leaving_->then([this, choice] {
        UnsavedTree grown{choice.tree, {}, choice.name, {}, {}, {}, choice.options};
        grown.isMade = !choice.name.isEmpty(); // a tree that was given has none
        session_.openUnsaved(grown);
    });
}

/// Each depth of a game is another tree. It takes a while to make; this window shows how far it is.
void MainWindow::openGrownGame(GameToUnfold game) {
    game.wish.title =
        //: A game, and how deep its tree is.
        tr("%1, depth %2").arg(shownGame(game.start)).arg(*game.wish.depth).toStdString();
    games_->open(game, [this] {
        raise();
        activateWindow();
    });
}

void MainWindow::browseExamples() {
    auto* dialog = new ExamplesDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExamplesDialog::chosen, this, [this](const Example& example) {
        openText(textOf(example), example.title, example.rules);
    });
    dialog->open();
}

void MainWindow::askForFile() {
    openFiles(QFileDialog::getOpenFileNames(this, tr("Open trees"), {},
                                            tr("Trees (*.json *.prunus *.txt *.tree *.efg *.csv "
                                               "*.tsv *.dot *.gv *.tex *.nwk);;All files (*)")));
}

/// A text size that was restored reaches the widgets only once they have their style.
void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!event->spontaneous() && textScale_ != 1) {
        applyTextScale(*this, textScale_); // the panels keep the widths that were restored
    }
}

} // namespace prunus

#include "moc_mainwindow.cpp"
