#include "ui/drawing/cardroom.h"

#include "ui/drawing/nodeshape.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// How far a shape reaches to either side of its row, at full size.
constexpr double halfShape = 26;
/// Of the gap between rows, what is kept for edges and the names of moves.
constexpr double edgeShare = 0.2;
/// How far shapes make room for cards where rows are near to each other.
constexpr double leastHead = 0.6;
/// Cards smaller than the first are not shown, from the second on they are there as a whole.
constexpr double leastCard = 26;
constexpr double wholeCard = 34;

double headReach(double rowGap, double textScale) {
    return halfShape * greatestScaleWithBoards(rowGap, textScale);
}

} // namespace

double greatestScaleWithBoards(double rowGap, double textScale) {
    View view;
    view.rowGap = rowGap;
    const double usual = greatestScale(view, textScale);
    if (usual > textScale) {
        return std::sqrt(usual * textScale);
    }
    return std::min(usual, std::max(leastHead * textScale, rowGap / fullRowGap));
}

double cardDepth(double rowGap, double textScale) {
    const double room = rowGap * (1 - edgeShare) - 2 * headReach(rowGap, textScale) - 2;
    return room < leastCard ? 0 : room;
}

double cardReach(double rowGap, double textScale) {
    const double depth = cardDepth(rowGap, textScale);
    return depth == 0 ? 0 : headReach(rowGap, textScale) + depth + 0.75 * edgeShare * rowGap;
}

double cardPresence(double greaterSide) {
    return std::clamp((greaterSide - leastCard) / (wholeCard - leastCard), 0.0, 1.0);
}

double clearOfCards(double part, double rowGap, double textScale) {
    const double depth = cardDepth(rowGap, textScale);
    const double clear = 0.5 + (depth / 2) / rowGap; // between head + depth and rowGap - head
    return part + (std::max(part, clear) - part) * cardPresence(depth);
}

} // namespace prunus
