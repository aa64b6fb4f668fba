#pragma once

namespace prunus {

// The sizes of the cards that hang under the shapes of nodes in a game's tree and show their
// boards. They depend on the view alone, so that nothing moves from step to step and everything
// grows evenly with the zoom. Lengths are in pixels; `rowGap` is the row gap of the view.

/// Returns the greatest scale of node shapes where boards are shown. Shapes leave the boards more
/// room: they are smaller than usual where rows are near to each other, and grow less with the
/// zoom.
[[nodiscard]] double greatestScaleWithBoards(double rowGap, double textScale);
/// Returns the greatest height of a card, or 0 where there is no room for a card that can be read.
[[nodiscard]] double cardDepth(double rowGap, double textScale);
/// Returns how far a card and the text under it can reach below the node's centre; 0 without cards.
[[nodiscard]] double cardReach(double rowGap, double textScale);
/// Returns how visible a card with this greater side is: 0 if it is too small to be read, 1 if it
/// is fully shown, and between them while it fades in.
[[nodiscard]] double cardPresence(double greaterSide);
/// Returns the place on an edge, as a part (0 to 1) of the way from the parent, that is clear of
/// the cards above it and the shapes below it. `part` is the place that is used without cards.
[[nodiscard]] double clearOfCards(double part, double rowGap, double textScale);

} // namespace prunus
