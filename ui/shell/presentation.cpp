#include "ui/shell/presentation.h"

#include "ui/controls/keyslist.h"
#include "ui/shell/panels.h"

#include <QEvent>
#include <QMenuBar>
#include <QResizeEvent>
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
    : QObject(&window), fullScreen(new QAction(tr("F&ull screen"), this)), window_(window),
      doneFirst_(std::move(doneFirst)), leave_(new QAction(tr("Leave full screen"), this)) {
    fullScreen->setObjectName(QStringLiteral("fullScreen"));
    fullScreen->setShortcut(Qt::Key_F11);
    fullScreen->setCheckable(true);
    leave_->setShortcut(Qt::Key_Escape);
    window.addAction(leave_);
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
        QMetaObject::invokeMethod(this, &Presentation::restorePanels, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Presentation::begin() {
    presenting_ = true;
    if (const auto* panels = window_.findChild<Panels*>()) {
        layout_ = panels->save();
    }
    size_ = window_.size();
    keepKeys();
    hideWhatIsNotNeeded();
    derive();
    emit presentingChanged();
}

void Presentation::hideWhatIsNotNeeded() {
    std::vector<QWidget*> unneeded{window_.menuBar()};
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

/// Keys of a menu bar work only while it is shown; those of the window always do.
void Presentation::keepKeys() {
    const QList<QAction*> own = window_.actions();
    for (QAction* action : actionsWithKeys(*window_.menuBar())) {
        if (!own.contains(action)) {
            kept_.push_back(action);
            window_.addAction(action);
        }
    }
}

void Presentation::end() {
    presenting_ = false;
    for (QAction* action : kept_) {
        window_.removeAction(action);
    }
    for (QWidget* each : hidden_) {
        each->show();
    }
    kept_.clear();
    hidden_.clear();
    derive();
    emit presentingChanged();
    restorePanels();
}

void Presentation::restorePanels() {
    if (auto* panels = window_.findChild<Panels*>()) {
        panels->restore(layout_);
    }
}

void Presentation::derive() {
    fullScreen->setChecked(presenting_);
    leave_->setEnabled(presenting_ && std::ranges::none_of(doneFirst_, &QAction::isEnabled));
}

} // namespace prunus
