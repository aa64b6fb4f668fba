#pragma once

#include "core/base/progress.h"
#include "core/trace/searchtrace.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace prunus {

/// What a transposition table holds of a position.
struct TableEntry {
    NodeId node;   ///< the node whose call stored the entry
    Step stored;   ///< the step in which it was stored
    Bounds bounds; ///< the bounds of the position's value, from MAX's side
    /// The plies below the node, down to the depth limit, or without a limit to the tree's deepest
    /// row.
    std::uint32_t pliesLeft = 0;

    friend bool operator==(const TableEntry&, const TableEntry&) = default;
};

/// What a step does with the table.
enum class TableUse : std::uint8_t {
    none,     ///< nothing, or the search asks the table and finds nothing of use
    asked,    ///< the search enters a node of which the table holds something that does not suffice
    answered, ///< the table answers for a node
    stored,   ///< what a node returned is stored in the table
};

/// The transposition table of a search, as it is after each step: what AlphaBetaWithMemory holds in
/// it without a limit of memory. It has a row for each position, in the order in which they came. A
/// row is never removed, but a later result for its position replaces what it held before. See
/// TranspositionTable.
///
///     stores, begins   the calls that stored something, by row and in the order of storing
///     rows             of each node that is the id of its position: the row
///     alike, alikeOf   the nodes that are the same position, by row; empty where every node is a
///                      position of its own
///
/// At most 4 bytes a call, and 4 to 8 a node and 4 to 8 a row. Rows are numbered from 0.
class TableHistory {
  public:
    static constexpr std::uint32_t noRow = 0xFFFFFFFFU;

    /// Whether the search with this trace has a table.
    [[nodiscard]] static bool has(const SearchTrace& trace) {
        return trace.calls() != nullptr && trace.traits().remembers;
    }

    /// Needs has(*trace). The tree is the one that was searched, and must outlive this object.
    /// Throws WorkCancelled if the progress is cancelled. O(nodes + steps).
    TableHistory(const GameTree& tree, std::shared_ptr<const SearchTrace> trace,
                 const Progress* progress = nullptr);

    [[nodiscard]] const SearchTrace& trace() const { return *trace_; }
    /// How many rows there are after step t. O(log² calls).
    [[nodiscard]] std::uint32_t rows(Step t) const;
    /// What a row holds after step t. Needs row < rows(t). O(log² calls).
    [[nodiscard]] TableEntry entry(std::uint32_t row, Step t) const;
    /// The nodes for which the table would find this entry, in level order, the entry's own node
    /// among them; none where every node is a position of its own. O(log² calls).
    [[nodiscard]] std::span<const NodeId> alike(std::uint32_t row, Step t) const;
    /// Whether an entry is of use only where as many plies are left as it has.
    [[nodiscard]] bool pliesMatter() const { return pliesMatter_; }

    /// What a step does with the table, and with which row; the row is noRow if it does nothing.
    struct Touch {
        TableUse use = TableUse::none;
        std::uint32_t row = noRow;

        friend bool operator==(const Touch&, const Touch&) = default;
    };
    [[nodiscard]] Touch touch(Step t) const;

    /// The bytes of memory held beside the trace.
    [[nodiscard]] std::size_t bytes() const;

  private:
    [[nodiscard]] const CallLog& log() const { return *trace_->calls(); }
    [[nodiscard]] std::uint32_t& rowOf(NodeId n);
    [[nodiscard]] std::uint32_t rowOf(NodeId n) const;
    void fillRows(const Progress* progress);
    void fillAlike(const Progress* progress);
    [[nodiscard]] CallId storedBy(std::uint32_t row, Step t) const;

    const GameTree* tree_;
    std::shared_ptr<const SearchTrace> trace_;
    bool pliesMatter_;
    std::vector<std::uint32_t> rows_;
    std::vector<CallId> stores_;
    std::vector<std::uint32_t> begins_; ///< of each row, and one past the last
    std::vector<NodeId> alike_;
    std::vector<std::uint32_t> alikeOf_; ///< of each row, and one past the last
};

} // namespace prunus
