#pragma once

#include "ui/manual/manualpages.h"
#include "ui/manual/ownlists.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>

/// All pages, one after the other, as they are shown.
inline QString wholeManual() {
    QString all;
    for (const prunus::ManualPage& each : prunus::manualPages()) {
        all += prunus::withOwnLists(each.text) + u'\n';
    }
    return all;
}

/// What a pattern's first group finds in a text.
inline QStringList allFound(const QString& text, const char* pattern) {
    const QRegularExpression expression(QString::fromUtf8(pattern),
                                        QRegularExpression::MultilineOption);
    QStringList found;
    for (auto each = expression.globalMatch(text); each.hasNext();) {
        found << each.next().captured(1);
    }
    return found;
}
