#pragma once

#include "core/base/index.h"
#include "core/base/labels.h"
#include "core/tree/ancestry.h"
#include "core/tree/note.h"
#include "core/tree/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// What a document says of a tree as a whole.
struct TreeHeader {
    std::string title;
    Player root = Player::max;
    /// The value, from MAX's side, of a node with neither children nor a value of its own.
    std::optional<Value> failureValue;
    /// The position at the root by its name, if the nodes are positions of a game and the edges its
    /// moves; else empty.
    std::string game;
    /// The author's notes at steps of searches, in the order in which they were written.
    std::vector<Note> notes = {};
};

/// A game tree that never changes. Nodes are numbered in level order, so the children of a node are
/// contiguous, and so is every depth row; one array of offsets gives both:
///
///     node      0 | 1 2 3 | 4 5 6 …        children(n) = [offsets[n], offsets[n + 1])
///     offsets   1 | 4 7 10 | 13 13 13 …    row r + 1   = the children of row r
///
/// A tree takes 12 bytes a node; names, moves and the title take memory only where they are given.
/// It is built by TreeBuilder, or by its constructor from level order.
class GameTree {
  public:
    /// `offsets` has one entry more than there are nodes; `values` has NaN for a node without a
    /// value of its own.
    GameTree(std::vector<std::uint32_t> offsets, std::vector<Value> values, TreeHeader header = {},
             Labels names = {}, Labels moves = {});

    [[nodiscard]] static constexpr NodeId root() { return NodeId{0}; }
    [[nodiscard]] std::uint32_t nodeCount() const {
        return static_cast<std::uint32_t>(values_.size());
    }
    [[nodiscard]] std::uint32_t leafCount() const { return leafCount_; }
    /// Plies from the root to the deepest leaf; rows are 0 … height().
    [[nodiscard]] std::uint32_t height() const {
        return static_cast<std::uint32_t>(rowStarts_.size()) - 2;
    }

    [[nodiscard]] NodeRange children(NodeId n) const {
        return {NodeId{offsets_[n.value]}, NodeId{offsets_[n.value + 1]}};
    }
    [[nodiscard]] std::uint32_t childCount(NodeId n) const { return children(n).size(); }
    [[nodiscard]] bool isLeaf(NodeId n) const { return children(n).empty(); }
    /// The children of neighbouring nodes in one row. They are neighbours, too; therefore the nodes
    /// of a subtree in one row are neighbours.
    [[nodiscard]] NodeRange childrenOf(NodeRange nodes) const {
        return {NodeId{offsets_[nodes.first.value]}, NodeId{offsets_[nodes.last.value]}};
    }
    /// The nodes of a row, left to right; row <= height().
    [[nodiscard]] NodeRange row(Row r) const {
        return {rowStarts_[r.value], rowStarts_[r.value + 1]};
    }
    /// The row of a node. O(log height).
    [[nodiscard]] Row rowOf(NodeId n) const;
    /// The parent, or noNode for the root. O(log nodes), because parents are not stored.
    [[nodiscard]] NodeId parent(NodeId n) const;
    /// The parent of a node whose row is known, or noNode for the root. O(log of the row above), so
    /// that climbing a deep and narrow tree costs little.
    [[nodiscard]] NodeId parent(NodeId n, Row row) const;
    /// The nearest of n and its ancestors at which `there(node, row)` holds, or noNode. If it holds
    /// at a node, it must hold at all ancestors of this node. Calls `there` O(log height) times,
    /// and a few hundred times more at most, row by row.
    template <class There> [[nodiscard]] NodeId nearestUp(NodeId n, There there) const;
    /// The ancestor of n in a row, which must not lie below the row of n. O(log height).
    [[nodiscard]] NodeId ancestor(NodeId n, Row row) const;
    /// The number of a node among its parent's children, from 0; 0 for the root. O(log nodes).
    [[nodiscard]] std::uint32_t childNumber(NodeId n) const;
    /// The child numbers from the root down to the node. O(depth log nodes).
    [[nodiscard]] std::vector<std::uint32_t> path(NodeId n) const;
    /// The node at the end of a path, or noNode if the path leaves the tree.
    [[nodiscard]] NodeId at(const std::vector<std::uint32_t>& path) const;

    /// Whether the node has a static value: its own, or as a leaf the failure value.
    [[nodiscard]] bool hasStaticValue(NodeId n) const {
        return hasOwnValue(n) || (isLeaf(n) && header_.failureValue.has_value());
    }
    /// The static value, from MAX's side; NaN where hasStaticValue is false.
    [[nodiscard]] Value staticValue(NodeId n) const {
        const Value own = values_[n.value];
        return own == own || !isLeaf(n) ? own : failureValue_;
    }
    /// Whether the node has a value of its own: an inner node without static value has none, nor
    /// has a leaf written as `[]`.
    [[nodiscard]] bool hasOwnValue(NodeId n) const { return values_[n.value] == values_[n.value]; }

    [[nodiscard]] const TreeHeader& header() const { return header_; }
    [[nodiscard]] const Labels& names() const { return names_; }
    [[nodiscard]] const Labels& moves() const { return moves_; }

    /// Returns the tree with these notes in place of its own; they must be about its nodes.
    [[nodiscard]] GameTree withNotes(std::vector<Note> notes) &&;

    /// The raw offsets, nodeCount() + 1 of them, for code that walks whole rows.
    [[nodiscard]] const std::vector<std::uint32_t>& offsets() const { return offsets_; }
    /// The raw values of the nodes' own, nodeCount() of them; NaN for a node that has none.
    [[nodiscard]] const std::vector<Value>& ownValues() const { return values_; }

  private:
    std::vector<std::uint32_t> offsets_;
    std::vector<Value> values_;
    std::vector<NodeId> rowStarts_;
    Ancestry ancestry_;
    std::uint32_t leafCount_ = 0;
    Value failureValue_;
    TreeHeader header_;
    Labels names_;
    Labels moves_;
};

template <class There> NodeId GameTree::nearestUp(NodeId n, There there) const {
    for (Row row = rowOf(n); !there(n, row); row = row - 1) {
        if (row.value == 0) {
            return noNode;
        }
        // From landing to landing while what is looked for lies beyond them.
        for (Ancestry::Place at{n, row}; ancestry_.isLanding(at.row); n = at.node, row = at.row) {
            const Ancestry::Place far = ancestry_.jump(at);
            const bool beyond = !there(far.node, far.row);
            const Ancestry::Place next = beyond ? far : ancestry_.above(at);
            if (!beyond && there(next.node, next.row)) {
                break;
            }
            at = next;
        }
        if (row.value == 0) {
            return noNode;
        }
        n = parent(n, row);
    }
    return n;
}

} // namespace prunus
