#include "ui/words/lists.h"

#include <QCoreApplication>

namespace prunus {

QString listed(const QStringList& things) {
    QString all;
    for (const QString& each : things) {
        if (all.isEmpty() || each.isEmpty()) {
            all += each;
        } else {
            //: A list, and what stands next in it.
            all = QCoreApplication::translate("Lists", "%1, %2").arg(all, each);
        }
    }
    return all;
}

QString listedWithAnd(QStringList things) {
    const QString last = things.takeLast();
    //: A list, and what stands last in it.
    return things.isEmpty()
               ? last
               : QCoreApplication::translate("Lists", "%1 and %2").arg(listed(things), last);
}

} // namespace prunus
