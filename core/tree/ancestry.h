#pragma once

#include "core/base/index.h"

#include <cstdint>
#include <vector>

namespace prunus {

/// Leads up a deep tree without touching every row: the narrowest of every 64 is a landing, whose
/// nodes know the landing above and one further up, as in Myers ("An applicative random-access
/// stack", 1983). At most 8 bytes for 64 nodes; nothing for a tree of fewer rows.
class Ancestry {
  public:
    Ancestry() = default;
    /// From the arrays of a GameTree. O(nodes).
    Ancestry(const std::vector<std::uint32_t>& offsets, const std::vector<NodeId>& rowStarts);

    /// A node of a landing, and the row it is in.
    struct Place {
        NodeId node;
        Row row;
    };
    /// Whether the row of a node is a landing with others above it.
    [[nodiscard]] bool isLanding(Row row) const;
    /// The ancestor in the landing above, of a node of a landing. O(1).
    [[nodiscard]] Place above(Place place) const;
    /// The ancestor in a landing above that or the same: following these where it is not too far,
    /// and above() where it is, any landing is reached in O(log rows).
    [[nodiscard]] Place jump(Place place) const;

  private:
    struct Landing {
        Row row;
        NodeId first;
        std::uint32_t jumpTo; ///< which landing the jumps of this one lead to
        std::vector<NodeId> above;
        std::vector<NodeId> jump;
    };

    void addJumps();

    static constexpr std::uint32_t spacing = 64;

    std::vector<Landing> landings_;
};

} // namespace prunus
