#pragma once

#include "core/analysis/minimaltree.h"
#include "ui/drawing/playerslook.h"
#include "ui/drawing/treelabels.h"

#include <QByteArray>

namespace prunus {

/// Returns a number for TeX, with at most two digits behind the point.
[[nodiscard]] QByteArray texNumber(double number);
/// Returns a length, given in pixels, in TeX's big points: there are 72 to an inch, where pixels
/// are 96.
[[nodiscard]] QByteArray texLength(double pixels);
/// Returns the command that chooses letters of this size in pixels.
[[nodiscard]] QByteArray texFontSize(double pixels);
/// Returns the name of the colour of a piece of text: `maxText` and so on.
[[nodiscard]] QByteArray texColour(Ink ink);

/// criticalColour() returns the name of the colour of a critical type; criticalStyle() returns the
/// options of the plate that holds the type's letter.
[[nodiscard]] QByteArray criticalColour(CriticalType type);
[[nodiscard]] QByteArray criticalStyle(CriticalType type);

/// Returns the colours of a theme, by name.
[[nodiscard]] QByteArray tikzColours(const Theme& theme);
/// Returns a style for each kind of node, edge, mark and text; `factor` is that of stroke widths.
[[nodiscard]] QByteArray tikzStyles(const Theme& theme, const PlayersLook& players,
                                    const std::vector<Label>& labels, double factor);

} // namespace prunus
