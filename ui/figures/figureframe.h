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

/// The size of the largest figure. Trees that would need more room are fitted into it, as the
/// window fits them.
inline constexpr QSize greatestFigure(4000, 3000);

/// Returns a frame in which nodes have their full size, and each node has room for its value and
/// its name beside its neighbours. The frame depends on tree, search and style but not on the step,
/// so that the figures of one search can be laid on each other. `picture.view` is ignored. No side
/// is greater than that of `largest`.
[[nodiscard]] FigureFrame figureFrame(const TreePicture& picture, QSize largest = greatestFigure);

/// Whether some nodes share a column or a line of pixels.
[[nodiscard]] bool isCrowded(const VisibleTree& visible);
/// The distance between what is drawn and the edge of a cropped figure, in pixels.
inline constexpr double figureInset = 8;
/// Returns the frame of this size without the room around what `picture` shows in it, or unchanged
/// if so much is shown that nodes share pixels.
[[nodiscard]] FigureFrame croppedFrame(const TreePicture& picture, QSize size);

} // namespace prunus
