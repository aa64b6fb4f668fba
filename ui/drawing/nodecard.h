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
    /// Of the card, in pixels; no higher than cardDepth(), but for the caption where play ended.
    QRectF rect;
    /// The part of it for the board.
    QRectF boardRect;
    /// The greater side that the card has here without a caption. What depends on how large a card
    /// is goes by it, so that neighbours with and without one look alike.
    double usualSide = 0;
    /// How play ended or that it was a pass, as far as there is room; often nothing.
    QString caption;
    int captionPixels = 0;
    double presence = 0; ///< see cardPresence(); 0 without a board
    /// Whether it may tell how play ended.
    bool showsResult = true;
};

[[nodiscard]] NodeCard cardOf(const TreePicture& picture, const VisibleNode& node,
                              const NodeShape& shape);
/// How far from its centre a node's card can reach to the side; 0 without boards.
[[nodiscard]] double cardOverhang(const TreePicture& picture);

} // namespace prunus
