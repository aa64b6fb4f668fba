#pragma once

#include "core/games/treeboards.h"
#include "core/games/unfold.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/drawnnode.h"

#include <string>

namespace prunus {

/// Late in a game: 34 nodes, wins of both and draws.
inline const std::string lateGame = "tic-tac-toe@xox/.o./..x:o";

inline DrawnNode drawn(const TreePicture& picture, NodeId n) {
    return drawnNode(picture, visibleNode(picture, n));
}

/// The searched tree of a game, with the boards of its nodes.
struct GameScene {
    Scene scene;
    TreeBoards boards;

    explicit GameScene(const std::string& game, std::optional<std::uint32_t> depth = {},
                       const SearchOptions& options = {})
        : scene(treeOf(game, depth), options),
          boards({std::shared_ptr<const GameTree>(), &scene.tree}) {}

    /// The picture of a step with boards, at a zoom of the fitted view around a node.
    TreePicture at(Step t, const QRectF& area, double zoom = 1, NodeId around = noNode) {
        TreePicture picture = scene.at(t, area);
        picture.boards = &boards;
        const Viewport port{area, scene.extent(), 1, true};
        picture.view = zoomed(fitted(port), zoom, area.center(), port);
        if (around != noNode) {
            const QPointF place(scene.layout.x(around), scene.tree.rowOf(around).value);
            picture.view = centredOn(picture.view, place, port);
        }
        return picture;
    }
    [[nodiscard]] Step end() const { return scene.trace->end(); }

  private:
    static GameTree treeOf(const std::string& game, std::optional<std::uint32_t> depth) {
        UnfoldWish wish;
        wish.depth = depth;
        return std::move(unfold(gameNamed(game).value(), wish).value().tree);
    }
};

} // namespace prunus
