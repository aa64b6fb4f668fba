#pragma once

#include "ui/drawing/treelabels.h"
#include "ui/figures/latextext.h"
#include "ui/figures/placenames.h"

#include <QByteArray>

namespace prunus {

/// Returns the background colour laid over the whole area, almost opaque, so that what was drawn
/// steps back.
[[nodiscard]] QByteArray tikzVeil(const QRectF& area);
/// Returns the moves of the picture's proof as lines of TikZ; `factor` is that of stroke widths.
[[nodiscard]] QByteArray tikzProvingMoves(const TreePicture& picture, const PlaceNames& names,
                                          double factor);
/// Returns the captions of the proving moves: their numbers and what they are worth. `lit` is the
/// part of the frame that stays lit.
[[nodiscard]] QByteArray tikzProofCaptions(const TreePicture& picture, const LabelledTree& lit,
                                           const QRectF& area, LatexText& latex);

} // namespace prunus
