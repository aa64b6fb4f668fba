#include "ui/widgets/noticestack.h"

#include <QEvent>
#include <QVBoxLayout>

namespace prunus {

NoticeStack::NoticeStack(QWidget& over) : QWidget(over.parentWidget()), over_(over) {
    setObjectName(QStringLiteral("notices"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    over.installEventFilter(this);
}

void NoticeStack::add(QWidget& notice) {
    layout()->addWidget(&notice);
    notice.installEventFilter(this);
}

bool NoticeStack::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        takePlace();
    }
    return done;
}

bool NoticeStack::eventFilter(QObject* watched, QEvent* event) {
    const bool comesOrGoes =
        event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (comesOrGoes) {
        layout()->invalidate(); // not at each layout, which would ask for the next
    }
    const bool moves = event->type() == QEvent::Resize || event->type() == QEvent::Move ||
                       event->type() == QEvent::ContentsRectChange;
    if (comesOrGoes || (watched == &over_ && moves)) {
        takePlace();
    }
    return QWidget::eventFilter(watched, event);
}

void NoticeStack::takePlace() {
    const QRect room = over_.contentsRect().translated(over_.pos());
    const int width = room.width();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                     : layout()->totalSizeHint().height();
    setGeometry(room.x(), room.y(), width, layout()->isEmpty() ? 0 : height);
    raise();
}

} // namespace prunus

#include "moc_noticestack.cpp"
