#pragma once

#include "ui/drawing/drawnnode.h"

#include <QPainter>

namespace prunus {

/// Draws the cards of a frame's nodes: the board, framed and coloured as the node is.
class CardWriter {
  public:
    CardWriter(QPainter& painter, const TreePicture& picture)
        : painter_(painter), picture_(picture) {}

    /// Paints the card of a node; needs node.card.presence > 0.
    void paint(const DrawnNode& node);

  private:
    QPainter& painter_;
    const TreePicture& picture_;
};

} // namespace prunus
