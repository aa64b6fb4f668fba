#include "ui/shell/wholepage.h"

#include "ui/controls/keyslist.h"
#include "ui/panels/paneldock.h"
#include "ui/shell/panels.h"

#include <QBoxLayout>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>

namespace prunus {
namespace {

/// What goes on working in the menus of which most is about the open tree.
const QStringList& commandsOfAnyTime() {
    static const QStringList names{"newWindow", "quit",       "themeMenu", "textSizeMenu",
                                   "zoomMenu",  "fullScreen", "showBar"};
    return names;
}

const QStringList& menusOfAnyTime() {
    static const QStringList names{"fileMenu", "editMenu", "viewMenu", "practiceMenu", "helpMenu"};
    return names;
}

} // namespace

const QStringList& WholePage::commandsOfQuestions() {
    static const QStringList names{"exportFigure", "print", "printPreview", "copyPicture",
                                   "copyQuestion"};
    return names;
}

WholePage::WholePage(Session& session, QWidget& steps, QMainWindow& window)
    : QObject(&window), session_(session), window_(window), steps_(steps) {}

void WholePage::put(QWidget* page, const QStringList& working, const QString& reason) {
    page_ = page;
    working_ = commandsOfAnyTime() + working;
    reason_ = reason;
    clearWindow();
    setSearchAside();
    static_cast<QBoxLayout*>(parent()->layout())->insertWidget(0, page, 1);
    page->show();
    lock();
}

void WholePage::setWorking(const QStringList& working) {
    unlockCommands();
    working_ = commandsOfAnyTime() + working;
    lock();
}

void WholePage::take() {
    delete std::exchange(page_, nullptr);
    unlockCommands(); // which then follow what comes back
    takeSearchBack();
    for (const QPointer<QWidget>& each : std::exchange(hidden_, {})) {
        if (each != nullptr) {
            each->show();
        }
    }
    window_.setAcceptDrops(tookDrops_);
    if (auto* panels = window_.findChild<Panels*>()) {
        panels->takeBack();
    }
    if (focus_ != nullptr) {
        focus_->setFocus(Qt::OtherFocusReason);
    }
}

void WholePage::hide(QWidget& widget) {
    if (!widget.isHidden()) {
        widget.hide();
        hidden_.emplace_back(&widget);
    }
}

void WholePage::clearWindow() {
    focus_ = window_.focusWidget();
    if (auto* panels = window_.findChild<Panels*>()) {
        panels->setAside();
    }
    for (PanelDock* dock : window_.findChildren<PanelDock*>()) {
        hide(*dock);
    }
    for (QToolBar* bar : window_.findChildren<QToolBar*>()) {
        hide(*bar);
    }
    hide(*window_.statusBar());
    hide(steps_);
    tookDrops_ = window_.acceptDrops();
    window_.setAcceptDrops(false);
}

/// The open tree may be the one that is asked about: what is hidden knows nothing of its search
/// either, before its first step and with leaves that it has not read hidden.
void WholePage::setSearchAside() {
    place_ = {session_.panes().beat(), session_.selection(), session_.witnesses(),
              session_.hidesUnreadLeaves()};
    session_.select(noNode);
    session_.panes().setBeat(Beat{0});
    session_.setHideUnreadLeaves(true);
}

void WholePage::takeSearchBack() {
    session_.setHideUnreadLeaves(place_.hidesUnreadLeaves);
    session_.panes().setBeat(place_.beat);
    if (place_.selection != noNode) {
        session_.select(place_.selection);
    }
    session_.setWitnesses(place_.witnesses);
}

/// Commands about the open tree say nothing of it, and change nothing in it.
void WholePage::lock() {
    for (QAction* top : window_.menuBar()->actions()) {
        auto* menu = top->menu<QMenu*>();
        if (!menusOfAnyTime().contains(menu->objectName())) {
            top->setEnabled(false);
            lockedMenus_.push_back(top);
        }
        if (menu->objectName() != QStringLiteral("practiceMenu") &&
            menu->objectName() != QStringLiteral("helpMenu")) {
            lockEntries(*menu);
        }
    }
}

/// Greyed, with the reason; whatever else would have them back meanwhile.
void WholePage::lockEntries(QMenu& menu) {
    saysTips_.emplace_back(&menu, menu.toolTipsVisible());
    menu.setToolTipsVisible(true);
    for (QAction* each : menu.actions()) {
        auto* sub = each->menu<QMenu*>();
        if (each->isSeparator() ||
            working_.contains(sub != nullptr ? sub->objectName() : each->objectName())) {
            continue;
        }
        if (sub != nullptr) { // the bar of the full screen, too, has some of them
            lockEntries(*sub);
        }
        lockedEntries_.push_back({each, each->isEnabled(), each->toolTip()});
        each->setEnabled(false);
        each->setToolTip(reason_);
        each->setProperty(outOfReach, true);
        connect(each, &QAction::enabledChanged, this,
                [this, each, k = lockedEntries_.size() - 1](bool enabled) {
                    if (enabled) {
                        lockedEntries_[k].wasEnabled = true;
                        each->setEnabled(false);
                    }
                });
    }
}

void WholePage::unlockCommands() {
    for (QAction* each : std::exchange(lockedMenus_, {})) {
        each->setEnabled(true);
    }
    for (const Locked& each : std::exchange(lockedEntries_, {})) {
        if (each.action == nullptr) {
            continue;
        }
        each.action->disconnect(this);
        each.action->setProperty(outOfReach, {});
        const bool isText = each.toolTip == QString(each.action->text()).remove(u'&');
        each.action->setToolTip(isText ? QString() : each.toolTip); // which is the text then
        each.action->setEnabled(each.wasEnabled);
    }
    for (const auto& [menu, says] : std::exchange(saysTips_, {})) {
        menu->setToolTipsVisible(says);
    }
}

} // namespace prunus

#include "moc_wholepage.cpp"
