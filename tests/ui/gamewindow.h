#pragma once

#include "core/games/unfold.h"
#include "core/notation/writetree.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"

#include <optional>
#include <sstream>
#include <string>

/// The tree of a game as a file holds it.
inline QString unfoldedText(const std::string& game, std::optional<std::uint32_t> depth = {}) {
    prunus::UnfoldWish wish;
    wish.depth = depth;
    std::ostringstream text;
    prunus::writeJson(text, prunus::unfold(prunus::gameNamed(game).value(), wish).value().tree);
    return QString::fromStdString(text.str());
}

/// Late in a game of tic-tac-toe: 34 nodes.
inline QString lateGame() {
    return unfoldedText("tic-tac-toe@xox/.o./..x:o");
}

/// A window with the tree of a game.
class GameWindow : public ShownWindow {
  public:
    explicit GameWindow(const QString& text) {
        window.resize(1300, 850);
        window.openText(text, "late game");
        ready = QTest::qWaitFor(
            [&] { return session().document() && session().document()->name == "late game"; });
    }

    bool ready = false;
    [[nodiscard]] prunus::TreeCanvas& canvas() const {
        return *window.findChild<prunus::TreeCanvas*>();
    }
    [[nodiscard]] prunus::Session& session() const { return canvas().session(); }
    [[nodiscard]] bool showsBoard(prunus::NodeId n) const {
        return canvas().nodeArea(n).height() > canvas().nodeRect(n).height() + 20;
    }
};
