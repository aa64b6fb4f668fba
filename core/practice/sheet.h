#pragma once

#include "core/practice/eventlog.h"
#include "core/trace/searchtrace.h"

#include <optional>
#include <vector>

namespace prunus {

/// A cutoff as a student names it.
struct SheetCut {
    NodeId at = noNode;         ///< the node that is cut short
    NodeId after = noNode;      ///< the child that closed its window
    Player mover = Player::max; ///< who moves there: MIN's is an alpha-cutoff, MAX's a beta-cutoff
    bool deep = false;          ///< the bound was set above the parent
    bool equal = false;         ///< alpha = beta exactly
    /// The child, of the ancestor that set the bound, whose value is the bound; noNode where the
    /// bound came from the first window.
    NodeId witness = noNode;
    std::vector<NodeId> skipped; ///< roots of skipped subtrees, in search order
};

/// What a run says of one node; numbers from MAX's side, unless SheetSide says otherwise.
struct SheetNode {
    bool reached = false;
    Window in;                   ///< at entry (the first, where it is visited again)
    std::vector<Window> history; ///< `in`, then the window after each comparison
    Value returned = 0;          ///< what its (last) call returned
    Bounds proved;               ///< what the evaluated leaves prove
    Value minimax = 0;           ///< its true value, to the depth limit; NaN below it

    [[nodiscard]] Window out() const { return history.empty() ? in : history.back(); }
    /// The windows from entry to exit; at a leaf, the one that it is read with.
    [[nodiscard]] std::vector<Window> windows() const {
        return history.empty() ? std::vector{in} : history;
    }
};

/// The side that a sheet's numbers are from.
enum class SheetSide : std::uint8_t { max, mover };

/// The result of a procedure on a tree: the one thing that keys, credit, diagnosis, hints, the
/// generator and counterexamples compare.
struct Sheet {
    Procedure procedure;
    SheetSide side = SheetSide::max;
    Player root = Player::max;
    SearchOrder order;
    Value value = 0;
    std::optional<std::uint32_t> move; ///< the child number as written; nullopt if nothing improved
    std::vector<std::uint32_t> line;   ///< child numbers as written
    enum class Bound : std::uint8_t { exact, failLow, failHigh };
    Bound bound = Bound::exact; ///< how `value` lies against the first window
    Counts counts;
    std::vector<NodeId> leaves; ///< as read, with repeats
    std::vector<SheetCut> cuts; ///< in the order of the run
    /// The closings of windows by a node's last child, in order: nothing is skipped there.
    std::vector<SheetCut> lateCuts;
    std::vector<SheetNode> nodes; ///< one for each node of the tree
    /// Roots of skipped subtrees, in the order in which they were skipped: no node in them was
    /// visited. Where a slip returns early, what it leaves out without a cutoff is included.
    std::vector<NodeId> skippedRoots;

    [[nodiscard]] const std::vector<NodeId>& skipped() const { return skippedRoots; }
};

/// The sheet of a run, with its numbers from this side. O(events + nodes).
[[nodiscard]] Sheet sheetOf(const GameTree& tree, const EventLog& log,
                            SheetSide side = SheetSide::max);

/// The same sheet with its numbers from this side.
[[nodiscard]] Sheet seenFrom(const GameTree& tree, Sheet sheet, SheetSide side);

/// Carries the procedure out on the tree, and returns the sheet of the run.
[[nodiscard]] tl::expected<Sheet, SearchError>
makeSheet(const GameTree& tree, const Procedure& procedure, SheetSide side = SheetSide::max);

} // namespace prunus
