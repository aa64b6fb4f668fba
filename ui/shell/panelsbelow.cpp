// The part of Panels about windows that are too narrow for columns beside the tree.

#include "ui/shell/panels.h"

#include <algorithm>
#include <utility>

namespace prunus {
namespace {

/// The least that a column leaves to the tree.
constexpr int leastBeside = 120;

} // namespace

/// For the columns that there would be.
bool Panels::tooNarrow() const {
    int needed = window_.centralWidget()->minimumSizeHint().width();
    for (const Qt::DockWidgetArea side : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) {
        int column = 0;
        for (const Panel& each : panels_) {
            if (each.side == side && !each.dock->isHidden() && !each.dock->isFloating()) {
                column = std::max(column, each.dock->minimumSizeHint().width());
            }
        }
        needed += column;
    }
    return window_.width() < std::max(needed, columnWidth_) + leastBeside;
}

void Panels::fitToWidth() {
    const bool narrow = tooNarrow();
    const bool begins = narrow && beside_.isEmpty();
    if (begins) {
        beside_ = window_.saveState(layoutVersion);
        sizedBelow_ = false;
    }
    narrow ? gatherBelow() : putBackBeside();
    if (begins) {
        panels_.front().dock->raise();
    }
    // Not what columns would need beside the tree: there need not be any.
    int least = window_.centralWidget()->minimumSizeHint().width();
    for (const Panel& each : panels_) {
        least = std::max(least, each.dock->minimumSizeHint().width());
    }
    window_.setMinimumWidth(least);
}

/// Also those that are moved beside the tree, or shown there, while there is no room.
void Panels::gatherBelow() {
    const auto below = [this](const Panel& each) {
        return !each.dock->isFloating() &&
               window_.dockWidgetArea(each.dock) == Qt::BottomDockWidgetArea;
    };
    for (const Panel& each : panels_) {
        const Qt::DockWidgetArea area = window_.dockWidgetArea(each.dock);
        if (each.dock->isFloating() ||
            (area != Qt::LeftDockWidgetArea && area != Qt::RightDockWidgetArea)) {
            continue;
        }
        const auto first = std::ranges::find_if(panels_, below);
        const bool shown = !each.dock->isHidden();
        window_.addDockWidget(Qt::BottomDockWidgetArea, each.dock);
        if (first != panels_.end()) {
            window_.tabifyDockWidget(first->dock, each.dock);
        }
        each.dock->setVisible(shown);
        if (shown) {
            each.dock->raise();
        }
    }
}

/// What was shown or closed meanwhile stays so.
void Panels::putBackBeside() {
    if (beside_.isEmpty()) {
        return;
    }
    const QList<bool> closed = hidden();
    const QByteArray state = std::exchange(beside_, {});
    window_.restoreState(state, layoutVersion);
    hide(closed);
    setColumnWidth(columnWidth_);
}

/// As high as the highest of them needs, but the tree keeps the greater half.
void Panels::fitBelow() {
    int ideal = 0;
    int height = 0;
    QDockWidget* front = nullptr;
    for (const Panel& each : panels_) {
        if (each.dock->isVisible() && !each.dock->isFloating() &&
            window_.dockWidgetArea(each.dock) == Qt::BottomDockWidgetArea) {
            ideal = std::max(ideal, each.dock->steadyHeight());
            height = std::max(height, each.dock->height());
            front = each.dock->visibleRegion().isEmpty() ? front : each.dock;
        }
    }
    if (front != nullptr && !sizedBelow_) {
        const int room = height + window_.centralWidget()->height();
        window_.resizeDocks({front}, {std::min(ideal, room / 2)}, Qt::Vertical);
    }
}

} // namespace prunus
