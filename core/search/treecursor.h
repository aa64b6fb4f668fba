#pragma once

#include "core/search/position.h"
#include "core/search/samepositions.h"
#include "core/search/searchorder.h"
#include "core/tree/gametree.h"

namespace prunus {

/// Thrown where a search needs the static value of a node that has none, such as a node at the
/// depth limit. It unwinds the recursion and goes no further than the function that started the
/// search.
struct MissingStaticValue {
    NodeId node;
};

/// A place in a GameTree, as a Position. The moves are the children in search order. With
/// `positions`, which must live as long, all nodes of one position have the same valueKey().
class TreeCursor {
  public:
    using Undo = NodeId;

    class Moves {
      public:
        Moves(NodeRange family, const SearchOrder& order) : family_(family), order_(&order) {}
        [[nodiscard]] std::uint32_t size() const { return family_.size(); }
        [[nodiscard]] NodeId operator[](std::uint32_t k) const { return order_->at(family_, k); }

      private:
        NodeRange family_;
        const SearchOrder* order_;
    };

    TreeCursor(const GameTree& tree, const SearchOrder& order,
               const SamePositions* positions = nullptr)
        : tree_(&tree), order_(&order), positions_(positions) {}

    [[nodiscard]] NodeId node() const { return node_; }
    [[nodiscard]] std::uint32_t key() const { return node_.value; }
    [[nodiscard]] std::uint64_t valueKey() const {
        return positions_ == nullptr ? node_.value : positions_->of(node_).value;
    }
    /// Whether what a table holds of a position is of use only where as many plies are left.
    [[nodiscard]] bool pliesMatter() const {
        return positions_ != nullptr && positions_->pliesMatter();
    }
    [[nodiscard]] bool terminal() const { return tree_->isLeaf(node_); }
    [[nodiscard]] Value staticValue() const {
        const Value v = tree_->staticValue(node_);
        if (v != v) {
            throw MissingStaticValue{node_};
        }
        return v;
    }
    /// Whether a search to this depth finds a static value wherever it needs one. O(row).
    [[nodiscard]] bool hasStaticValuesAt(std::uint32_t depth) const {
        SearchOptions options;
        options.depth = depth;
        return firstWithoutStaticValue(*tree_, options) == noNode;
    }
    [[nodiscard]] Moves moves() const { return {tree_->children(node_), *order_}; }
    Undo apply(NodeId child) {
        const NodeId parent = node_;
        node_ = child;
        return parent;
    }
    void undo(Undo parent) { node_ = parent; }

  private:
    const GameTree* tree_;
    const SearchOrder* order_;
    const SamePositions* positions_;
    NodeId node_ = GameTree::root();
};

static_assert(Position<TreeCursor>);

} // namespace prunus
