#pragma once

#include "core/edit/editedtree.h"

#include <map>
#include <unordered_map>

namespace prunus {

/// Builds a tree from an old one: the same tree but for what was set. Every edit is a few settings
/// and one grow().
class RebuiltTree {
  public:
    using Family = std::vector<Origin>;

    /// `old` and `given` must outlive this; `given` is the tree that the edit brings along, if any.
    explicit RebuiltTree(const GameTree& old, const GameTree* given = nullptr);

    /// The children of a node of the old tree, to be changed and given to setFamily().
    [[nodiscard]] Family familyOf(NodeId n) const;
    void setFamily(NodeId n, Family family) { families_[n] = std::move(family); }
    /// Puts other children in the place of each: child `order[c]` instead of child c.
    void setOrder(std::vector<NodeId> order) { order_ = std::move(order); }
    void setRoot(Origin root) { root_ = root; }
    /// Gives a node of the old tree this value of its own; NaN takes its value away.
    void setValue(NodeId n, Value value) { values_[n.value] = value; }
    [[nodiscard]] Value value(NodeId n) const { return values_[n.value]; }
    void setName(NodeId n, std::string name) { names_[n] = std::move(name); }
    void setMove(NodeId n, std::string move) { moves_[n] = std::move(move); }
    /// Makes sure that nodes that are copied or given get names of their own; see CopySubtree.
    void setFreshNames() { freshNames_ = true; }
    [[nodiscard]] TreeHeader& header() { return header_; }

    /// Builds the tree; its focus is the node that was made from `focus`. O(nodes).
    [[nodiscard]] EditResult grow(Origin focus) &&;

  private:
    using Texts = std::map<NodeId, std::string>;
    using LineTexts = std::vector<std::pair<NodeId, std::string>>;

    [[nodiscard]] const GameTree& treeOf(Origin origin) const;
    void appendChildren(Origin origin, Family& line) const;
    [[nodiscard]] Value ownValue(Origin origin) const;
    static void freshen(LineTexts& names, const Family& line);
    [[nodiscard]] LineTexts labels(const Family& line, const Labels& (GameTree::*of)() const,
                                   const Texts& changed) const;

    const GameTree& old_;
    const GameTree* given_;
    Origin root_{Origin::Source::old, GameTree::root()};
    std::unordered_map<NodeId, Family> families_;
    std::vector<NodeId> order_;
    std::vector<Value> values_;
    Texts names_;
    Texts moves_;
    TreeHeader header_;
    bool freshNames_ = false;
};

} // namespace prunus
