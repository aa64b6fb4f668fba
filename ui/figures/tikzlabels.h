#pragma once

#include "ui/drawing/treelabels.h"
#include "ui/figures/latextext.h"

#include <QByteArray>

namespace prunus {

/// Returns the style of a label's kind, in the colour of its first piece.
[[nodiscard]] QByteArray tikzStyleOf(const Label& label);
/// Returns the pieces from `first` on and before `last`, which stand on one line, as LaTeX; `typed`
/// holds the texts typed in the boxes of all pieces of the label, in order.
[[nodiscard]] QByteArray tikzTextOf(const Label& label, std::size_t first, std::size_t last,
                                    LatexText& latex, const QStringList& typed);

} // namespace prunus
