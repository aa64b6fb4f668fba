#pragma once

#include "tests/ui/shownwindow.h"

#include <QDialog>
#include <algorithm>
#include <array>

/// Each opens a dialog.
inline constexpr std::array commandsOfDialogs{
    "askForNewTree",  "browseExamples", "exportFigure", "exportHandout", "editTitle",
    "leavesFromList", "firstWindow",    "showTally",    "showGrowth",    "unfoldGame",
    "playGame",       "showKeys",       "findCommand",  "showAbout"};

/// The main window, or what a command opens over it.
inline QWidget* opened(ShownWindow& shown, const QString& command) {
    shown.window.session().setStep(prunus::Step{14});
    shown.window.session().select(prunus::NodeId{4});
    if (command.isEmpty()) {
        settle(shown.window);
        return &shown.window;
    }
    shown.find<QAction>(command.toLatin1().constData()).trigger();
    QWidget* dialog = nullptr;
    const auto isThere = [&] {
        const auto all = shown.window.findChildren<QDialog*>();
        const auto open =
            std::ranges::find_if(all, [](const QDialog* d) { return d->isVisible(); });
        dialog = open == all.end() ? nullptr : *open;
        return open != all.end();
    };
    if (QTest::qWaitFor(isThere)) {
        dialog->activateWindow();
    }
    QWidget* window = dialog == nullptr ? &shown.window : dialog;
    for (const QPushButton* button : window->findChildren<QPushButton*>()) {
        if (button->isDefault()) { // what it needs may come from beside the window
            static_cast<void>(QTest::qWaitFor([&] { return button->isEnabled(); }, 1000));
        }
    }
    const auto* stop = window->findChild<QPushButton*>("stopTally"); // soon goes by itself
    static_cast<void>(QTest::qWaitFor([&] { return stop == nullptr || stop->isHidden(); }));
    const bool active = QTest::qWaitForWindowActive(window);
    settle(*window);
    return active ? window : nullptr;
}

inline QByteArray nameOf(const QWidget& widget) {
    return widget.metaObject()->className() + QByteArray(" ") + widget.objectName().toUtf8();
}
