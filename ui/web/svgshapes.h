#pragma once

#include <QByteArray>
#include <vector>

namespace prunus {

/// An element of a drawing, with the attributes that it inherits from the groups around it.
struct SvgShape {
    QByteArray markup; ///< the element without its look: `<polyline points='464,66 734,226'/>`
    /// Where the element lies: `translate(464 386)`; empty if the markup alone says so.
    QByteArray transform;
    QByteArray look; ///< how the element looks, as CSS: `fill:none;stroke:#8a949e;stroke-width:1.5`

    friend bool operator==(const SvgShape&, const SvgShape&) = default;
};

/// Returns the elements of an SVG that the program has drawn, in the order in which they are
/// painted. Properties that do not change how an element looks, such as line joins where there is
/// no line, are left out of its look.
[[nodiscard]] std::vector<SvgShape> shapesOf(const QByteArray& svg);

} // namespace prunus
