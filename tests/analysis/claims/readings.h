#pragma once

#include "core/tree/value.h"
#include "tests/search/oracle/naivesearch.h"

#include <optional>
#include <vector>

namespace prunus::oracle {

/// What the leaves that a search has read prove, whatever all others are worth. Knows only the
/// definition of the minimax value.
class Readings {
  public:
    Readings(const NaiveTree& tree, Player root, std::optional<std::uint32_t> depth);

    void read(std::uint32_t leaf, Value value);
    /// Another depth limit: another tree, of which nothing has been read.
    void startAgain(std::optional<std::uint32_t> depth);

    [[nodiscard]] std::optional<std::uint32_t> depth() const { return depth_; }
    [[nodiscard]] bool isInTree(std::uint32_t node) const;
    [[nodiscard]] bool isLeaf(std::uint32_t node) const;
    [[nodiscard]] Player mover(std::uint32_t node) const;
    /// What was read of a leaf.
    [[nodiscard]] std::optional<Value> value(std::uint32_t leaf) const { return values_[leaf]; }

    /// The least and the greatest minimax value of the node that any assignment of numbers to the
    /// unread leaves gives it. Values grow with those of leaves: infinite ones give the ends.
    [[nodiscard]] Bounds bounds(std::uint32_t node) const;

    /// Whether, for some assignment to all unread leaves, other values of those under `nodes` alone
    /// make the minimax value of `of` another one, or, unless it lies inside the window, put it
    /// elsewhere (below, inside, above).
    ///
    /// A value v differs from v' if some threshold t has v < t <= v'. "Worth at least t" turns
    /// every leaf into a yes or no, an unread one into any of both; and what pairs of answers a
    /// node can have, one with no and one with yes at all leaves under `nodes`, follows from those
    /// of its children, since no leaf is under two of them.
    [[nodiscard]] bool depends(std::uint32_t of, const std::vector<std::uint32_t>& nodes,
                               Window asked) const;

  private:
    [[nodiscard]] Bounds boundsOf(const NaiveNode& node, Player player) const;
    [[nodiscard]] unsigned pairs(const NaiveNode& node, const std::vector<bool>& varied,
                                 Value threshold) const;

    const NaiveTree& tree_;
    Player root_;
    std::optional<std::uint32_t> depth_;
    std::vector<std::optional<Value>> values_;
};

} // namespace prunus::oracle
