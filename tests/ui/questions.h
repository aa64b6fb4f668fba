#pragma once

#include "tests/ui/shownwindow.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>

/// The questions that a window asks, and their answers. One that was answered may not be deleted
/// yet.
template <class Dialog> Dialog* shownQuestion(const QWidget& window, const char* name) {
    for (auto* each : window.findChildren<Dialog*>(QLatin1String(name))) {
        if (each->isVisible()) {
            return each;
        }
    }
    return nullptr;
}

inline bool asks(const QWidget& window, const char* question) {
    return shownQuestion<QMessageBox>(window, question) != nullptr;
}

inline void answer(const QWidget& window, const char* question, const QString& button) {
    if (const auto* box = shownQuestion<QMessageBox>(window, question)) {
        for (QAbstractButton* each : box->buttons()) {
            if (each->text().remove(u'&').startsWith(button)) {
                QTest::mouseClick(each, Qt::LeftButton);
                waitUntilSaved(window);
                return;
            }
        }
    }
    qFatal("%s has no %s", question, qPrintable(button));
}

/// Types a path into the dialog for saving.
inline void answerFile(const QWidget& window, const QString& path) {
    auto* dialog = shownQuestion<QFileDialog>(window, "saveDialog");
    QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
    auto* line = dialog->findChild<QLineEdit*>();
    QTRY_VERIFY(line->hasFocus()); // where it has not, the dialog takes another file
    line->selectAll();
    QTest::keyClicks(line, path);
    QTest::keyClick(line, Qt::Key_Return);
    waitUntilSaved(window);
}
