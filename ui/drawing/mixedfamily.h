#pragma once

#include "core/base/rankedbits.h"
#include "core/search/searchorder.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// The children of an open node that are not searched as written: those that have returned lie
/// anywhere among the others. Which ones have returned is found on the first request.
class MixedFamily {
  public:
    /// The first `returned` children in search order have returned. The order must outlive this.
    MixedFamily(const SearchOrder& order, NodeRange nodes, Row row, std::uint32_t returned)
        : order_(&order), nodes_(nodes), row_(row), count_(returned) {}

    [[nodiscard]] NodeRange nodes() const { return nodes_; }
    [[nodiscard]] Row row() const { return row_; }
    /// Returns a bit for each child: bit k is set if the k-th child as written has returned.
    /// O(children returned) on the first call.
    [[nodiscard]] const RankedBits& returned() const;

  private:
    const SearchOrder* order_;
    NodeRange nodes_;
    Row row_;
    std::uint32_t count_;
    mutable std::optional<RankedBits> returned_;
};

/// The states of families smaller than this are listed child by child, without a MixedFamily.
inline constexpr std::uint32_t leastMixedFamily = 128;

} // namespace prunus
