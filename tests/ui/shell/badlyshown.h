#pragma once

#include "ui/panels/paneldock.h"
#include "ui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <algorithm>

/// How many pixels a widget reaches beyond what is shown of its parents, sideways; where one can
/// scroll there, none.
inline int hiddenSideways(const QWidget& widget, const QWidget& window) {
    int hidden = 0;
    for (const QWidget* above = widget.parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(above->parentWidget());
        if (area != nullptr && area->horizontalScrollBar()->maximum() > 0) {
            break;
        }
        const QPoint left = widget.mapTo(above, QPoint(0, 0));
        hidden = std::max({hidden, -left.x(), left.x() + widget.width() - above->width()});
        if (above == &window) {
            break;
        }
    }
    return hidden;
}

/// Whether a label or button shows all that it says, or offers the rest in its tool tip.
inline bool isShownWhole(const QWidget& widget) {
    if (qobject_cast<const prunus::ElidedLabel*>(&widget) != nullptr) {
        return true;
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label != nullptr && !label->text().isEmpty() && label->toolTip() == label->text()) {
        return true; // what has no room is in the tool tip
    }
    if (label != nullptr && label->wordWrap()) {
        return label->width() >= label->minimumSizeHint().width() &&
               label->height() >= label->heightForWidth(label->width());
    }
    return widget.width() >= widget.sizeHint().width();
}

/// Such panels stand somewhere out of the window.
inline bool isBehindATab(const QWidget& widget) {
    const QWidget* above = &widget;
    while (above != nullptr && qobject_cast<const prunus::PanelDock*>(above) == nullptr) {
        above = above->parentWidget();
    }
    return above != nullptr && above->geometry().right() < 0;
}

/// What is cut, or beyond an edge.
inline QStringList badlyShown(const QWidget& window) {
    QStringList bad;
    for (const QWidget* each : window.findChildren<QWidget*>()) {
        constexpr int projector = 1280; // in less, choices may be told by their tool tips
        const bool text =
            qobject_cast<const QLabel*>(each) != nullptr ||
            qobject_cast<const QAbstractButton*>(each) != nullptr ||
            (qobject_cast<const QComboBox*>(each) != nullptr && window.width() >= projector);
        if (!text || !each->isVisible() || each->window() != &window || isBehindATab(*each)) {
            continue;
        }
        const int hidden = hiddenSideways(*each, window);
        if (hidden > 0 || !isShownWhole(*each)) {
            bad << QStringLiteral("%1: %2 of %3 px, %4 hidden")
                       .arg(each->objectName())
                       .arg(each->width())
                       .arg(each->sizeHint().width())
                       .arg(hidden);
        }
    }
    return bad;
}
