#pragma once

#include "core/base/progress.h"
#include "core/growth/growthsample.h"
#include "core/growth/noderoom.h"
#include "core/trace/run.h"

#include <atomic>
#include <mutex>
#include <vector>

namespace prunus {

/// Why a point of the measurement is missing.
struct GrowthGap {
    enum class Reason : std::uint8_t {
        tooManyNodes,  ///< for all lines: a random tree would have `nodes` nodes; no deeper one is
                       ///< made either
        tooManyVisits, ///< the search visits more nodes than the plan allows; no deeper one is
                       ///< tried
        missingStaticValue, ///< `node` of the given tree lies at the depth limit and has none
        outOfMemory,        ///< the memory is not enough; no deeper search is tried
    };
    Reason reason = Reason::tooManyNodes;
    GrowthLine line;
    std::uint32_t depth = 0;
    NodeId node = noNode;
    double nodes = 0;

    friend bool operator==(const GrowthGap&, const GrowthGap&) = default;
};

/// A measurement of how searches grow with the depth. What run() has found out so far can be read
/// at any time and on any thread. The final result is the same whatever the number of threads. A
/// point that is given up is left out whole, since those of its samples that ended early would be
/// no fair choice.
class Growth {
  public:
    /// The plan must have at least one line and one sample and, for random trees, a shape without
    /// fault at every depth, except that it may be too large.
    explicit Growth(GrowthPlan plan);

    /// Measures depth after depth on this many threads, the calling one among them, and returns
    /// when all is done or stopped. May be called only once.
    void run(unsigned threads);
    /// Makes run() end soon. May be called before run(), and by a signal handler.
    void stop() { progress_.cancel(); }
    [[nodiscard]] bool stopped() const { return progress_.cancelled(); }

    [[nodiscard]] const GrowthPlan& plan() const { return plan_; }
    /// How much is done, from 0 to 1, by the sizes of the trees.
    [[nodiscard]] double share() const;
    /// The points that have a sample, line by line in the plan's order, those of a line by depth.
    [[nodiscard]] std::vector<GrowthPoint> points() const;
    /// The points that are missing, by depth, then in the plan's order.
    [[nodiscard]] std::vector<GrowthGap> gaps() const;

  private:
    struct Task;
    using Found = tl::expected<SearchSummary, SearchError>;

    [[nodiscard]] bool treesTooLarge(std::uint32_t depth);
    [[nodiscard]] std::vector<Task> tasksAt(std::uint32_t depth) const;
    void carryOut(const std::vector<Task>& tasks, unsigned threads);
    void perform(const Task& task);
    void searchAll(const Task& task, const GameTree* tree);
    [[nodiscard]] Found searched(const Task& task, std::size_t line, const GameTree* tree);
    void take(const Task& task, std::size_t line, const Found& found);
    void giveUp(const Task& task, std::size_t line, GrowthGap::Reason reason, NodeId node = noNode);
    void sortGaps();
    [[nodiscard]] bool isWanted(const Task& task, std::size_t line) const;
    [[nodiscard]] bool mayBegin(const Task& task, std::size_t line) const;
    [[nodiscard]] double costAt(std::uint32_t depth) const;
    [[nodiscard]] std::uint64_t roomFor(const Task& task) const;
    [[nodiscard]] GrowthPoint& pointAt(std::size_t line, std::uint32_t depth) {
        return points_[line * plan_.depth + depth - 1];
    }

    GrowthPlan plan_;
    Progress progress_;
    NodeRoom room_;
    double cost_ = 0;
    std::atomic<double> done_ = 0;
    /// Guards the members that follow.
    mutable std::mutex mutex_;
    std::vector<GrowthPoint> points_;
    std::vector<GrowthGap> gaps_;
    /// For each line, the last depth that was given up, 0 for none; and whether no deeper one is
    /// tried.
    std::vector<std::uint32_t> givenUpAt_;
    std::vector<bool> ended_;
};

} // namespace prunus
