#pragma once

#include "ui/figures/latextext.h"

#include <QByteArray>
#include <QSize>

namespace prunus {

/// What a document with one picture of this size, in pixels, begins with: its class, its packages,
/// letters that these do not have, and the command for a bound that no longer holds.
[[nodiscard]] QByteArray tikzPreamble(QSize size, const LatexText& latex);

} // namespace prunus
