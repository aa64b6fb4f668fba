#include "ui/shell/panels.h"

#include "ui/base/connecteach.h"
#include "ui/panels/callstack.h"
#include "ui/panels/countspanel.h"
#include "ui/panels/nodestory.h"
#include "ui/panels/pseudocode.h"
#include "ui/panels/tablepanel.h"
#include "ui/panels/whathappened.h"
#include "ui/session/editing.h"
#include "ui/shell/panelheights.h"
#include "ui/texteditor/textpane.h"

#include <QAction>
#include <QDataStream>
#include <QMouseEvent>
#include <algorithm>

namespace prunus {

Panels::Panels(Session& session, QMainWindow& window)
    : QObject(&window), window_(window), menu_(new QMenu(tr("&Panels"), &window)) {
    menu_->setObjectName(QStringLiteral("panelsMenu"));
    window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    fitting_.setSingleShot(true);
    connect(&fitting_, &QTimer::timeout, this, &Panels::fit);
    addToMenu(*add(*new WhatHappened(session), 0), 1);
    auto* story = new NodeStoryCard(session);
    PanelDock* told = add(*story, 0); // it was asked for
    listing_ = new Pseudocode(session);
    addToMenu(*add(*listing_, 1), 2);
    addToMenu(*add(*new CallStack(session), 4), 3);
    addToMenu(*add(*new CountsPanel(session), 3), 4);
    addText(session);
    addToMenu(*told, 5);
    told->toggleViewAction()->setEnabled(false);
    addTable(session);
    menu_->addSeparator();
    QAction* reset = menu_->addAction(tr("&Put all back in place"), this, &Panels::reset);
    reset->setObjectName(QStringLiteral("resetPanels"));
    reset->setShortcut(Qt::ALT | Qt::Key_0);
    placeAll();
    // The story is there while a node is selected; to close it is to select nothing.
    told->hide();
    connect(story, &Card::neededChanged, told, [this, told](bool needed) {
        told->toggleViewAction()->setEnabled(needed);
        if (told->isHidden() == needed) {
            told->setVisible(needed);
            fit();
        }
    });
    // In front of other tabs when a node is chosen, and wherever its reader wants it after that.
    connect(&session, &Session::selectionChanged, told, &QWidget::raise);
    connect(told, &PanelDock::closed, &session, [&session] { session.select(noNode); });
    connectEach(&session, this, &Panels::forgetHeights, &Session::documentChanged,
                &Session::traceChanged);
    connect(&session, &Session::selectionChanged, told, &PanelDock::forgetHeights);
    window.installEventFilter(this);
}

/// Whoever opens the text wants to type.
void Panels::addText(Session& session) {
    auto* pane = new TextPane(session);
    text_ = pane;
    PanelDock* dock = add(*pane, 5, Qt::LeftDockWidgetArea);
    addToMenu(*dock, 5);
    QAction* shown = dock->toggleViewAction();
    shown->setShortcut(Qt::CTRL | Qt::Key_T);
    connect(shown, &QAction::triggered, pane, [pane](bool opened) {
        if (opened) {
            pane->setFocus(Qt::ShortcutFocusReason);
        }
    });
    connect(&session, &Session::draftChanged, dock, [&session, dock, pane] {
        if (session.draft()) {
            dock->show();
            dock->raise();
            pane->setFocus(Qt::OtherFocusReason);
        }
    });
    // Text that is restored and no tree is nowhere else to be seen.
    connect(&session, &Session::documentChanged, dock, [&session, dock](const NodeMap* edited) {
        if (edited == nullptr && session.editing().unfinished(Editing::Typing::text)) {
            dock->show();
        }
    });
}

/// Closed at first, and offered where the search has one. Others fold for it, as it was asked for.
void Panels::addTable(Session& session) {
    auto* table = new TablePanel(session);
    PanelDock* dock = add(*table, 2);
    panels_.back().closed = true;
    addToMenu(*dock, 7);
    QAction* shown = dock->toggleViewAction();
    connect(shown, &QAction::triggered, this, [this, dock](bool on) {
        if (on) {
            unfold(*dock);
        }
    });
    const auto offer = [table, shown] {
        shown->setEnabled(table->hasTable() || shown->isChecked());
    };
    connectEach(&session, dock, offer, &Session::documentChanged, &Session::traceChanged);
    // As long as there is a session: a window that goes hides its panels after that.
    connect(shown, &QAction::toggled, &session, offer);
    offer();
}

PanelDock* Panels::add(Card& card, int patience, Qt::DockWidgetArea side) {
    auto* dock = new PanelDock(card, &window_);
    panels_.push_back({dock, patience, side, side == Qt::LeftDockWidgetArea});
    for (const auto signal : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged}) {
        connect(dock, signal, this, &Panels::fitSoon);
    }
    connect(dock, &QDockWidget::dockLocationChanged, this, &Panels::fitSoon);
    connect(dock, &PanelDock::contentChanged, this, &Panels::fitSoon);
    connect(dock, &PanelDock::unfoldWanted, this, [this, dock] { unfold(*dock); });
    connect(dock, &PanelDock::placeWanted, this,
            [this, dock](Qt::DockWidgetArea area) { place(*dock, area); });
    return dock;
}

