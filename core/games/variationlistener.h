#pragma once

#include "core/search/listener.h"

#include <vector>

namespace prunus {

/// Keeps the principal variation of a search, or of its last pass: the moves that improved last,
/// from the root down, as numbers of the moves of each position. It ends where a table answered. An
/// improvement costs the length of its line, all else next to nothing.
class VariationListener {
  public:
    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) {
        if (++open_ == lines_.size()) {
            lines_.emplace_back();
        }
        lines_[open_].clear();
    }
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) { returned_ = 0; }
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) { returned_ = 0; }
    void back(const auto& /*at*/, std::uint32_t k, const Comparison& comparison) {
        if (comparison.improved) {
            std::vector<std::uint32_t>& line = lines_[open_];
            line.assign(1, k);
            if (returned_ != 0) {
                const std::vector<std::uint32_t>& behind = lines_[returned_];
                line.insert(line.end(), behind.begin(), behind.end());
            }
        }
    }
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) { returned_ = open_--; }

    /// After the search.
    [[nodiscard]] const std::vector<std::uint32_t>& variation() const { return lines_[returned_]; }

  private:
    /// Of the open nodes, from the root at 1; at 0 that of a call that searched nothing: empty.
    std::vector<std::vector<std::uint32_t>> lines_{1};
    std::size_t open_ = 0;
    /// Where the line of the call stands that returned last.
    std::size_t returned_ = 0;
};

} // namespace prunus
