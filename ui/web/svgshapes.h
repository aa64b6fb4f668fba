#pragma once

#include <QByteArray>
#include <vector>

namespace prunus {

/// An element of a drawing by itself, with what the groups around it say.
struct SvgShape {
    QByteArray markup; ///< what it is, without how it looks: `<polyline points="464,66 734,226"/>`
    QByteArray transform; ///< where that lies: `translate(464 386)`; empty where it says so itself
    QByteArray look;      ///< as CSS: `fill:none;stroke:#8a949e;stroke-width:1.5`

    friend bool operator==(const SvgShape&, const SvgShape&) = default;
};

/// The elements of an SVG that the program has drawn, in the order in which they are painted.
/// What changes nothing of how an element looks, such as the joins of lines where there is no line,
/// is left out of its look.
[[nodiscard]] std::vector<SvgShape> shapesOf(const QByteArray& svg);

} // namespace prunus
