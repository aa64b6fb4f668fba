#include "ui/shell/presentation.h"

#include "ui/controls/keyslist.h"
#include "ui/panels/timeline.h"
#include "ui/shell/panels.h"
#include "ui/shell/projectorbar.h"

#include <QEvent>
#include <QMenuBar>
#include <QResizeEvent>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

constexpr double larger = 1.5;
constexpr double largest = 2;

/// A node's story is there because it was asked for.
bool forTheClass(const PanelDock& dock) {
    const QStringList names{"whatHappened", "pseudocode", "nodeStory"};
    return names.contains(dock.card().objectName());
}

} // namespace

Presentation::Presentation(QMainWindow& window, QList<QAction*> doneFirst)
    : QObject(&window), fullScreen(new QAction(tr("Fu&ll screen"), this)),
      atFoot(new QAction(tr("Senten&ce at the foot"), this)),
      showBar(new QAction(tr("Ba&r of the full screen"), this)), window_(window),
      doneFirst_(std::move(doneFirst)), leave_(new QAction(tr("Leave full screen"), this)),
      bar_(new ProjectorBar(window)) {
    fullScreen->setObjectName(QStringLiteral("fullScreen"));
    fullScreen->setShortcut(Qt::Key_F11);
    fullScreen->setCheckable(true);
    leave_->setShortcut(Qt::Key_Escape);
    fullScreen->setIconText(tr("Leave full screen")); // on the bar
    atFoot->setObjectName(QStringLiteral("sentenceAtFoot"));
    atFoot->setShortcut(Qt::ALT | Qt::Key_6);
    atFoot->setToolTip(tr("In full screen: closes all panels and the timeline, and tells what just "
                          "happened at the foot in large letters."));
    atFoot->setCheckable(true);
    connect(atFoot, &QAction::toggled, this, &Presentation::showAtFoot);
    showBar->setObjectName(QStringLiteral("showBar"));
    showBar->setShortcut(Qt::Key_F10);
    connect(showBar, &QAction::triggered, bar_, &ProjectorBar::call);
    window.addActions({leave_, showBar});
    connect(fullScreen, &QAction::triggered, this, &Presentation::fillScreen);
    connect(leave_, &QAction::triggered, this, [this] { fillScreen(false); });
    for (const QAction* each : doneFirst_) {
        connect(each, &QAction::changed, this, &Presentation::derive);
    }
    window.installEventFilter(this);
    derive();
}

double Presentation::textScale(double usual) {
    return std::max(usual, std::min(larger * usual, largest));
}

void Presentation::fillScreen(bool full) {
    window_.setWindowState(full ? window_.windowState() | Qt::WindowFullScreen
                                : window_.windowState() & ~Qt::WindowFullScreen);
}

/// The state of the window decides, so that a window manager's own command does the same.
bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::WindowStateChange &&
        window_.isFullScreen() != presenting_) {
        presenting_ ? end() : begin();
    }
    // A window shrinks some time after its state has changed, and its panels with it.
    if (watched == &window_ && event->type() == QEvent::Resize && !presenting_ &&
        static_cast<QResizeEvent*>(event)->size() == size_) {
        size_ = {};
        if (auto* panels = window_.findChild<Panels*>()) {
            QMetaObject::invokeMethod(panels, &Panels::settleBack, Qt::QueuedConnection);
        }
    }
    return QObject::eventFilter(watched, event);
}

void Presentation::begin() {
    presenting_ = true;
    size_ = window_.size();
    if (auto* panels = window_.findChild<Panels*>()) {
        panels->setAside();
    }
    keepKeys();
    hideWhatIsNotNeeded();
    if (atFoot->isChecked()) {
        showAtFoot();
    }
    bar_->setReady(true);
    showBand();
    derive();
    emit presentingChanged();
}

/// What is hidden for both is shown when both are over; and keys of what the page locks do nothing.
void Presentation::setPage(bool on) {
    page_ = on;
    if (!presenting_) {
        showWhatWasHidden();
        return;
    }
    releaseKeys();
    keepKeys();
    if (!page_) {
        hideWhatIsNotNeeded();
        if (atFoot->isChecked()) {
            showAtFoot();
        }
    }
    showBand();
}

void Presentation::use(const QList<QMenu*>& menus, const QList<QAction*>& actions, QWidget& band,
                       Timeline& timeline) {
    for (QMenu* each : menus) {
        bar_->offer(*each);
    }
    for (QAction* each : actions) {
        bar_->offer(*each);
    }
    bar_->offer(*atFoot);
    bar_->offer(*fullScreen);
    band_ = &band;
    timeline_ = &timeline;
    band.hide();
    for (PanelDock* dock : window_.findChildren<PanelDock*>()) {
        connect(dock, &QDockWidget::visibilityChanged, this, &Presentation::showBand);
    }
}

/// Or brings back what a class is shown otherwise.
void Presentation::showAtFoot() {
    if (presenting_ && !page_) {
        for (PanelDock* dock : window_.findChildren<PanelDock*>()) {
            const QString card = dock->card().objectName();
            dock->setVisible(!atFoot->isChecked() && (card == QStringLiteral("whatHappened") ||
                                                      card == QStringLiteral("pseudocode")));
        }
    }
    showBand();
}

/// Where no panel says it.
void Presentation::showBand() {
    if (band_ != nullptr) {
        const auto* panel = window_.findChild<PanelDock*>(QStringLiteral("whatHappenedPanel"));
        band_->setVisible(presenting_ && !page_ && panel->isHidden());
        timeline_->setAside(presenting_ && atFoot->isChecked());
    }
}

void Presentation::hideWhatIsNotNeeded() {
    std::vector<QWidget*> unneeded{window_.menuBar(), window_.statusBar()};
    for (QToolBar* bar : window_.findChildren<QToolBar*>()) {
        unneeded.push_back(bar);
    }
    for (PanelDock* dock : window_.findChildren<PanelDock*>()) {
        if (!forTheClass(*dock)) {
            unneeded.push_back(dock);
        }
    }
    for (QWidget* each : unneeded) {
        if (!each->isHidden()) {
            each->hide();
            hidden_.push_back(each);
        }
    }
}

/// While there is a page, the menus alone.
void Presentation::showWhatWasHidden() {
    std::erase_if(hidden_, [this](QWidget* each) {
        const bool shows = !page_ || each == window_.menuBar();
        if (shows) {
            each->show();
        }
        return shows;
    });
}

/// Keys of a menu bar work only while it is shown; those of the window always do.
void Presentation::keepKeys() {
    const QList<QAction*> own = window_.actions();
    for (const QAction* menu : window_.menuBar()->actions()) {
        for (QAction* action : actionsInReach(*menu->menu<QMenu*>())) {
            if (menu->isEnabled() && !own.contains(action)) {
                kept_.push_back(action);
                window_.addAction(action);
            }
        }
    }
}

void Presentation::releaseKeys() {
    for (QAction* action : std::exchange(kept_, {})) {
        window_.removeAction(action);
    }
}

void Presentation::end() {
    presenting_ = false;
    releaseKeys();
    showWhatWasHidden();
    bar_->setReady(false);
    showBand();
    derive();
    emit presentingChanged();
    if (auto* panels = window_.findChild<Panels*>()) {
        panels->takeBack();
    }
}

void Presentation::derive() {
    fullScreen->setChecked(presenting_);
    showBar->setEnabled(presenting_);
    leave_->setEnabled(presenting_ && std::ranges::none_of(doneFirst_, &QAction::isEnabled));
}

} // namespace prunus

#include "moc_presentation.cpp"
