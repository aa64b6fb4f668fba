#include "ui/window/restoring.h"

#include <QFileInfo>
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

QString shownName(const UnsavedTree& work) {
    const std::string& title = work.tree->header().title;
    if (!work.path.isEmpty()) {
        return QFileInfo(work.path).fileName();
    }
    return title.empty() ? work.name : QString::fromStdString(title);
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
    bar_.tell(tr("There is unsaved work on %1 from %2.")
                  .arg(shownName(first.work), shownTime(first.time)),
              {{tr("&Restore"), [this] { restore(); }}, {tr("&Discard"), [this] {
                                                             discardWork(left_.front());
                                                             left_.erase(left_.begin());
                                                             offer();
                                                         }}});
}

/// The offer stays until nothing stands in the way: there may be unsaved work here, too.
void Restoring::restore() {
    bar_.show();
    leaving_.then([this] {
        bar_.hide();
        recovery_.restore(left_.front());
        left_.erase(left_.begin());
        offer();
    });
}

} // namespace prunus
