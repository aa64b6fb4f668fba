#pragma once

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QWidget>

/// Drags something onto a widget and lets it go there. Returns whether the widget took it.
inline bool drop(QWidget& onto, const QMimeData& dragged) {
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&onto, &enter);
    if (!enter.isAccepted()) {
        return false;
    }
    QDropEvent event(QPointF(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&onto, &event);
    return event.isAccepted();
}
