#pragma once

#include "ui/figures/latextext.h"

#include <QByteArray>
#include <QMarginsF>
#include <QSizeF>

namespace prunus {

/// The size and the margins of the paper, in pixels.
struct TikzPaper {
    QSizeF size;
    QMarginsF margins = {};
};

/// Returns what a document on this paper begins with: its class, its packages, declarations of
/// letters that these do not have, and the commands for a bound that no longer holds and for an
/// empty box.
[[nodiscard]] QByteArray tikzPreamble(const TikzPaper& paper, const LatexText& latex);

} // namespace prunus
