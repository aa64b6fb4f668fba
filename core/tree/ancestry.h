#pragma once

#include "core/base/index.h"

#include <cstdint>
#include <vector>

namespace prunus {

/// Climbs a deep tree without touching every row. The narrowest row of every 64 is a landing, whose
/// nodes know their ancestors in the landing above and in one further up, as in Myers ("An
/// applicative random-access stack", 1983). It takes at most 8 bytes for 64 nodes, and nothing for
/// a tree of fewer than 128 rows.
class Ancestry {
  public:
    Ancestry() = default;
    /// Takes the arrays of a GameTree. O(nodes).
    Ancestry(const std::vector<std::uint32_t>& offsets, const std::vector<NodeId>& rowStarts);

    /// A node of a landing, and the row of the landing.
    struct Place {
        NodeId node;
        Row row;
    };
    /// Whether the row is a landing with other landings above it.
    [[nodiscard]] bool isLanding(Row row) const;
    /// The ancestor, in the landing above, of a node of a landing. O(1).
    [[nodiscard]] Place above(Place place) const;
    /// The ancestor in the landing above or in one further up. A climb that takes jump() where it
    /// does not lead too far, and above() where it does, reaches any landing in O(log rows).
    [[nodiscard]] Place jump(Place place) const;

  private:
    struct Landing {
        Row row;
        NodeId first;
        std::uint32_t jumpTo; ///< the landing to which jumps from this one lead
        std::vector<NodeId> above;
        std::vector<NodeId> jump;
    };

    void addJumps();

    static constexpr std::uint32_t spacing = 64;

    std::vector<Landing> landings_;
};

} // namespace prunus
