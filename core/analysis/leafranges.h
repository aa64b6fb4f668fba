#pragma once

#include "core/trace/run.h"

#include <optional>
#include <vector>

namespace prunus {

/// A range of values. Each end either belongs to the range or not; infinite ends do not.
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

/// A range of the leaf's value in which the search returns `constant`, or, if that is nullopt, the
/// leaf's value itself. Values are from MAX's side.
struct RootPiece {
    ValueRange range;
    std::optional<Value> constant;
};
/// A range of the leaf's value in which `move` is the child that improved the root last; noNode if
/// no child did.
struct MovePiece {
    ValueRange range;
    NodeId move = noNode;
};
/// A range of the leaf's value in which the search does not evaluate `leaves` (nodes at the depth
/// limit are among them).
struct PrunedPiece {
    ValueRange range;
    std::vector<NodeId> leaves;
};

/// How a search depends on the value of one leaf while all other values stay. Each list runs from
/// -inf to inf without leaving out a double, in as few pieces as possible. Two pieces of `root` may
/// share an end if both say the same there; the pieces of the other lists do not overlap.
struct LeafRanges {
    std::vector<RootPiece> root;
    std::vector<MovePiece> bestMove;
    std::vector<PrunedPiece> pruned;
};

/// Returns the piece whose range contains v; the first one if two pieces share that end.
template <class Piece>
[[nodiscard]] const Piece& pieceAt(const std::vector<Piece>& pieces, Value v) {
    for (const Piece& piece : pieces) {
        if (piece.range.contains(v)) {
            return piece;
        }
    }
    return pieces.back();
}

/// Above this many nodes, leafRanges() can take longer than one likes to wait for it.
inline constexpr std::uint32_t leafRangesNodeLimit = 20'000;

/// Returns how the search depends on the value of `leaf`, a leaf or a node at the depth limit;
/// deeper nodes change nothing. The answer is exact, not sampled, for the algorithms that visit no
/// node twice (an end of a null window is the number next to a value, and no copy of a value). A
/// search only compares and copies values, so it goes the same way as long as the leaf's value
/// stays on the same side of every number that it is compared with. From the left, one search finds
/// how far its way holds, one more looks at the number where that ends, and so on: twice as many
/// searches as there are such numbers, which are at most twice as many as the leaves; each search
/// takes O(nodes). The error is that of a search with some value of the leaf.
[[nodiscard]] tl::expected<LeafRanges, SearchError> leafRanges(const GameTree& tree,
                                                               const SearchOptions& options,
                                                               NodeId leaf,
                                                               Progress* progress = nullptr);

} // namespace prunus
