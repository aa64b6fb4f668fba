#pragma once

#include "core/trace/moment.h"
#include "ui/drawing/steppath.h"

#include <cstddef>
#include <vector>

namespace prunus {

/// Neighbours in a row that a search has treated alike. Off the open path a subtree is either
/// final or untouched, so a whole row is a few such runs.
struct StateRun {
    enum class Kind : std::uint8_t {
        mixed,      ///< of a family not searched as written: finished or not, or below such
        finished,   ///< each visited node has returned, each other one was cut
        open,       ///< a single node on the call stack
        cut,        ///< skipped by the cutoff of a node that is still open
        notReached, ///< still to come, perhaps
        belowLimit, ///< deeper than the depth limit
        called,     ///< of a search that may visit nodes again: each by itself, none open
    };
    Kind kind = Kind::notReached;
    NodeRange nodes;
    /// Of a mixed run: the family whose descendants these are, and what those are that did not
    /// return with it.
    const MixedFamily* family = nullptr;
    Kind rest = Kind::notReached;
};

/// How many nodes of a range are in which state.
struct StateCounts {
    std::uint32_t visited = 0;
    std::uint32_t cut = 0;
    std::uint32_t notReached = 0; ///< below the depth limit too
    std::uint32_t cutoffs = 0;    ///< how many cutoffs begin here: their first skipped child

    StateCounts& operator+=(const StateCounts& more) {
        visited += more.visited;
        cut += more.cut;
        notReached += more.notReached;
        cutoffs += more.cutoffs;
        return *this;
    }
};

/// The runs of one row, left to right, without gaps; and those of the rows below, one after the
/// other. Rows are found from above, through the children of each run; but each at once in a search
/// that may visit nodes again.
class RowStates {
  public:
    /// The runs of row 0. Moment and path must outlive this.
    RowStates(const Moment& moment, const StepPath& path);

    [[nodiscard]] const std::vector<StateRun>& runs() const { return runs_; }
    [[nodiscard]] Row row() const { return row_; }
    /// Goes one row down; needs row() < height. O(runs).
    void descend();
    /// Goes down to a row, row() <= row <= height. O(1) where that row, or the one reached so far,
    /// is alike from end to end. Else starts from the last row that is known without those above
    /// it, one family or, if children are searched as written, any with an open node; and from
    /// there as so many times descend().
    void descendTo(Row row);

  private:
    /// Whether the runs of a row are known without those above it; if so, makes them.
    bool leapTo(Row row);
    /// The same for a row that is nothing but the children of an open node.
    bool leapToFamily(Row row);
    void appendFamily(NodeId open);
    void append(StateRun::Kind kind, NodeRange nodes);
    void appendMixed(const MixedFamily& family, StateRun::Kind rest, NodeRange nodes);
    void appendBelowMixed(const StateRun& run, NodeRange nodes);
    void appendSmallFamily(NodeRange family, std::uint32_t returned, NodeId inside,
                           StateRun::Kind rest);

    const Moment* moment_;
    const StepPath* path_;
    Row row_;
    std::vector<StateRun> runs_;
    std::vector<StateRun> above_;
    std::vector<StateRun::Kind> kinds_; ///< of a family, kept for its memory
};

/// The run that a node of the row lies in. O(log runs).
[[nodiscard]] std::vector<StateRun>::const_iterator runOf(const std::vector<StateRun>& runs,
                                                          NodeId n);
/// The state of a node that was treated as a run of this kind is, which is not mixed.
[[nodiscard]] NodeState stateIn(StateRun::Kind kind, const Moment& moment, NodeId n);
/// The state of a node of the row. O(log runs), in a mixed run O(rows down from its family), in a
/// called one O(log visits).
[[nodiscard]] NodeState stateIn(const std::vector<StateRun>& runs, const Moment& moment, NodeId n);
/// Counts of a range of the row. O(log runs + runs touched), below a mixed family O(children of
/// the family above the range), in a called run O(nodes).
[[nodiscard]] StateCounts countIn(const std::vector<StateRun>& runs, const Moment& moment,
                                  NodeRange nodes);

/// Whether countEach() knows the nodes of a search: it may visit nodes again, or its tree is tall.
[[nodiscard]] bool knowsEach(const SearchTrace& trace);
/// Adds what nodes are after the moment's step, one by one, wherever they stand; open ones are
/// visited. O(nodes), about a nanosecond each.
void countEach(StateCounts& counts, const Moment& moment, NodeRange nodes);

} // namespace prunus
