#pragma once

#include "ui/drawing/treepicture.h"
#include "ui/drawing/visibletree.h"

#include <QSize>

namespace prunus {

/// How large a figure is, in pixels at 96 dots an inch, and where the tree lies in it.
struct FigureFrame {
    QSize size;
    View view;
};

/// The largest figure. Trees that would need more are fitted into it, as the window fits them.
inline constexpr QSize greatestFigure(4000, 3000);

/// Gives nodes their full size, and each node room for its value and its name beside its
/// neighbours. The frame depends on tree, search and style but not on the step, so that the
/// figures of one search can be laid on each other. `picture.view` is not looked
/// at. No side is greater than that of `largest`.
[[nodiscard]] FigureFrame figureFrame(const TreePicture& picture, QSize largest = greatestFigure);

/// Whether some nodes share a column or a line of pixels.
[[nodiscard]] bool isCrowded(const VisibleTree& visible);
/// Between what is drawn and the edge of a figure that is cropped.
inline constexpr double figureInset = 8;
/// The same without the room around what `picture` shows in an area of this size, unless that is so
/// much that nodes share pixels.
[[nodiscard]] FigureFrame croppedFrame(const TreePicture& picture, QSize size);

} // namespace prunus
