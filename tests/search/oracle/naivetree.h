#pragma once

#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus::oracle {

using Path = std::vector<std::uint32_t>;

/// A node that owns its children: the shape a textbook draws, with nothing clever in it.
struct NaiveNode {
    std::optional<Value> value;
    std::vector<NaiveNode> children;
    /// The number in level order, set by numberNodes().
    std::uint32_t id = 0;
};

struct NaiveTree {
    NaiveNode root;
    Player player = Player::max;
    std::optional<Value> failureValue;
    /// Nodes in level order; they belong to `root`.
    std::vector<const NaiveNode*> nodes;
    std::vector<Path> paths;

    NaiveTree() = default;
    NaiveTree(NaiveNode node, Player rootPlayer = Player::max,
              std::optional<Value> failure = std::nullopt);
    NaiveTree(const NaiveTree& other);
    NaiveTree& operator=(const NaiveTree&) = delete;
};

/// Reads the nodes of a "prunus-tree" document: a number, a list, or an object with `value` and
/// `children`. Throws nlohmann's exceptions.
[[nodiscard]] NaiveTree naiveTree(std::string_view json, Player rootPlayer = Player::max,
                                  std::optional<Value> failure = std::nullopt);

/// The same tree as the program holds it, by the constructor that takes level order.
[[nodiscard]] GameTree gameTree(const NaiveTree& tree);

/// The tree as JSON nodes, for messages.
[[nodiscard]] std::string text(const NaiveTree& tree);

} // namespace prunus::oracle
