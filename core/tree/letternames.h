#pragma once

#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// The letters that serve as names: A to Z alone, or after them AA, AB, … like the columns of a
/// spreadsheet.
enum class Letters : std::uint8_t { single, endless };

/// The names of the inner nodes without a name of their own: A, B, C, … in level order, without the
/// letters that nodes have as their own names. In a game's tree only the root gets a letter, since
/// moves say more.
class LetterNames {
  public:
    /// The tree must outlive this. O(nodes).
    LetterNames(const GameTree& tree, Letters letters);

    /// The letters of a node; empty if it has none. O(log names).
    [[nodiscard]] std::string of(NodeId n) const;
    /// The node with these letters, in capitals or not; noNode if there is none. O(log nodes).
    [[nodiscard]] NodeId node(std::string_view name) const;

  private:
    [[nodiscard]] bool isLettered(NodeId n) const;
    /// How many nodes with letters come before the node.
    [[nodiscard]] std::uint32_t rankOf(NodeId n) const;
    [[nodiscard]] NodeId atRank(std::uint32_t rank) const;

    const GameTree* tree_;
    std::uint32_t end_;  ///< one past the last node that may have letters
    std::uint32_t most_; ///< the number of names that there are
    /// The numbers of the letters that are nodes' own names, ascending: A is 0.
    std::vector<std::uint32_t> used_;
    /// How many nodes with letters come before every 64th node, and how many there are in all.
    std::vector<std::uint32_t> before_;
};

} // namespace prunus
