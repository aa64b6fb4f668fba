#pragma once

#include "tests/ui/play/boardtouch.h"
#include "tests/ui/shownwindow.h"
#include "ui/play/unfolddialog.h"

#include <QApplication>
#include <QSpinBox>

/// A window with File ▸ Unfold a game open.
struct UnfoldWindow : ShownWindow {
    prunus::UnfoldDialog* dialog = nullptr;

    UnfoldWindow() { open(); }
    void open() {
        window.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &window);
        press(Qt::Key_B, Qt::ControlModifier);
        dialog = window.findChild<prunus::UnfoldDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
    }
    [[nodiscard]] prunus::BoardWidget& board() const { return boardIn(*dialog); }
    [[nodiscard]] QString counted() const {
        return plain(part<QLabel>(*dialog, "unfoldSaid").text());
    }
    [[nodiscard]] QString said() const { return part<QLabel>(*dialog, "boardSaid").text(); }
    [[nodiscard]] QPushButton& ok() const { return part<QPushButton>(*dialog, "unfold"); }
    void chooseGame(int kind) const { choose(part<QComboBox>(*dialog, "gameKind"), kind); }
    void setDepth(int depth) const { typeNumber(part<QSpinBox>(*dialog, "unfoldDepth"), depth); }
    void accept() {
        QTest::mouseClick(&ok(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!window.session().busy(), 60'000);
    }
    [[nodiscard]] const prunus::GameTree& tree() { return window.session().document()->tree; }
};
