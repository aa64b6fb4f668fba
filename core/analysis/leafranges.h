#pragma once

#include "core/trace/run.h"

#include <optional>
#include <vector>

namespace prunus {

/// A range of values; each end belongs to it or not. Infinite ends do not.
struct ValueRange {
    Value low = -infinity;
    Value high = infinity;
    bool withLow = false;
    bool withHigh = false;

    [[nodiscard]] constexpr bool contains(Value v) const {
        return (withLow ? v >= low : v > low) && (withHigh ? v <= high : v < high);
    }
    friend constexpr bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// Where the leaf's value lies in this range, the search returns `constant`, or else the leaf's
/// value itself. From MAX's side.
struct RootPiece {
    ValueRange range;
    std::optional<Value> constant;
};
/// The child of the root that improved it last; noNode if none did.
struct MovePiece {
    ValueRange range;
    NodeId move = noNode;
};
/// The leaves (nodes at the depth limit among them) that the search does not evaluate.
struct PrunedPiece {
    ValueRange range;
    std::vector<NodeId> leaves;
};

/// How a search depends on the value of one leaf while all others stay. Each list runs from -inf to
/// inf without leaving out a double, in as few pieces as possible. Pieces of the root may share an
/// end where both say the same; the others do not overlap.
struct LeafRanges {
    std::vector<RootPiece> root;
    std::vector<MovePiece> bestMove;
    std::vector<PrunedPiece> pruned;
};

/// The piece in force at a value; of two that share an end the first.
template <class Piece>
[[nodiscard]] const Piece& pieceAt(const std::vector<Piece>& pieces, Value v) {
    for (const Piece& piece : pieces) {
        if (piece.range.contains(v)) {
            return piece;
        }
    }
    return pieces.back();
}

/// Above this many nodes the answer can take longer than one likes to wait for it.
inline constexpr std::uint32_t leafRangesNodeLimit = 20'000;

/// Exact, not sampled, for the algorithms that visit no node twice; a null window is a number next
/// to a value, and no copy of one. A search only compares and copies values, so it goes the same
/// way as long as the leaf's value keeps its side of every number it is compared with. From the
/// left, one search finds how far its way holds, one more looks at the number where it ends, and so
/// on: twice as many searches as there are such numbers, at most twice the number of leaves, each
/// O(nodes). `leaf` is a leaf or a node at the depth limit; deeper ones change nothing. The error
/// is that of a search with some value of the leaf.
[[nodiscard]] tl::expected<LeafRanges, SearchError> leafRanges(const GameTree& tree,
                                                               const SearchOptions& options,
                                                               NodeId leaf,
                                                               Progress* progress = nullptr);

} // namespace prunus
