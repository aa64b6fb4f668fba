#pragma once

#include "core/search/listener.h"

#include <algorithm>
#include <vector>

namespace prunus {

/// Keeps the principal variation of a search, or of its last pass: from the root down, at each node
/// the number of the move that improved its value last. It ends where a transposition table
/// answered. An improvement costs the length of its line, all else next to nothing; memory is the
/// square of the depth reached.
class VariationListener {
  public:
    void enter(const auto& /*at*/, Plies /*left*/, Window /*window*/) {
        if (++open_ == lengths_.size()) {
            deepen();
        }
        lengths_[open_] = 0;
    }
    void leaf(const auto& /*at*/, Value /*value*/, Window /*window*/) { returned_ = 0; }
    void recall(const auto& /*at*/, Value /*value*/, Window /*window*/) { returned_ = 0; }
    void back(const auto& /*at*/, std::uint32_t k, const Comparison& comparison) {
        if (!comparison.improved) {
            return;
        }
        std::uint32_t* const line = &moves_[open_ * lengths_.size()];
        const std::uint32_t* const behind = &moves_[returned_ * lengths_.size()];
        const std::uint32_t length = lengths_[returned_];
        line[0] = k;
        for (std::uint32_t i = 0; i < length; ++i) {
            line[i + 1] = behind[i];
        }
        lengths_[open_] = length + 1;
    }
    void cutoff(const auto& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {}
    void leave(const auto& /*at*/, Value /*value*/) { returned_ = open_--; }

    /// The principal variation, once the search is over.
    [[nodiscard]] std::vector<std::uint32_t> variation() const {
        const auto first =
            moves_.begin() + static_cast<std::ptrdiff_t>(returned_ * lengths_.size());
        return {first, first + lengths_[returned_]};
    }

  private:
    /// Makes room for twice as many open nodes.
    [[gnu::noinline]] void deepen() {
        const std::size_t rows = lengths_.size();
        std::vector<std::uint32_t> wider(rows * rows * 4);
        for (std::size_t row = 0; row < rows; ++row) {
            const auto from = moves_.begin() + static_cast<std::ptrdiff_t>(row * rows);
            std::copy(from, from + lengths_[row],
                      wider.begin() + static_cast<std::ptrdiff_t>(row * rows * 2));
        }
        moves_ = std::move(wider);
        lengths_.resize(rows * 2);
    }

    static constexpr std::size_t rowsAtFirst = 16;

    /// The lines of the open nodes, one row each, from the root in row 1. Row 0 is the line of a
    /// call that searched nothing: empty.
    std::vector<std::uint32_t> moves_ = std::vector<std::uint32_t>(rowsAtFirst * rowsAtFirst);
    std::vector<std::uint32_t> lengths_ = std::vector<std::uint32_t>(rowsAtFirst);
    std::size_t open_ = 0;
    /// The row that has the line of the call that returned last.
    std::size_t returned_ = 0;
};

} // namespace prunus
