#pragma once

#include "core/games/board.h"
#include "ui/drawing/visibletree.h"

#include <QRectF>
#include <QString>
#include <memory>

namespace prunus {

/// A board under the shape of a node, where there is room for one that can be read.
struct NodeCard {
    std::shared_ptr<const Board> board;
    /// The card's rectangle, in pixels; no higher than cardDepth(), except for the caption where
    /// play ended.
    QRectF rect;
    /// The part of `rect` that the board fills.
    QRectF boardRect;
    /// The greater side that the card would have here without a caption. Whatever depends on the
    /// size of a card depends on this, so that neighbours with and without a caption look alike.
    double usualSide = 0;
    /// How play ended, or that the move was a pass, in as many words as there is room for; often
    /// empty.
    QString caption;
    int captionPixels = 0;
    double presence = 0; ///< see cardPresence(); 0 without a board
    /// Whether the card may show how play ended.
    bool showsResult = true;
};

[[nodiscard]] NodeCard cardOf(const TreePicture& picture, const VisibleNode& node,
                              const NodeShape& shape);
/// How far from its centre a node's card can reach to the side; 0 without boards.
[[nodiscard]] double cardOverhang(const TreePicture& picture);

} // namespace prunus
