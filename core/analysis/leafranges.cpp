#include "core/analysis/leafranges.h"

#include "core/analysis/probe.h"
#include "core/search/countinglistener.h"
#include "core/search/deepstack.h"
#include "core/search/dispatch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace prunus {

namespace {

using Kind = SearchError::Kind;

/// What a search did with one value of the leaf.
struct Way {
    Value value = 0;
    NodeId bestMove = noNode;
    std::vector<NodeId> pruned;
    Value high = infinity; ///< up to here, exclusive, it does the same
};

/// A number, or what lies between two neighbouring ones; and what the search does there.
struct Cell {
    ValueRange range;
    Way way;
    bool follows = false; ///< the root has the leaf's value all over the range

    [[nodiscard]] bool point() const { return range.withLow; }
};

GameTree withValue(const GameTree& tree, NodeId leaf, Value value) {
    std::vector<Value> values(tree.nodeCount());
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        values[n.value] = tree.staticValue(n);
    }
    values[leaf.value] = value;
    return GameTree(tree.offsets(), std::move(values), tree.header());
}

class Sweep {
  public:
    Sweep(const GameTree& tree, const SearchOptions& options, NodeId leaf, Progress* progress)
        : tree_(tree), options_(options), root_(options.root.value_or(tree.header().root)),
          leaf_(leaf), progress_(progress) {
        if (!traits(options.algorithm).takesWindow) {
            options_.window = {};
        }
        collectNumbers();
    }

    /// The cells from left to right. Throws what searches throw.
    std::vector<Cell> cells() {
        std::vector<Cell> found;
        Value low = -infinity;
        for (;;) {
            const Value next = firstNumberAbove(low);
            if (const std::optional<Value> inside = valueBetween(low, next)) {
                Cell cell{{low, infinity, false, false}, wayWith(*inside)};
                cell.range.high = cell.way.high;
                cell.follows = cell.way.value == *inside;
                low = cell.range.high;
                found.push_back(std::move(cell));
            } else {
                low = next;
            }
            if (low == infinity) {
                return found;
            }
            found.push_back({{low, low, true, true}, wayWith(low)});
        }
    }

  private:
    [[nodiscard]] bool searched(NodeId n) const {
        return !options_.depth || tree_.rowOf(n).value <= *options_.depth;
    }
    [[nodiscard]] bool isSearchLeaf(NodeId n) const {
        return tree_.isLeaf(n) || (options_.depth && tree_.rowOf(n).value == *options_.depth);
    }

    /// All numbers that the leaf's could be compared with.
    void collectNumbers() {
        for (NodeId n = GameTree::root(); n.value < tree_.nodeCount() && searched(n); ++n) {
            if (isSearchLeaf(n)) {
                leaves_.push_back(n);
                if (n != leaf_ && tree_.hasStaticValue(n)) {
                    numbers_.push_back(tree_.staticValue(n));
                }
            }
        }
        for (const Value bound : {options_.window.alpha, options_.window.beta}) {
            if (std::isfinite(bound)) {
                numbers_.push_back(bound);
            }
        }
        std::ranges::sort(numbers_);
        numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
    }

    [[nodiscard]] Value firstNumberAbove(Value v) const {
        const auto next = std::ranges::upper_bound(numbers_, v);
        return next == numbers_.end() ? infinity : *next;
    }

    /// A finite double strictly between, if there is one.
    static std::optional<Value> valueBetween(Value low, Value high) {
        Value inside =
            low == -infinity ? std::nextafter(high, -infinity) : std::nextafter(low, infinity);
        if (low == -infinity && high == infinity) {
            inside = 0;
        }
        const bool between = std::isfinite(inside) && low < inside && inside < high;
        return between ? std::optional<Value>(inside) : std::nullopt;
    }

    Way wayWith(Value value) {
        const GameTree tree = withValue(tree_, leaf_, value);
        using Listener = BothListeners<Probe, ProgressListener>;
        Listener listener{Probe(tree, options_, root_, value), ProgressListener(progress_)};
        const SearchOrder order = orderOf(tree, listener.first);
        stopIfAsked();
        Way way;
        way.value = searchOnce(TreeCursor(tree, order), options_, root_, listener);
        way.bestMove = listener.first.bestMove();
        way.high = listener.first.high();
        for (const NodeId n : leaves_) {
            if (!listener.first.evaluated(n)) {
                way.pruned.push_back(n);
            }
        }
        return way;
    }

    void stopIfAsked() const {
        if (progress_ != nullptr) {
            progress_->stopIfCancelled();
        }
    }

