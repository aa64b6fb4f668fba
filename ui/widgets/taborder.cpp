#include "ui/widgets/taborder.h"

#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFormLayout>
#include <QGridLayout>
#include <QMainWindow>
#include <QStatusBar>
#include <algorithm>
#include <numeric>
#include <tuple>

namespace prunus {
namespace {

/// In which row and column an item of a layout stands; none but grids and forms have them.
std::pair<int, int> cellOf(const QLayout& layout, int item) {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    if (const auto* grid = qobject_cast<const QGridLayout*>(&layout)) {
        grid->getItemPosition(item, &row, &column, &rows, &columns);
    } else if (const auto* form = qobject_cast<const QFormLayout*>(&layout)) {
        QFormLayout::ItemRole role{};
        form->getItemPosition(item, &row, &role);
        column = role;
    }
    return {row, column};
}

QList<QLayoutItem*> itemsOf(const QLayout& layout) {
    QList<int> order(layout.count());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&layout](int item) { return cellOf(layout, item); });
    QList<QLayoutItem*> items;
    for (const int item : order) {
        items << layout.itemAt(item);
    }
    return items;
}

void addLaidOut(const QLayout& layout, QWidgetList& parts) {
    for (QLayoutItem* item : itemsOf(layout)) {
        if (item->layout() != nullptr) {
            addLaidOut(*item->layout(), parts);
        } else if (item->widget() != nullptr) {
            parts << item->widget();
        }
    }
}

/// The bars at the top, then columns from the left, then what stands below all.
QWidgetList partsOf(const QMainWindow& window) {
    QWidgetList parts = window.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    const int top = window.centralWidget()->y();
    std::ranges::stable_sort(parts, {}, [top](const QWidget* part) {
        const QRect at = part->geometry();
        const bool dock = qobject_cast<const QDockWidget*>(part) != nullptr;
        const int band = qobject_cast<const QStatusBar*>(part) != nullptr ? 2
                         : !dock && at.bottom() < top                     ? 0
                                                                          : 1;
        return std::tuple(band, at.x(), at.y());
    });
    return parts;
}

QWidgetList partsOf(const QWidget& whole) {
    if (const auto* window = qobject_cast<const QMainWindow*>(&whole)) {
        return partsOf(*window);
    }
    QWidgetList parts;
    if (whole.layout() != nullptr) {
        addLaidOut(*whole.layout(), parts);
    }
    QWidgetList rest = whole.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    rest.removeIf([&parts](QWidget* each) { return parts.contains(each); });
    std::ranges::stable_sort(rest, {},
                             [](const QWidget* each) { return std::pair(each->y(), each->x()); });
    return parts + rest;
}

void addTabs(QWidget& part, const QWidget* focused, QWidgetList& tabs) {
    if (!part.isVisible()) {
        return;
    }
    if (qobject_cast<QDialogButtonBox*>(&part) != nullptr) {
        part.setFocusProxy(nullptr); // to the default button, to which Tab would lead back
    }
    // What hands its focus to a part of itself moves with that part.
    const QWidget* taker = part.focusProxy() == nullptr ? &part : part.focusProxy();
    const bool takes = (taker->focusPolicy() & Qt::TabFocus) != 0 || &part == focused;
    if (takes && (taker == &part || part.isAncestorOf(taker))) {
        tabs << &part;
    }
    for (QWidget* each : partsOf(part)) {
        if (!each->isWindow()) {
            addTabs(*each, focused, tabs);
        }
    }
}

} // namespace

void orderTabs(QWidget& window) {
    QWidgetList tabs;
    addTabs(window, window.focusWidget(), tabs);
    for (qsizetype i = 1; i < tabs.size(); ++i) {
        QWidget::setTabOrder(tabs[i - 1], tabs[i]);
    }
}

} // namespace prunus
