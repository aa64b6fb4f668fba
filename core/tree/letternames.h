#pragma once

#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// Which letters there are as names: A to Z, or after them AA, AB, … as columns of a spreadsheet.
enum class Letters : std::uint8_t { single, endless };

/// Names of the inner nodes that have none of their own: A, B, C, … in level order, without those
/// that nodes have as their own. In a game's tree only the root has one, since moves say more.
class LetterNames {
  public:
    /// The tree must outlive this. O(nodes).
    LetterNames(const GameTree& tree, Letters letters);

    /// Empty for a node that has none. O(log names).
    [[nodiscard]] std::string of(NodeId n) const;
    /// The node of that name, in capitals or not; noNode if there is none. O(log nodes).
    [[nodiscard]] NodeId node(std::string_view name) const;

  private:
    [[nodiscard]] bool isLettered(NodeId n) const;
    /// How many that are lettered come before it.
    [[nodiscard]] std::uint32_t rankOf(NodeId n) const;
    [[nodiscard]] NodeId atRank(std::uint32_t rank) const;

    const GameTree* tree_;
    std::uint32_t end_;  ///< of the nodes that may be lettered
    std::uint32_t most_; ///< names that there are
    /// The numbers of letters that are own names, ascending: 0 for A.
    std::vector<std::uint32_t> used_;
    /// How many nodes are lettered before every 64th, and in all.
    std::vector<std::uint32_t> before_;
};

} // namespace prunus
