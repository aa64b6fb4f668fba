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
    work,  ///< all have evaluated the same number of leaves, or all of theirs
    place, ///< all wait until each has dealt with the same node: evaluated, left or cut it
    own,   ///< each takes its own steps; those that are over wait for the others
};

/// One timeline for searches of the same tree: at every beat, each search is at a step of its own.
/// From beat to beat none goes back, at least one goes on, and none passes over a step. It is a
/// list of stretches: they begin for all at once, and who is through with one waits for the rest.
class Lockstep {
  public:
    /// No search, and one beat.
    Lockstep() = default;
    /// Each trace must be of this tree. O(nodes + steps) a search for `place`, the same without
    /// nodes for `work`; O(1) for `own`.
    Lockstep(const GameTree& tree, std::span<const SearchTrace* const> traces, Pace pace);

    [[nodiscard]] Pace pace() const { return pace_; }
    [[nodiscard]] std::size_t searches() const { return marks_.size(); }
    /// The last beat; the first is 0, at which all are at step 0.
    [[nodiscard]] Beat end() const { return end_; }
    /// Where a search is at a beat up to end(). O(log stretches).
    [[nodiscard]] Step step(std::size_t search, Beat beat) const;
    /// The first beat at which a search is at one of its steps. O(log stretches).
    [[nodiscard]] Beat beat(std::size_t search, Step step) const;

    /// Memory held, for the measurements.
    [[nodiscard]] std::size_t bytes() const;

  private:
    [[nodiscard]] Step lastOf(std::size_t search) const { return marks_[search].back() - 1; }
    void countBeats();

    Pace pace_ = Pace::own;
    /// Of each search, the steps at which the stretches begin; after them its end + 1.
    std::vector<std::vector<Step>> marks_;
    /// The beats at which the stretches begin.
    std::vector<Beat> begins_{Beat{0}};
    Beat end_;
};

/// The step at which a search had dealt with each node: evaluated it, left it for the last time, or
/// cut it off; step 0 for nodes below the depth limit. Where nodes are visited again, those that
/// never were are dealt with when their parent is. O(nodes).
[[nodiscard]] std::vector<Step> settledSteps(const GameTree& tree, const SearchTrace& trace);

} // namespace prunus
