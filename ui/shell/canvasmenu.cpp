// The menu of the tree: with the right button, or the key for menus.

#include "ui/shell/mainwindow.h"
#include "ui/shell/presentation.h"

#include <QMenuBar>

namespace prunus {
namespace {

/// An empty name is a line between.
const QStringList& commandsOfNodes() {
    static const QStringList names{"goToEntry",
                                   "showProof",
                                   "",
                                   "pointHere",
                                   "boxHere",
                                   "noteHere",
                                   "",
                                   "editNode",
                                   "editMove",
                                   "insertChild",
                                   "insertSibling",
                                   "changeValue",
                                   "orderChildren",
                                   "",
                                   "cutSubtree",
                                   "copySubtree",
                                   "pasteSubtree",
                                   "deleteSubtree",
                                   "",
                                   "playHere",
                                   "unfoldHere",
                                   ""};
    return names;
}

const QStringList& commandsOfTheWhole() {
    static const QStringList names{"fitTree",          "zoomIn",     "zoomOut",     "",
                                   "hideUnreadLeaves", "showBoards", "showMinimap", "fullScreen"};
    return names;
}

} // namespace

/// Only what can be chosen; in full screen, where there is no menu bar, its menus too.
void MainWindow::showCanvasMenu(QPoint onScreen) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("canvasMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QStringList& names) {
        for (const QString& name : names) {
            const auto* inner = findChild<QMenu*>(name);
            QAction* action = name.isEmpty()     ? menu->addSeparator()
                              : inner != nullptr ? inner->menuAction()
                                                 : findChild<QAction*>(name);
            if (action->isEnabled()) {
                menu->addAction(action);
            }
        }
    };
    if (session_.selection() != noNode) {
        add(commandsOfNodes());
    }
    add(commandsOfTheWhole());
    if (presentation_->presenting()) {
        menu->addSeparator();
        //: All menus of the menu bar, which is hidden.
        menu->addMenu(tr("Menus"))->addActions(menuBar()->actions());
    }
    menu->popup(onScreen);
}

} // namespace prunus
