#pragma once

#include "core/trace/nodehistory.h"

#include <cstdint>
#include <span>
#include <vector>

namespace prunus {

/// A place on the timeline that several searches share.
using Beat = Index<struct BeatTag>;

/// How searches of one tree that are watched side by side wait for each other.
enum class Pace : std::uint8_t {
    work,  ///< all searches have evaluated the same number of leaves, or all of their own
    place, ///< all wait until every search has dealt with the same node: evaluated, left or cut it
    own,   ///< each search takes its own steps; a search that is over waits for the others
};

/// One timeline for searches of the same tree: at every beat, each search is at a step of its own.
/// From beat to beat, no search goes back, at least one goes on, and none leaves out a step. The
/// timeline is a list of stretches: a stretch begins for all searches at once, and a search that is
/// through with it waits for the others.
class Lockstep {
  public:
    /// A timeline without a search, of one beat.
    Lockstep() = default;
    /// Each trace must be of this tree. For each search O(nodes + steps) for `place` and `work`;
    /// O(1) for `own`.
    Lockstep(const GameTree& tree, std::span<const SearchTrace* const> traces, Pace pace);

    [[nodiscard]] Pace pace() const { return pace_; }
    [[nodiscard]] std::size_t searches() const { return marks_.size(); }
    /// The last beat. The first beat is 0, at which all searches are at step 0.
    [[nodiscard]] Beat end() const { return end_; }
    /// The step at which a search is at a beat up to end(). O(log stretches).
    [[nodiscard]] Step step(std::size_t search, Beat beat) const;
    /// The first beat at which a search is at one of its steps. O(log stretches).
    [[nodiscard]] Beat beat(std::size_t search, Step step) const;

    /// The memory that this object holds, in bytes, for measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    [[nodiscard]] Step lastOf(std::size_t search) const { return marks_[search].back() - 1; }
    void countBeats();

    Pace pace_ = Pace::own;
    /// For each search, the steps at which the stretches begin, and behind them its end + 1.
    std::vector<std::vector<Step>> marks_;
    /// The beats at which the stretches begin.
    std::vector<Beat> begins_{Beat{0}};
    Beat end_;
};

/// Returns for each node the step at which the search had dealt with it: evaluated it, left it for
/// the last time, or cut it off; step 0 for nodes below the depth limit. In a search that may visit
/// a node again, a node that is never visited is dealt with when its parent is. O(nodes).
[[nodiscard]] std::vector<Step> settledSteps(const GameTree& tree, const SearchTrace& trace);

} // namespace prunus