void Panels::addToMenu(PanelDock& dock, int number) {
    QAction* shown = dock.toggleViewAction();
    shown->setObjectName(dock.objectName() + QStringLiteral("Shown"));
    shown->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)));
    // It may be a tab behind others, or folded.
    connect(shown, &QAction::triggered, &dock, [this, &dock](bool on) {
        if (on) {
            dock.raise();
        } else if (dock.isFolded() && unfolded_ != &dock) {
            dock.show();
            unfold(dock);
        }
    });
    menu_->addAction(shown);
}

void Panels::placeAll() {
    for (const Panel& each : panels_) {
        each.dock->setFloating(false);
        window_.removeDockWidget(each.dock);
        window_.addDockWidget(each.side, each.dock, Qt::Vertical);
        each.dock->setVisible(!each.closed);
    }
}

/// Others fold for it now.
void Panels::unfold(PanelDock& dock) {
    unfolded_ = &dock;
    sizedByHand_ = false;
    fitSoon();
}

void Panels::place(PanelDock& dock, Qt::DockWidgetArea area) {
    dock.setFloating(false);
    const bool beneath = area == Qt::BottomDockWidgetArea;
    window_.addDockWidget(area, &dock, beneath ? Qt::Horizontal : Qt::Vertical);
    setColumnWidth(columnWidth_);
}

void Panels::reset() {
    sizedByHand_ = false;
    unfolded_ = nullptr;
    beside_.clear();
    placeAll();
    showNeeded();
    setColumnWidth(columnWidth_);
    fit();
}

/// Whatever a layout says of the story: it is there exactly for a selection.
void Panels::showNeeded() {
    for (const Panel& each : panels_) {
        if (const auto* story = qobject_cast<NodeStoryCard*>(&each.dock->card())) {
            each.dock->setVisible(story->isNeeded());
        }
    }
}

void Panels::setColumnWidth(int width) {
    columnWidth_ = width;
    QList<QDockWidget*> docks;
    QList<int> widths;
    for (const Panel& each : panels_) {
        const Qt::DockWidgetArea area = window_.dockWidgetArea(each.dock);
        if (!each.dock->isFloating() &&
            (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea)) {
            docks << each.dock;
            // The text opens beside the others and leaves the tree the middle.
            widths << (each.side == Qt::LeftDockWidgetArea
                           ? std::min(width * 3 / 4, window_.width() / 4)
                           : std::min(width, window_.width() / 2));
        }
    }
    window_.resizeDocks(docks, widths, Qt::Horizontal);
    fitSoon();
}

/// Once for all that happens in one go.
void Panels::fitSoon() {
    fitting_.start(0);
}

void Panels::fit() {
    fitToWidth();
    if (!beside_.isEmpty()) {
        fitBelow();
    } else if (!sizedByHand_) {
        fitColumn(Qt::RightDockWidgetArea);
        fitColumn(Qt::LeftDockWidgetArea);
    }
}

