#pragma once

#include "tests/ui/play/boardtouch.h"
#include "tests/ui/shownwindow.h"
#include "ui/play/unfolddialog.h"

#include <QApplication>
#include <QSettings>
#include <QSpinBox>

/// A window with File ▸ Unfold a game open.
struct UnfoldWindow : ShownWindow {
    prunus::UnfoldDialog* dialog = nullptr;

    /// The window remembers what is chosen, and has remembered it, in this file.
    explicit UnfoldWindow(const QString& settings = {}) {
        if (!settings.isEmpty()) {
            window.rememberIn(std::make_unique<QSettings>(settings, QSettings::IniFormat));
        }
        open();
    }
    void open() {
        bringToFront();
        press(Qt::Key_B, Qt::ControlModifier);
        dialog = window.findChild<prunus::UnfoldDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
    }
    void bringToFront() {
        window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window);
    }
    [[nodiscard]] prunus::BoardWidget& board() const { return boardIn(*dialog); }
    [[nodiscard]] QString counted() const {
        return plain(part<QLabel>(*dialog, "unfoldSaid").text());
    }
    [[nodiscard]] QString said() const { return part<QLabel>(*dialog, "boardSaid").text(); }
    [[nodiscard]] QString fault() const { return part<QLabel>(*dialog, "boardFault").text(); }
    [[nodiscard]] QPushButton& ok() const { return part<QPushButton>(*dialog, "unfold"); }
    [[nodiscard]] QCheckBox& setUp() const { return part<QCheckBox>(*dialog, "setUp"); }
    /// With the mouse, on the box itself.
    void clickSetUp() const {
        QTest::mouseClick(&setUp(), Qt::LeftButton, {}, QPoint(8, setUp().height() / 2));
    }
    void chooseGame(int kind) const { choose(part<QComboBox>(*dialog, "gameKind"), kind); }
    void setDepth(int depth) const { typeNumber(part<QSpinBox>(*dialog, "unfoldDepth"), depth); }
    void setMost(int nodes) const { typeNumber(part<QSpinBox>(*dialog, "unfoldNodes"), nodes); }
    void accept() {
        QTest::mouseClick(&ok(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!window.session().busy(), 60'000);
    }
    [[nodiscard]] const prunus::GameTree& tree() { return window.session().document()->tree; }
};
