#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>

namespace prunus {

/// What long work is at.
enum class Stage : std::uint8_t {
    loading,   ///< bytes of a file, from where it lies
    reading,   ///< bytes of its notation
    building,  ///< nodes, three times each; in unfolding a game once, their number known late
    layingOut, ///< nodes, twice each
    ordering,  ///< nodes, and by value their parents once more
    searching, ///< nodes that are settled: visited, or skipped by a cutoff
};

/// Thrown to unwind work that was cancelled; goes no further than what started the work.
struct WorkCancelled {};

/// How far long work is, and the wish to stop it: shared between the work and whoever waits for
/// it, on any threads. Each number is true by itself; together they may be of two instants.
class Progress {
  public:
    Progress();
    ~Progress();

    /// A search that has visited more nodes stops as if it were cancelled, but cancelled() stays
    /// false. To be called before the work begins.
    void limitVisits(std::uint64_t nodes) { mostVisits_ = nodes; }
    /// A search that goes on at this time stops in the same way; another time takes that back. To
    /// be called by the work itself, or before it begins.
    void stopAt(std::chrono::steady_clock::time_point time);
    void cancel() { stop_.store(Stop::cancelled, std::memory_order_relaxed); }
    [[nodiscard]] bool cancelled() const {
        return stop_.load(std::memory_order_relaxed) == Stop::cancelled;
    }

    [[nodiscard]] Stage stage() const { return stage_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }
    /// Of the stage; 0 if nobody knows.
    [[nodiscard]] std::uint64_t total() const { return total_.load(std::memory_order_relaxed); }
    /// Nodes visited by the search so far.
    [[nodiscard]] std::uint64_t nodesVisited() const {
        return visited_.load(std::memory_order_relaxed);
    }

    // For the work itself. Those that report throw WorkCancelled where a stop is wished for.

    void begin(Stage stage, std::uint64_t total) {
        stopIfCancelled();
        done_.store(0, std::memory_order_relaxed);
        total_.store(total, std::memory_order_relaxed);
        stage_.store(stage, std::memory_order_relaxed);
    }
    void reach(std::uint64_t done) {
        done_.store(done, std::memory_order_relaxed);
        stopIfCancelled();
    }
    void visit(std::uint64_t nodes) {
        visited_.store(nodes, std::memory_order_relaxed);
        if (nodes > mostVisits_) {
            throw WorkCancelled{};
        }
    }
    void stopIfCancelled() const {
        if (stop_.load(std::memory_order_relaxed) != Stop::none) {
            throw WorkCancelled{};
        }
    }

  private:
    std::uint64_t mostVisits_ = ~std::uint64_t{0};
    enum class Stop : std::uint8_t { none, cancelled, timeOver };
    std::atomic<Stop> stop_ = Stop::none;
    std::atomic<Stage> stage_ = Stage::loading;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> total_ = 0;
    std::atomic<std::uint64_t> visited_ = 0;

    /// Waits for a time beside the work, which then has no clock to look at.
    class Watch;
    std::unique_ptr<Watch> watch_;
};

/// Reports one stage now and then, so that telling it every small step costs next to nothing. All
/// may throw WorkCancelled; without a Progress nothing ever does.
class StageMeter {
  public:
    StageMeter(Progress* progress, Stage stage, std::uint64_t total) : progress_(progress) {
        if (progress_ != nullptr) {
            progress_->begin(stage, total);
        }
    }

    /// One more is done.
    void tick() {
        if (++done_ % interval == 0) {
            report();
        }
    }
    /// So much is done; rises from call to call.
    void reach(std::uint64_t done) {
        if (done >= done_ + interval) {
            done_ = done;
            report();
        }
    }
    /// Something is done that does not count as progress.
    void pause() {
        if (++paused_ % interval == 0) {
            report();
        }
    }
    /// Reports at once, as is right for what takes long; the others do so now and then.
    void report() const {
        if (progress_ != nullptr) {
            progress_->reach(done_);
        }
    }

  private:
    static constexpr std::uint64_t interval = 1U << 14U;

    Progress* progress_;
    std::uint64_t done_ = 0;
    std::uint64_t paused_ = 0;
};

} // namespace prunus
