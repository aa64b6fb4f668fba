#pragma once

#include "core/games/namedgame.h"
#include "tests/ui/play/boardtouch.h"
#include "ui/play/startboard.h"

#include <QTest>

/// A board of its own, to begin a game from.
struct ShownBoard {
    prunus::StartBoard board;

    explicit ShownBoard(const char* game) {
        board.resize(600, 700);
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        board.setGame(prunus::gameNamed(game).value());
    }
    [[nodiscard]] prunus::BoardWidget& squares() const { return boardIn(board); }
    [[nodiscard]] QString said() const { return part<QLabel>(board, "boardSaid").text(); }
    [[nodiscard]] QString fault() const { return part<QLabel>(board, "boardFault").text(); }
    /// Begins to set a position up, or takes over what was set up.
    void toggleSetUp() const { part<QCheckBox>(board, "setUp").click(); }
};
