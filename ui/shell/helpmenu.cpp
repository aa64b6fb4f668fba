// The Help menu.

#include "ui/controls/commandfinder.h"
#include "ui/controls/keyslist.h"
#include "ui/files/leaving.h"
#include "ui/manual/manualwindow.h"
#include "ui/session/loading.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/tour.h"

#include <QMenuBar>
#include <QMessageBox>

namespace prunus {

void MainWindow::buildHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->setObjectName(QStringLiteral("helpMenu"));
    QAction* manual = help->addAction(tr("&Manual"), this, &MainWindow::showManual);
    manual->setObjectName(QStringLiteral("showManual"));
    manual->setShortcut(Qt::SHIFT | Qt::Key_F1);
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

void MainWindow::showKeys() {
    auto* keys = new KeysList(*this);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->open();
}

void MainWindow::showManual() {
    if (!manual_) {
        manual_ = new ManualWindow(this);
        manual_->setAttribute(Qt::WA_DeleteOnClose);
        connect(manual_, &ManualWindow::figureWanted, this, &MainWindow::openOfManual);
    }
    manual_->show();
    manual_->raise();
    manual_->activateWindow();
}

/// In place of the tree that is open, as the figure has it.
void MainWindow::openOfManual(const ManualFigure& figure) {
    leaving_->then([this, figure] {
        const Document& document = *figure.document;
        UnsavedTree tree{document.shared,        {}, tr("Figure of the manual"), {}, {}, {},
                         figure.trace->options()};
        tree.isMade = true;
        session_.openUnsaved(tree);
        if (session_.hasSearch() && session_.document()->shared == document.shared) {
            session_.setStep(figure.step);
        }
        // It always lies above this window: where it would hide what was opened, it makes room, and
        // comes back as it was.
        if (manual_ && manual_->frameGeometry().contains(frameGeometry().center())) {
            manual_->hide();
        }
        raise();
        activateWindow();
    });
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
