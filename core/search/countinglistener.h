#pragma once

#include "core/search/listener.h"
#include "core/search/run.h"

#include <atomic>

namespace prunus {

/// Counts calls; what was pruned is not its business, since a game's tree is never unfolded.
struct CountingListener {
    std::uint64_t interior = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cutoffs = 0;

    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) { ++interior; }
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) { ++leaves; }
    void back(const auto& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) { ++cutoffs; }
    void leave(const auto& /*at*/, Value /*value*/) {}
};

/// Thrown to unwind a search that was cancelled; goes no further than what started the search.
struct SearchCancelled {};

/// Reports progress and looks for a wish to stop, every few thousand nodes.
class ProgressListener {
  public:
    explicit ProgressListener(SearchControl* control = nullptr) : control_(control) {}

    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) { visit(); }
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) { visit(); }
    void back(const auto& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) {}

  private:
    static constexpr std::uint64_t interval = 4096;

    void visit() {
        if (++visited_ % interval == 0 && control_ != nullptr) {
            control_->nodesVisited.store(visited_, std::memory_order_relaxed);
            if (control_->cancel.load(std::memory_order_relaxed)) {
                throw SearchCancelled{};
            }
        }
    }

    SearchControl* control_;
    std::uint64_t visited_ = 0;
};

} // namespace prunus
