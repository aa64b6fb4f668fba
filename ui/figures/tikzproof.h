#pragma once

#include "ui/drawing/treelabels.h"
#include "ui/figures/latextext.h"
#include "ui/figures/placenames.h"

#include <QByteArray>

namespace prunus {

/// The background over all of the area, so thickly that what was drawn steps back.
[[nodiscard]] QByteArray tikzVeil(const QRectF& area);
/// The moves of the picture's proof; `factor` is that of strokes.
[[nodiscard]] QByteArray tikzProvingMoves(const TreePicture& picture, const PlaceNames& names,
                                          double factor);
/// Their numbers and what they are worth. `lit` is what of the frame stays lit.
[[nodiscard]] QByteArray tikzProofCaptions(const TreePicture& picture, const LabelledTree& lit,
                                           const QRectF& area, LatexText& latex);

} // namespace prunus
