#pragma once

#include "tests/ui/shownwindow.h"

#include <QLineEdit>
#include <QTimer>

/// Opens a button's menu with the mouse and chooses the nth entry with the keys. On a busy X server
/// a menu may be closed as soon as it opens; then it is opened again.
inline void chooseFrom(ShownWindow& shown, const char* button, int nth) {
    bool chosen = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, [&chosen, nth] {
        QWidget* menu = QApplication::activePopupWidget();
        if (menu == nullptr || chosen) {
            return;
        }
        chosen = true;
        for (int i = 0; i < nth; ++i) {
            QTest::keyClick(menu, Qt::Key_Down);
        }
        QTest::keyClick(menu, Qt::Key_Return);
    });
    look.start(50);
    for (int tries = 0; tries < 5 && !chosen; ++tries) {
        QTest::mouseClick(&shown.find<QPushButton>(button), Qt::LeftButton);
        // From Qt 6.8 on, the click does not wait for the menu.
        static_cast<void>(QTest::qWaitFor([&chosen] { return chosen; }, 1000));
    }
    QVERIFY(chosen);
    // On a busy machine the menu's window becomes the active one only now, after it has been
    // hidden.
    QCoreApplication::processEvents();
    shown.window.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &shown.window);
}

/// Types over what a field holds.
inline void type(QLineEdit& field, const QString& text) {
    QTest::mouseClick(&field, Qt::LeftButton);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
}
