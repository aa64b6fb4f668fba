#pragma once

#include <QByteArray>

namespace prunus {

/// Returns an SVG of QSvgGenerator without what has no effect: QSvgGenerator gives every change of
/// colour a group with all attributes of pen, brush and font, most of them at their defaults or
/// without a text that could use them. The result looks the same, and is a third as long where
/// colours change often. O(size).
[[nodiscard]] QByteArray compactSvg(const QByteArray& svg);

} // namespace prunus
