#pragma once

#include "tests/ui/gamewindow.h"

/// A window with the tree of a game, which is there.
struct ReadyGame : GameWindow {
    explicit ReadyGame(const QString& tree = lateGame()) : GameWindow(tree) { QVERIFY(ready); }
};
