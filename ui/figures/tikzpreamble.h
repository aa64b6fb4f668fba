#pragma once

#include "ui/figures/latextext.h"

#include <QByteArray>
#include <QMarginsF>
#include <QSizeF>

namespace prunus {

/// In pixels.
struct TikzPaper {
    QSizeF size;
    QMarginsF margins = {};
};

/// What a document on this paper begins with: its class, its packages, letters that these do not
/// have, and the command for a bound that no longer holds.
[[nodiscard]] QByteArray tikzPreamble(const TikzPaper& paper, const LatexText& latex);

} // namespace prunus
