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
        mixed,      ///< in or below a family not searched as written: some are finished, others not
        finished,   ///< each visited node has returned, every other node was cut
        open,       ///< a single node on the call stack
        cut,        ///< skipped by the cutoff of a node that is still open
        notReached, ///< not reached yet, and perhaps never
        belowLimit, ///< deeper than the depth limit
        called,     ///< of a search that may repeat nodes: each has its own state, none is open
    };
    Kind kind = Kind::notReached;
    NodeRange nodes;
    /// For a mixed run: the family in or below which its nodes lie, and in `rest` the kind of those
    /// in or below children that have not returned.
    const MixedFamily* family = nullptr;
    Kind rest = Kind::notReached;
};

/// How many nodes of a range are in which state.
struct StateCounts {
    std::uint32_t visited = 0;
    std::uint32_t cut = 0;
    std::uint32_t notReached = 0; ///< also those below the depth limit
    std::uint32_t cutoffs = 0;    ///< the cutoffs whose first skipped child is among the nodes

    StateCounts& operator+=(const StateCounts& more) {
        visited += more.visited;
        cut += more.cut;
        notReached += more.notReached;
        cutoffs += more.cutoffs;
        return *this;
    }
};

/// The runs of one row, left to right and without gaps; one can go down to the runs of the rows
/// below. The runs of a row are found from the row above, through the children of each run; in a
/// search that may visit nodes again, they are found at once.
class RowStates {
  public:
    /// Begins with the runs of row 0. Moment and path must outlive this.
    RowStates(const Moment& moment, const StepPath& path);

    [[nodiscard]] const std::vector<StateRun>& runs() const { return runs_; }
    [[nodiscard]] Row row() const { return row_; }
    /// Goes one row down; needs row() < height. O(runs).
    void descend();
    /// Goes down to a row; needs row() <= row <= height. O(1) where that row, or the row reached so
    /// far, is of one kind from end to end. Else starts from the lowest row that is known without
    /// the rows above it (a row of one family or, if children are searched as written, any row with
    /// an open node), and goes on from there as descend() does, row by row.
    void descendTo(Row row);

  private:
    /// Makes the runs of a row if they are known without the rows above it; false if they are not.
    bool leapTo(Row row);
    /// Makes the runs of a row that consists of the children of an open node; false for other rows.
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
    std::vector<StateRun::Kind> kinds_; ///< the kinds of a family's children; a member only to
                                        ///< reuse its memory
};

/// Returns the run that a node of the row lies in. O(log runs).
[[nodiscard]] std::vector<StateRun>::const_iterator runOf(const std::vector<StateRun>& runs,
                                                          NodeId n);
/// Returns the state of a node in a run of this kind, which must not be mixed.
[[nodiscard]] NodeState stateIn(StateRun::Kind kind, const Moment& moment, NodeId n);
/// Returns the state of a node of the row. O(log runs), in a mixed run O(rows down from its
/// family), in a called run O(log visits).
[[nodiscard]] NodeState stateIn(const std::vector<StateRun>& runs, const Moment& moment, NodeId n);
/// Returns the state counts of a range of the row. O(log runs + runs touched), below a mixed family
/// O(children of the family above the range), in a called run O(nodes).
[[nodiscard]] StateCounts countIn(const std::vector<StateRun>& runs, const Moment& moment,
                                  NodeRange nodes);

/// Whether countEach() can count the nodes of a search: it can if the search may visit nodes again
/// or its tree is tall.
[[nodiscard]] bool knowsEach(const SearchTrace& trace);
/// Adds the states of nodes after the moment's step, one by one, whatever rows the nodes are in;
/// open nodes count as visited. O(nodes), about a nanosecond each.
void countEach(StateCounts& counts, const Moment& moment, NodeRange nodes);

} // namespace prunus
