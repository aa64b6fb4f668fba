#pragma once

#include "core/games/treeboards.h"
#include "tests/ui/drawing/scene.h"

#include <QSize>
#include <string>
#include <vector>

namespace prunus::bench {

/// Times of frames, in milliseconds of the processor.
struct Frames {
    std::vector<double> milliseconds;
    std::string slowest; ///< where the slowest one was

    /// The time that `percent` of all frames do not exceed.
    [[nodiscard]] double percentile(double percent) const;
};

/// Frames after a step to anywhere, and those where only the view has changed.
struct Measured {
    Frames newStep;
    Frames newView;
};

/// Paints a fixed list of zooms x steps x places: from the whole tree to a single node, from the
/// first step to the last, around the current node and elsewhere. At most this many steps a zoom,
/// 0 for all. With boards under the nodes of a game's tree.
[[nodiscard]] Measured measureFrames(Scene& scene, QSize size, int most = 0,
                                     TreeBoards* boards = nullptr);

/// Frames of a game's tree at one size of its boards: after a step to anywhere, while panning, and
/// while zooming, where every frame has another size.
struct MeasuredBoards {
    Frames newStep;
    Frames pan;
    Frames zoom;
};

/// Around the nodes of the same steps, at the zoom at which the node's own board is so high; 0 for
/// the whole tree, infinity for the greatest zoom.
[[nodiscard]] MeasuredBoards measureBoards(Scene& scene, QSize size, int most, TreeBoards& boards,
                                           double pixels);

} // namespace prunus::bench
