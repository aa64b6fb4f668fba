#include "ui/shell/practicemode.h"

#include "ui/panels/paneldock.h"
#include "ui/practice/answercanvas.h"
#include "ui/practice/practicepage.h"
#include "ui/shell/panels.h"

#include <QBoxLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

/// What goes on working in the menus of which most is about the open tree.
const QStringList& commandsOfAnyTime() {
    static const QStringList names{"newWindow", "quit", "themeMenu", "textSizeMenu"};
    return names;
}

const QStringList& menusOfAnyTime() {
    static const QStringList names{"fileMenu", "viewMenu", "practiceMenu", "helpMenu"};
    return names;
}

} // namespace

PracticeMode::PracticeMode(Session& session, QWidget& steps, QMainWindow& window)
    : QObject(&window), session_(session), window_(window), steps_(steps),
      actions_(new PracticeActions(exercise_, this)),
      menu_(new PracticeMenu(session, *actions_, &window)) {
    connect(menu_, &PracticeMenu::chosen, this, &PracticeMode::begin);
    connect(actions_->leave, &QAction::triggered, this, &PracticeMode::askToLeave);
}

void PracticeMode::begin(const QuestionSet& set) {
    if (!practising()) {
        clearWindow();
        setSearchAside();
        page_ = new PracticePage(exercise_, *actions_, steps_.parentWidget());
        page_->setTextScale(textScale_);
        static_cast<QBoxLayout*>(steps_.parentWidget()->layout())->insertWidget(0, page_, 1);
        page_->show();
        lockCommands();
        menu_->setPractising(true);
    }
    exercise_.begin(set);
}

void PracticeMode::hide(QWidget& widget) {
    if (!widget.isHidden()) {
        widget.hide();
        hidden_.emplace_back(&widget);
    }
}

void PracticeMode::clearWindow() {
    window_.setWindowState(window_.windowState() & ~Qt::WindowFullScreen);
    focus_ = window_.focusWidget();
    if (const auto* panels = window_.findChild<Panels*>()) {
        layout_ = panels->save();
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
void PracticeMode::setSearchAside() {
    place_ = {session_.panes().beat(), session_.selection(), session_.witnesses(),
              session_.hidesUnreadLeaves()};
    session_.select(noNode);
    session_.panes().setBeat(Beat{0});
    session_.setHideUnreadLeaves(true);
}

void PracticeMode::takeSearchBack() {
    session_.setHideUnreadLeaves(place_.hidesUnreadLeaves);
    session_.panes().setBeat(place_.beat);
    if (place_.selection != noNode) {
        session_.select(place_.selection);
    }
    session_.setWitnesses(place_.witnesses);
}

/// Commands about the open tree say nothing of it, and change nothing in it.
void PracticeMode::lockCommands() {
    for (QAction* top : window_.menuBar()->actions()) {
        const QMenu* menu = top->menu<QMenu*>();
        if (!menusOfAnyTime().contains(menu->objectName())) {
            top->setEnabled(false);
            lockedMenus_.push_back(top);
            continue;
        }
        const bool mixed = menu->objectName() == QStringLiteral("fileMenu") ||
                           menu->objectName() == QStringLiteral("viewMenu");
        for (QAction* each : mixed ? menu->actions() : QList<QAction*>()) {
            const QString name = each->menu<QMenu*>() != nullptr
                                     ? each->menu<QMenu*>()->objectName()
                                     : each->objectName();
            if (!commandsOfAnyTime().contains(name) && each->isVisible()) {
                each->setVisible(false);
                hiddenActions_.push_back(each);
            }
        }
    }
}

void PracticeMode::leave() {
    if (!practising()) {
        return;
    }
    delete std::exchange(page_, nullptr);
    takeSearchBack();
    menu_->setPractising(false);
    for (QAction* each : std::exchange(lockedMenus_, {})) {
        each->setEnabled(true);
    }
    for (QAction* each : std::exchange(hiddenActions_, {})) {
        each->setVisible(true);
    }
    for (const QPointer<QWidget>& each : std::exchange(hidden_, {})) {
        if (each != nullptr) {
            each->show();
        }
    }
    window_.setAcceptDrops(tookDrops_);
    if (auto* panels = window_.findChild<Panels*>()) {
        panels->restore(layout_);
    }
    if (focus_ != nullptr) {
        focus_->setFocus(Qt::OtherFocusReason);
    }
}

/// Once, where something would be lost.
void PracticeMode::askToLeave() {
    const bool begun = exercise_.isOpen() && exercise_.answer() != Answer{};
    if (!begun) {
        leave();
        return;
    }
    auto* question = new QMessageBox(QMessageBox::Question, tr("Leave practice"),
                                     tr("Leave practice?"), QMessageBox::NoButton, &window_);
    question->setObjectName(QStringLiteral("leavePracticeQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("The answer to this question is not checked yet."));
    const QAbstractButton* go = question->addButton(tr("&Leave"), QMessageBox::AcceptRole);
    question->addButton(tr("&Stay"), QMessageBox::RejectRole);
    connect(question, &QMessageBox::buttonClicked, this, [this, go](const QAbstractButton* button) {
        if (button == go) {
            leave();
        }
    });
    question->open();
}

void PracticeMode::setTextScale(double scale) {
    textScale_ = scale;
    if (page_ != nullptr) {
        page_->setTextScale(scale);
    }
}

} // namespace prunus
