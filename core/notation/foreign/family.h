#pragma once

#include "core/notation/foreign/foreignnodes.h"

namespace prunus {

/// Nodes in any order, of which some are the children of others.
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

    /// The tree, or why they are none. Needs at least one. O(nodes), no recursion.
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
