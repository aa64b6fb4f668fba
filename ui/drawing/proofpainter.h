#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// The caption of a proving move: its box, with the move's number in front of it.
struct ProofCaption {
    QRectF badge;
    QRectF box;
    int pixels;

    [[nodiscard]] QRectF all() const { return badge | box; }
};

/// The opacity of the veil, and the width of the moves in pixels for strokes of the usual size.
inline constexpr float veilOpacity = 0.8F;
inline constexpr double provingWidth = 6;

/// Returns the part of a frame that stays lit while a proof is shown: the nodes of its moves, the
/// line of play between them, and the children that they cut off, with their values and names.
[[nodiscard]] LabelledTree litByProof(const TreePicture& picture, const LabelledTree& frame);
/// Paints the background colour over all that was drawn, almost opaque, so that it steps back.
void paintVeil(QPainter& painter, const TreePicture& picture, const QRectF& area);
/// Paints the proving moves as thick lines in the colours of their players.
void paintProvingEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                       const QRectF& area);
/// Returns the places of the captions, one for each proving move.
[[nodiscard]] std::vector<ProofCaption> proofCaptions(const TreePicture& picture,
                                                      const LabelledTree& lit, const QRectF& area);
/// Paints the captions beside the proving moves: their numbers and what they are worth.
void paintProofCaptions(QPainter& painter, const TreePicture& picture, const LabelledTree& lit,
                        const QRectF& area);

} // namespace prunus
