#pragma once

#include "core/practice/answer.h"
#include "tests/search/oracle/truevalue.h"

#include <map>
#include <optional>
#include <utility>

namespace prunus::oracle {

/// A smallest proof by the definition, from MAX's side: how many leaves and nodes, and the types.
struct Proof {
    std::uint32_t leaves = 0;
    std::uint32_t nodes = 1;
    std::map<NodeId, NodeType> types;

    [[nodiscard]] bool smallerThan(const Proof& other) const {
        return std::pair(leaves, nodes) < std::pair(other.leaves, other.nodes);
    }
    void take(const Proof& part) {
        leaves += part.leaves;
        nodes += part.nodes;
        types.insert(part.types.begin(), part.types.end());
    }
};

class Prover {
  public:
    Prover(const NaiveTree& tree, Value value) : tree_(tree), value_(value) {}

    /// That the node is worth at least the value, or at most.
    std::optional<Proof> bound(const NaiveNode& node, Player player, bool atLeast) const {
        const bool oneIsEnough = (player == Player::max) == atLeast;
        Proof proof;
        proof.types[NodeId{node.id}] = oneIsEnough ? NodeType::cut : NodeType::all;
        if (node.children.empty()) {
            const Value v = staticValue(tree_, node);
            proof.leaves = 1;
            return (atLeast ? v >= value_ : v <= value_) ? std::optional(proof) : std::nullopt;
        }
        std::optional<Proof> best;
        for (const NaiveNode& child : node.children) {
            const auto part = bound(child, opponent(player), atLeast);
            if (!oneIsEnough && !part) {
                return std::nullopt;
            }
            if (!oneIsEnough) {
                proof.take(*part);
            } else if (part && (!best || part->smallerThan(*best))) {
                best = part;
            }
        }
        if (oneIsEnough && !best) {
            return std::nullopt;
        }
        if (oneIsEnough) {
            proof.take(*best);
        }
        return proof;
    }

    /// That it is worth exactly that.
    std::optional<Proof> both(const NaiveNode& node, Player player) const {
        if (node.children.empty()) {
            return staticValue(tree_, node) == value_
                       ? std::optional(Proof{1, 1, {{NodeId{node.id}, NodeType::pv}}})
                       : std::nullopt;
        }
        std::optional<Proof> best;
        for (const NaiveNode& principal : node.children) {
            Proof proof{0, 1, {{NodeId{node.id}, NodeType::pv}}};
            bool possible = true;
            for (const NaiveNode& child : node.children) {
                const auto part = &child == &principal
                                      ? both(child, opponent(player))
                                      : bound(child, opponent(player), player == Player::min);
                possible = possible && part;
                proof.take(part.value_or(Proof{}));
            }
            if (possible && (!best || proof.smallerThan(*best))) {
                best = proof;
            }
        }
        return best;
    }

  private:
    const NaiveTree& tree_;
    Value value_;
};

} // namespace prunus::oracle
