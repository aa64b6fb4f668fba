#pragma once

#include "core/base/progress.h"
#include "core/search/listener.h"

#include <cstdint>

namespace prunus {

/// Counts calls and cutoffs. It does not count pruned nodes, since a game's tree is never unfolded.
struct CountingListener {
    std::uint64_t interior = 0;
    std::uint64_t leaves = 0;
    std::uint64_t recalls = 0;
    std::uint64_t cutoffs = 0;

    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) { ++interior; }
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) { ++leaves; }
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) { ++recalls; }
    void back(const auto& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) { ++cutoffs; }
    void leave(const auto& /*at*/, Value /*value*/) {}
};

/// Reports progress, and checks for a request to stop, every few thousand nodes.
class ProgressListener {
  public:
    explicit ProgressListener(Progress* progress = nullptr) : progress_(progress) {}

    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) { visit(); }
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) { visit(); }
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) { visit(); }
    void back(const auto& /*at*/, std::uint32_t /*k*/, const Comparison& /*comparison*/) {}
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) {}

  private:
    static constexpr std::uint64_t interval = 4096;

    void visit() {
        if (++visited_ % interval == 0 && progress_ != nullptr) {
            progress_->visit(visited_);
            progress_->reach(visited_);
        }
    }

    Progress* progress_;
    std::uint64_t visited_ = 0;
};

} // namespace prunus
