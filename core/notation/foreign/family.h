#pragma once

#include "core/notation/foreign/foreignnodes.h"

namespace prunus {

/// A tree that is made of nodes in any order, some of which become the children of others.
class Family {
  public:
    using Index = std::size_t;

    Index add(ForeignNodes::Node node);
    ForeignNodes::Node& operator[](Index member) { return members_[member].node; }
    [[nodiscard]] std::optional<Index> parentOf(Index member) const {
        return members_[member].parent;
    }
    [[nodiscard]] bool hasChildren(Index member) const {
        return !members_[member].children.empty();
    }
    /// Makes a node that has no parent the last child of another.
    void connect(Index parent, Index child);

    /// The tree of the nodes, or the fault that keeps them from being one. Needs at least one node.
    /// O(nodes), no recursion.
    [[nodiscard]] tl::expected<ForeignNodes, Fault> tree();

  private:
    struct Member {
        ForeignNodes::Node node;
        std::optional<Index> parent = {};
        std::vector<Index> children = {};
    };
    [[nodiscard]] tl::expected<Index, Fault> root() const;

    std::vector<Member> members_;
};

} // namespace prunus
