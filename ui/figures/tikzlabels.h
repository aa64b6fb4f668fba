#pragma once

#include "ui/drawing/treelabels.h"
#include "ui/figures/latextext.h"

#include <QByteArray>

namespace prunus {

/// The style of a label's kind, in the colour of its first piece.
[[nodiscard]] QByteArray tikzStyleOf(const Label& label);
/// The pieces from `first` on and before `last`, which stand on one line, as LaTeX; with what is
/// typed in the boxes of all of them.
[[nodiscard]] QByteArray tikzTextOf(const Label& label, std::size_t first, std::size_t last,
                                    LatexText& latex, const QStringList& typed);

} // namespace prunus
