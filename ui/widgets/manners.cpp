#include "ui/widgets/manners.h"

#include <QApplication>
#include <QDialog>
#include <QGraphicsView>
#include <QScreen>
#include <QScroller>

namespace prunus {
namespace {

/// What window managers usually put around a window.
constexpr QSize frame(16, 48);

void scrollByFinger(QAbstractScrollArea& area) {
    if (qobject_cast<QGraphicsView*>(&area) == nullptr) { // a chart, in which a finger points
        QScroller::grabGesture(area.viewport(), QScroller::TouchGesture);
    }
}

} // namespace

void Manners::install() {
    static const bool installed = (qApp->installEventFilter(new Manners(qApp)), true);
    static_cast<void>(installed);
}

bool Manners::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        if (auto* dialog = qobject_cast<QDialog*>(watched)) {
            dialog->resize(
                dialog->size().boundedTo(dialog->screen()->availableGeometry().size() - frame));
        }
    } else if (event->type() == QEvent::Polish) {
        if (auto* area = qobject_cast<QAbstractScrollArea*>(watched)) {
            scrollByFinger(*area);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace prunus
