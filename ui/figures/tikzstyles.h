#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/drawing/playerslook.h"
#include "ui/drawing/treelabels.h"

#include <QByteArray>

namespace prunus {

/// A number for TeX, with at most two digits behind the point.
[[nodiscard]] QByteArray texNumber(double number);
/// A length in pixels, as TeX's big points: 72 an inch where pixels are 96.
[[nodiscard]] QByteArray texLength(double pixels);
/// What chooses the size of letters of so many pixels.
[[nodiscard]] QByteArray texFontSize(double pixels);
/// `maxText` and so on: the name of the colour of a piece of text.
[[nodiscard]] QByteArray texColour(Ink ink);

/// The name of the colour of a type, and the options of the plate that holds its letter.
[[nodiscard]] QByteArray criticalColour(CriticalType type);
[[nodiscard]] QByteArray criticalStyle(CriticalType type);

/// The colours of a theme, by name.
[[nodiscard]] QByteArray tikzColours(const Theme& theme);
/// A style for each kind of node, edge, mark and text; `factor` is that of strokes.
[[nodiscard]] QByteArray tikzStyles(const Theme& theme, const PlayersLook& players,
                                    const std::vector<Label>& labels, double factor);

} // namespace prunus
