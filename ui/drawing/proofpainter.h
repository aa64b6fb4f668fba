#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// A caption's box with its number in front of it.
struct ProofCaption {
    QRectF badge;
    QRectF box;
    int pixels;

    [[nodiscard]] QRectF all() const { return badge | box; }
};

/// How thickly the veil lies, and how wide the moves are, in strokes of the usual size.
inline constexpr float veilOpacity = 0.8F;
inline constexpr double provingWidth = 6;

/// What of a frame stays lit while a proof is shown: the nodes of its moves, the line of play
/// between them, and what they cut off, with their values and names.
[[nodiscard]] LabelledTree litByProof(const TreePicture& picture, const LabelledTree& frame);
/// Lays the background over all that was drawn, so thickly that it steps back.
void paintVeil(QPainter& painter, const TreePicture& picture, const QRectF& area);
/// The moves themselves, as thick lines in the colours of their players.
void paintProvingEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame,
                       const QRectF& area);
/// Where those stand, one a move.
[[nodiscard]] std::vector<ProofCaption> proofCaptions(const TreePicture& picture,
                                                      const LabelledTree& lit, const QRectF& area);
/// The moves' numbers and what they are worth, beside them.
void paintProofCaptions(QPainter& painter, const TreePicture& picture, const LabelledTree& lit,
                        const QRectF& area);

} // namespace prunus