void Panels::forgetHeights() {
    for (const Panel& each : panels_) {
        each.dock->forgetHeights();
    }
    fitSoon();
}

/// Shares the height of a side among its panels, where they stand below each other.
void Panels::fitColumn(Qt::DockWidgetArea area) {
    std::vector<const Panel*> column;
    for (const Panel& each : panels_) {
        const PanelDock& dock = *each.dock;
        if (dock.isVisible() && !dock.isFloating() && window_.dockWidgetArea(each.dock) == area &&
            window_.tabifiedDockWidgets(each.dock).isEmpty()) {
            column.push_back(&each);
        }
    }
    std::sort(column.begin(), column.end(),
              [](const Panel* a, const Panel* b) { return a->dock->y() < b->dock->y(); });
    int room = 0;
    QList<QDockWidget*> docks;
    std::vector<PanelWish> wishes;
    for (const Panel* each : column) {
        if (each->dock->x() != column.front()->dock->x()) {
            return; // side by side: their heights are not ours to share
        }
        room += each->dock->height();
        docks << each->dock;
        PanelDock& dock = *each->dock;
        const int least = dock.leastHeight();
        wishes.push_back({dock.foldedHeight(), least, dock.usefulHeight(), dock.idealHeight(),
                          dock.steadyHeight(), each->dock == unfolded_ ? 0 : each->patience});
    }
    const std::vector<int> heights = panelHeights(room, wishes);
    window_.resizeDocks(docks, QList<int>(heights.begin(), heights.end()), Qt::Vertical);
}

bool Panels::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_) {
        if (event->type() == QEvent::MouseButtonPress) {
            const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
            bool& byHand = beside_.isEmpty() ? sizedByHand_ : sizedBelow_;
            byHand = byHand || isBarBetweenPanels(at);
        } else if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
            fitSoon();
        }
    }
    return QObject::eventFilter(watched, event);
}

/// The bar between the panels and the tree divides no column.
bool Panels::isBarBetweenPanels(QPoint at) const {
    return window_.isSeparator(at) && std::ranges::any_of(panels_, [&](const Panel& each) {
               const QRect place = each.dock->geometry();
               return each.dock->isVisible() && place.left() <= at.x() && at.x() <= place.right();
           });
}

QByteArray Panels::save() const {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << layoutVersion << sizedByHand_
           << (beside_.isEmpty() ? window_.saveState(layoutVersion) : beside_) << hidden();
    return bytes;
}

QList<bool> Panels::hidden() const {
    QList<bool> all;
    for (const Panel& each : panels_) {
        all << each.dock->isHidden();
    }
    return all;
}

void Panels::hide(const QList<bool>& which) {
    for (std::size_t k = 0; k < panels_.size(); ++k) {
        panels_[k].dock->setHidden(which[qsizetype(k)]);
    }
}

void Panels::restore(const QByteArray& state) {
    QDataStream stream(state);
    int version = 0;
    bool sized = false;
    QByteArray layout;
    stream >> version >> sized >> layout;
    QList<bool> closed;
    if (!stream.atEnd()) {
        stream >> closed;
    }
    if (stream.status() == QDataStream::Ok && version == layoutVersion &&
        window_.restoreState(layout, layoutVersion)) {
        sizedByHand_ = sized;
        beside_.clear();
        hideAsSaved(closed);
    }
    showNeeded();
    fitSoon();
}

/// Earlier versions saved nothing, or had fewer panels.
void Panels::hideAsSaved(QList<bool> closed) {
    if (closed.isEmpty()) {
        return;
    }
    for (auto k = std::size_t(closed.size()); k < panels_.size(); ++k) {
        closed << panels_[k].closed;
    }
    if (std::size_t(closed.size()) == panels_.size()) {
        hide(closed);
    }
}

void Panels::setAside() {
    if (aside_++ == 0) {
        before_ = save();
    }
}

void Panels::takeBack() {
    --aside_;
    settleBack();
}

void Panels::settleBack() {
    if (aside_ == 0) {
        restore(before_);
    }
}

} // namespace prunus

#include "moc_panels.cpp"