    /// Sorting compares too: the leaf's value, as far up as it is the true value, with the others
    /// of the family.
    SearchOrder orderOf(const GameTree& tree, Probe& probe) const {
        if (options_.order == MoveOrder::bestFirst || options_.order == MoveOrder::worstFirst) {
            const NodeId missing = firstWithoutStaticValue(tree, options_);
            if (missing != noNode) {
                throw MissingStaticValue{missing};
            }
            const std::vector<Value> values = minimaxValues(tree, root_, options_.depth);
            for (NodeId n = leaf_; n != GameTree::root() && values[n.value] == probe.value();) {
                n = tree.parent(n);
                for (const NodeId sibling : tree.children(n)) {
                    probe.note(values[sibling.value]);
                }
            }
        }
        return makeOrder(tree, options_);
    }

    const GameTree& tree_;
    SearchOptions options_;
    Player root_;
    NodeId leaf_;
    Progress* progress_;
    std::vector<NodeId> leaves_;
    std::vector<Value> numbers_; ///< ascending, each once
};

void extend(ValueRange& range, const ValueRange& by) {
    range.high = by.high;
    range.withHigh = by.withHigh;
}

/// Joins neighbouring cells where `same` says that the piece made for the one holds for the next.
template <class Piece, class Make, class Same>
std::vector<Piece> joined(const std::vector<Cell>& cells, const Make& make, const Same& same) {
    std::vector<Piece> pieces;
    for (const Cell& cell : cells) {
        if (!pieces.empty() && same(pieces.back(), cell)) {
            extend(pieces.back().range, cell.range);
        } else {
            pieces.push_back(make(cell));
        }
    }
    return pieces;
}

/// Whether what a piece says of the root is true of the cell.
bool saysOf(const RootPiece& piece, const Cell& cell) {
    if (cell.point()) {
        return cell.way.value == piece.constant.value_or(cell.range.low);
    }
    return piece.constant ? !cell.follows && cell.way.value == *piece.constant : cell.follows;
}

/// A single number may belong to the piece on its left and to that on its right.
std::vector<RootPiece> rootPieces(const std::vector<Cell>& cells) {
    std::vector<RootPiece> pieces;
    const Cell* previous = nullptr;
    for (const Cell& cell : cells) {
        if (!pieces.empty() && saysOf(pieces.back(), cell)) {
            extend(pieces.back().range, cell.range);
            previous = &cell;
            continue;
        }
        RootPiece piece{cell.range, cell.way.value};
        if (cell.follows) {
            piece.constant.reset();
        }
        if (previous != nullptr && previous->point() && !cell.point() && saysOf(piece, *previous)) {
            piece.range.low = previous->range.low;
            piece.range.withLow = true;
            if (pieces.back().range == previous->range) {
                pieces.pop_back(); // that number alone
            }
        }
        pieces.push_back(piece);
        previous = &cell;
    }
    return pieces;
}

LeafRanges piecesOf(const std::vector<Cell>& cells) {
    LeafRanges ranges;
    ranges.root = rootPieces(cells);
    ranges.bestMove = joined<MovePiece>(
        cells,
        [](const Cell& c) {
            return MovePiece{c.range, c.way.bestMove};
        },
        [](const MovePiece& p, const Cell& c) { return p.move == c.way.bestMove; });
    ranges.pruned = joined<PrunedPiece>(
        cells,
        [](const Cell& c) {
            return PrunedPiece{c.range, c.way.pruned};
        },
        [](const PrunedPiece& p, const Cell& c) { return p.leaves == c.way.pruned; });
    return ranges;
}

} // namespace

tl::expected<LeafRanges, SearchError> leafRanges(const GameTree& tree, const SearchOptions& options,
                                                 NodeId leaf, Progress* progress) {
    std::vector<Cell> cells;
    std::optional<SearchError> error;
    const bool ran = runWithStackFor(std::uint64_t{tree.height()} + 1, [&] {
        try {
            cells = Sweep(tree, options, leaf, progress).cells();
        } catch (const MissingStaticValue& missing) {
            error = SearchError{Kind::missingStaticValue, missing.node};
        } catch (const WorkCancelled&) {
            error = SearchError{Kind::cancelled, noNode};
        } catch (const std::bad_alloc&) {
            error = SearchError{Kind::outOfMemory, noNode};
        }
    });
    if (!ran) {
        error = SearchError{Kind::outOfMemory, noNode};
    }
    if (error) {
        return tl::unexpected(*error);
    }
    return piecesOf(cells);
}

} // namespace prunus
