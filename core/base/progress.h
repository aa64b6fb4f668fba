#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>

namespace prunus {

/// The stage that long work is in. Behind each stage stands what its done() and total() count.
enum class Stage : std::uint8_t {
    loading,  ///< the bytes of a file that have been loaded
    reading,  ///< the bytes of the text that have been read as a notation
    building, ///< nodes, each counted three times; when a game is unfolded, once, with a total that
              ///< is known late
    layingOut, ///< nodes, each counted twice
    ordering,  ///< nodes; in an order by value, the parents are counted once more
    searching, ///< the nodes that are settled: visited, or skipped by a cutoff
};

/// Thrown to unwind work that was cancelled; the code that started the work catches it.
struct WorkCancelled {};

/// How far long work is, and the request to stop it. The work and whoever waits for it share this
/// object, on any threads. Each number is true by itself; two numbers may be of two different
/// instants.
class Progress {
  public:
    Progress();
    ~Progress();

    /// Makes a search that has visited more nodes stop as if it were cancelled, but cancelled()
    /// stays false. To be called before the work begins.
    void limitVisits(std::uint64_t nodes) { mostVisits_ = nodes; }
    /// Makes a search that still goes on at this time stop in the same way; another call replaces
    /// the time. To be called by the work itself, or before it begins.
    void stopAt(std::chrono::steady_clock::time_point time);
    void cancel() { stop_.store(Stop::cancelled, std::memory_order_relaxed); }
    [[nodiscard]] bool cancelled() const {
        return stop_.load(std::memory_order_relaxed) == Stop::cancelled;
    }

    [[nodiscard]] Stage stage() const { return stage_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }
    /// The total of the stage; 0 if it is not known.
    [[nodiscard]] std::uint64_t total() const { return total_.load(std::memory_order_relaxed); }
    /// The number of nodes that the search has visited so far.
    [[nodiscard]] std::uint64_t nodesVisited() const {
        return visited_.load(std::memory_order_relaxed);
    }

    // The following functions are for the work itself. Those that report progress throw
    // WorkCancelled where a stop is requested.

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

    /// Waits for the time of stopAt() on a thread of its own, so that the work need not look at a
    /// clock.
    class Watch;
    std::unique_ptr<Watch> watch_;
};

/// Reports the progress of one stage now and then, so that calling it for every small step costs
/// next to nothing. All functions may throw WorkCancelled; without a Progress none ever does.
class StageMeter {
  public:
    StageMeter(Progress* progress, Stage stage, std::uint64_t total) : progress_(progress) {
        if (progress_ != nullptr) {
            progress_->begin(stage, total);
        }
    }

    /// Counts one more unit as done.
    void tick() {
        if (++done_ % interval == 0) {
            report();
        }
    }
    /// Sets how much is done; the number must rise from call to call.
    void reach(std::uint64_t done) {
        if (done >= done_ + interval) {
            done_ = done;
            report();
        }
    }
    /// Counts a step that is no progress, so that the work can be stopped there, too.
    void pause() {
        if (++paused_ % interval == 0) {
            report();
        }
    }
    /// Reports at once, as is right for steps that take long; the other functions report now and
    /// then.
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
