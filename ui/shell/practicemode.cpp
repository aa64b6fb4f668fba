#include "ui/shell/practicemode.h"

#include "ui/controls/keyslist.h"
#include "ui/files/saving.h"
#include "ui/panels/paneldock.h"
#include "ui/practice/answercanvas.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/predictband.h"
#include "ui/shell/panels.h"

#include <QBoxLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

/// What goes on working in the menus of which most is about the open tree.
const QStringList& commandsOfAnyTime() {
    static const QStringList names{"newWindow",   "quit",         "themeMenu",  "textSizeMenu",
                                   "zoomMenu",    "exportFigure", "print",      "printPreview",
                                   "copyPicture", "copyQuestion", "fullScreen", "showBar"};
    return names;
}

const QStringList& menusOfAnyTime() {
    static const QStringList names{"fileMenu", "editMenu", "viewMenu", "practiceMenu", "helpMenu"};
    return names;
}

} // namespace

PracticeMode::PracticeMode(Session& session, Playback& playback, QWidget& steps,
                           QMainWindow& window)
    : QObject(&window), session_(session), window_(window), steps_(steps),
      showing_([this](const Brought<std::optional<Difference>>& found) {
          if (found && *found) {
              emit differenceWanted(**found);
          }
      }),
      actions_(new PracticeActions(exercise_, this)),
      predicting_(new Predicting(session, playback, steps.parentWidget())),
      menu_(new PracticeMenu(session, *actions_, courses_, *predicting_, &window)) {
    connect(menu_, &PracticeMenu::chosen, this, &PracticeMode::begin);
    connect(actions_->leave, &QAction::triggered, this, &PracticeMode::askToLeave);
    connect(actions_->newTree, &QAction::triggered, this, &PracticeMode::askForNewTree);
    connect(actions_->difference, &QAction::triggered, this, &PracticeMode::findDifference);
    connect(actions_->again, &QAction::triggered, this, &PracticeMode::askToBeginAgain);
}

void PracticeMode::begin(const QuestionSet& set) {
    if (!practising()) {
        predicting_->end();
        clearWindow();
        setSearchAside();
        page_ = new PracticePage(exercise_, *actions_, steps_.parentWidget());
        page_->setTextScale(textScale_);
        static_cast<QBoxLayout*>(steps_.parentWidget()->layout())->insertWidget(0, page_, 1);
        page_->show();
        lockCommands();
        menu_->setPractising(true);
        emit practisingChanged(true);
    }
    exercise_.begin(set);
}

TreeCanvas* PracticeMode::canvas() const {
    return page_ != nullptr ? &page_->canvas() : nullptr;
}

FigureSheet PracticeMode::sheet(bool answered) const {
    return page_->sheet(answered);
}

void PracticeMode::hide(QWidget& widget) {
    if (!widget.isHidden()) {
        widget.hide();
        hidden_.emplace_back(&widget);
    }
}

void PracticeMode::clearWindow() {
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
void PracticeMode::lockEntries(QMenu& menu) {
    saysTips_.emplace_back(&menu, menu.toolTipsVisible());
    menu.setToolTipsVisible(true);
    for (QAction* each : menu.actions()) {
        auto* sub = each->menu<QMenu*>();
        if (each->isSeparator() ||
            commandsOfAnyTime().contains(sub != nullptr ? sub->objectName() : each->objectName())) {
            continue;
        }
        if (sub != nullptr) { // the bar of the full screen, too, has some of them
            lockEntries(*sub);
        }
        lockedEntries_.push_back({each, each->isEnabled(), each->toolTip()});
        each->setEnabled(false);
        each->setToolTip(tr("Available once practice is left."));
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

void PracticeMode::unlockCommands() {
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

void PracticeMode::leave() {
    if (!practising()) {
        return;
    }
    showing_.cancel();
    actions_->review->setChecked(false);
    delete std::exchange(page_, nullptr);
    menu_->setPractising(false);
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
    emit practisingChanged(false);
}

/// On another tree than the one that is asked about, so that nothing of its search is told.
void PracticeMode::findDifference() {
    if (const auto named = exercise_.named()) {
        Procedure right = exercise_.task().procedure();
        right.options.depth.reset(); // that tree is searched to its end
        showing_.start(
            [m = *named, right](Progress& progress) { return showing(m, right, &progress); });
    }
}

void PracticeMode::askToLeave() {
    if (mayClose()) {
        leave();
        return;
    }
    ask(tr("Leave practice?"),
        tr("The answer to this question is not checked yet. It is kept until the window is closed, "
           "and is there again when the same questions are begun again."),
        tr("&Leave"), [this] { leave(); });
}

void PracticeMode::closeThen(const std::function<void()>& goOn) {
    if (mayClose()) {
        goOn();
        return;
    }
    ask(tr("Close the window?"),
        tr("The answer to the question of practice is not checked yet, and would be lost."),
        tr("&Close"), [this, goOn] {
            leave();
            goOn();
        });
}

void PracticeMode::askForNewTree() {
    if (!exercise_.isUnchecked()) {
        exercise_.takeNewTree();
        return;
    }
    ask(tr("Take another tree?"),
        tr("The answer to this question is not checked yet, and would be lost."), tr("&Take it"),
        [this] { exercise_.takeNewTree(); });
}

void PracticeMode::askToBeginAgain() {
    if (exercise_.isFinished() || !exercise_.hasBegun()) {
        exercise_.beginAgain();
        return;
    }
    ask(tr("Begin this set again?"), tr("What was answered in it so far would be lost."),
        tr("&Begin again"), [this] { exercise_.beginAgain(); });
}

/// Once: what was asked for last counts.
void PracticeMode::ask(const QString& text, const QString& more, const QString& yes,
                       const std::function<void()>& goOn) {
    const QString name(QStringLiteral("practiceQuestion"));
    if (auto* open = window_.findChild<QMessageBox*>(name)) {
        open->reject();
        open->setObjectName({});
    }
    auto* question = new QMessageBox(QMessageBox::Question, tr("Practice"), text,
                                     QMessageBox::NoButton, asker(window_));
    question->setObjectName(name);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(more);
    const QAbstractButton* go = question->addButton(yes, QMessageBox::AcceptRole);
    QPushButton* stay = question->addButton(tr("&Stay"), QMessageBox::RejectRole);
    question->setDefaultButton(stay);
    question->setEscapeButton(stay);
    connect(question, &QMessageBox::buttonClicked, this,
            [question, go, goOn](const QAbstractButton* button) {
                question->setObjectName({});
                question->close();
                if (button == go) {
                    goOn();
                }
            });
    question->open();
    question->activateWindow();
}

void PracticeMode::setTextScale(double scale) {
    textScale_ = scale;
    predicting_->band().setTextScale(scale);
    if (page_ != nullptr) {
        page_->setTextScale(scale);
    }
}

} // namespace prunus
