#pragma once

#include "tests/ui/shownwindow.h"

#include <QLineEdit>
#include <QTimer>

/// Opens a button's menu with the mouse and chooses the nth entry with the keys.
inline void chooseFrom(const ShownWindow& shown, const char* button, int nth) {
    QTimer::singleShot(100, [nth] {
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu != nullptr);
        for (int i = 0; i < nth; ++i) {
            QTest::keyClick(menu, Qt::Key_Down);
        }
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::mouseClick(&shown.find<QPushButton>(button), Qt::LeftButton);
}

/// Types over what a field holds.
inline void type(QLineEdit& field, const QString& text) {
    QTest::mouseClick(&field, Qt::LeftButton);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
}
