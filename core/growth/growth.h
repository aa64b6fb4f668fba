#pragma once

#include "core/base/progress.h"
#include "core/growth/growthsample.h"
#include "core/growth/noderoom.h"
#include "core/trace/run.h"

#include <atomic>
#include <mutex>
#include <vector>

namespace prunus {

/// Why a point is missing.
struct GrowthGap {
    enum class Reason : std::uint8_t {
        tooManyNodes,       ///< of all lines: a random tree has `nodes`; nor is any deeper one made
        tooManyVisits,      ///< the search visits more than the plan allows; none deeper is tried
        missingStaticValue, ///< `node` of the given tree lies at the depth limit and has none
        outOfMemory,        ///< no deeper one is tried
    };
    Reason reason = Reason::tooManyNodes;
    GrowthLine line;
    std::uint32_t depth = 0;
    NodeId node = noNode;
    double nodes = 0;

    friend bool operator==(const GrowthGap&, const GrowthGap&) = default;
};

/// A measurement of how searches grow with the depth: what run() has found out so far can be asked
/// at any time and on any thread. In the end it is the same whatever the number of threads. A
/// point that is given up is left out whole: those of its samples that end early are no fair ones.
class Growth {
  public:
    /// Needs a plan with at least one line and one sample and, for random trees, a shape without
    /// fault at every depth, but for its size.
    explicit Growth(GrowthPlan plan);

    /// Measures depth after depth on so many threads, this one among them, and returns when all is
    /// done or stopped. To be called once.
    void run(unsigned threads);
    /// Soon ends run(). May be called before it, and by a handler of a signal.
    void stop() { progress_.cancel(); }
    [[nodiscard]] bool stopped() const { return progress_.cancelled(); }

    [[nodiscard]] const GrowthPlan& plan() const { return plan_; }
    /// How much is done, from 0 to 1, by the sizes of the trees.
    [[nodiscard]] double share() const;
    /// Those with a sample, line by line in the plan's order, by depth.
    [[nodiscard]] std::vector<GrowthPoint> points() const;
    /// By depth, then in the plan's order.
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
    /// Guards what follows.
    mutable std::mutex mutex_;
    std::vector<GrowthPoint> points_;
    std::vector<GrowthGap> gaps_;
    /// Of each line, the last depth that was given up, 0 for none; and whether that was for good.
    std::vector<std::uint32_t> givenUpAt_;
    std::vector<bool> ended_;
};

} // namespace prunus
