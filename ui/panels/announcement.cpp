#include "ui/panels/announcement.h"

#include "ui/base/connecteach.h"
#include "ui/widgets/spokenlabel.h"

#include <QAccessible>
#include <utility>

namespace prunus {

Announcement::Announcement(const Session& session, QWidget& said) : QObject(&said), said_(said) {
    pause_.setSingleShot(true);
    pause_.setInterval(pauseMilliseconds);
    connect(&pause_, &QTimer::timeout, this, &Announcement::tell);
    connectEach(&session, &pause_, qOverload<>(&QTimer::start), &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::sideChanged,
                &Session::witnessesChanged);
}

void Announcement::tell() {
    QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&said_);
    const QString name = spoken->text(QAccessible::Name);
    if (!said_.isVisible() || name == std::exchange(last_, name)) {
        return;
    }
    announce(said_);
}

} // namespace prunus

#include "moc_announcement.cpp"
