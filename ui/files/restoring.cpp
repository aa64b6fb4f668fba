#include "ui/files/restoring.h"

#include <QLocale>

namespace prunus {
namespace {

QString shownTime(const QDateTime& time) {
    const QLocale locale;
    const QString clock = locale.toString(time.time(), QLocale::ShortFormat);
    return time.date() == QDate::currentDate()
               ? clock
               : locale.toString(time.date(), QLocale::ShortFormat) + QLatin1Char(' ') + clock;
}

QString nameOf(const UnsavedTree& work) {
    if (work.draft || !work.tree) {
        return work.draft.value_or(Draft{}).name();
    }
    return shownName(*work.tree, work.path, work.name);
}

} // namespace

Restoring::Restoring(Recovery& recovery, Leaving& leaving, NoticeBar& bar,
                     std::vector<LeftWork> left)
    : QObject(&bar), recovery_(recovery), leaving_(leaving), bar_(bar), left_(std::move(left)) {
    offer();
}

void Restoring::offer() {
    if (left_.empty()) {
        return;
    }
    const LeftWork& first = left_.front();
    bar_.tell(
        tr("There is unsaved work on %1 from %2.").arg(nameOf(first.work), shownTime(first.time)),
        {{tr("&Restore"), [this] { restore(); }}, {tr("&Discard"), [this] { discard(); }}});
}

void Restoring::discard() {
    discardWork(left_.front());
    left_.erase(left_.begin());
    offer();
}

/// The offer stays until nothing stands in the way: there may be unsaved work here, too.
void Restoring::restore() {
    bar_.show();
    leaving_.then([this, file = left_.front().file] {
        if (left_.empty() || left_.front().file != file) {
            return; // it was discarded meanwhile
        }
        bar_.hide();
        recovery_.restore(left_.front());
        left_.erase(left_.begin());
        offer();
    });
}

} // namespace prunus
