#pragma once

namespace prunus {

// How large the boards of a game's tree can be, which hang on cards under the shapes of nodes. All
// of it follows from the view alone, so that nothing moves from step to step and everything grows
// evenly with the zoom. Lengths are pixels; `rowGap` is that of the view.

/// Where boards are shown, shapes leave them more of the room: they are smaller than usual where
/// rows are near to each other, and grow less with the zoom.
[[nodiscard]] double greatestScaleWithBoards(double rowGap, double textScale);
/// The greatest height of a card; 0 where there is no room for one that can be read.
[[nodiscard]] double cardDepth(double rowGap, double textScale);
/// How far below a node's centre its card and what is written under it can reach.
[[nodiscard]] double cardReach(double rowGap, double textScale);
/// How much of a card of this size is there: 0 too small to be read, 1 all of it, between them it
/// fades.
[[nodiscard]] double cardPresence(double greaterSide);
/// Where an edge is clear of the cards above it and the shapes below, as a part of it from the
/// parent, if `part` is where it is without cards.
[[nodiscard]] double clearOfCards(double part, double rowGap, double textScale);

} // namespace prunus
