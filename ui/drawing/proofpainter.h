#pragma once

#include "ui/drawing/treelabels.h"

#include <QPainter>

namespace prunus {

/// What of a frame stays lit while a proof is shown: the nodes of its moves, the line of play
/// between them, and what they cut off, with their values and names.
[[nodiscard]] LabelledTree litByProof(const TreePicture& picture, const LabelledTree& frame);
/// Lays the background over all that was drawn, so thickly that it steps back.
void paintVeil(QPainter& painter, const TreePicture& picture, const QRectF& area);
/// The moves themselves, as thick lines in the colours of their players.
void paintProvingEdges(QPainter& painter, const TreePicture& picture, const LabelledTree& frame);
/// The moves' numbers and what they are worth, beside them.
void paintProofCaptions(QPainter& painter, const TreePicture& picture, const LabelledTree& lit,
                        const QRectF& area);

} // namespace prunus
