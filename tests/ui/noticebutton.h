#pragma once

#include "ui/widgets/noticebar.h"

#include <QPushButton>
#include <QTest>

/// The button of a notice that says this word; null where it offers no such thing.
inline QPushButton* buttonOf(const prunus::NoticeBar& bar, const QString& word) {
    for (auto* each : bar.findChildren<QPushButton*>()) {
        if (each->isVisible() && each->text().remove(u'&') == word) {
            return each;
        }
    }
    return nullptr;
}

/// Clicks the button of a notice that says this word.
inline void press(const prunus::NoticeBar& bar, const QString& word) {
    if (QPushButton* const button = buttonOf(bar, word)) {
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    qFatal("there is no %s in: %s", qPrintable(word), qPrintable(bar.text()));
}
