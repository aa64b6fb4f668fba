#include "tests/analysis/claims/readings.h"

#include <algorithm>
#include <array>

namespace prunus::oracle {

namespace {

// The pairs of answers that a node can have, as a set of bits.
constexpr unsigned noNo = 1;
constexpr unsigned noYes = 2;
constexpr unsigned yesYes = 4;

/// Of two children that do not know of each other: both pairs of answers joined by "or" at MAX, by
/// "and" at MIN. The numbers of pairs grow from no to yes, so that is the greater and the lesser.
unsigned joined(Player player, unsigned a, unsigned b) {
    unsigned result = 0;
    for (const unsigned p : {noNo, noYes, yesYes}) {
        for (const unsigned q : {noNo, noYes, yesYes}) {
            if ((a & p) != 0 && (b & q) != 0) {
                result |= player == Player::max ? std::max(p, q) : std::min(p, q);
            }
        }
    }
    return result;
}

void mark(const NaiveNode& node, std::vector<bool>& marked) {
    marked[node.id] = true;
    for (const NaiveNode& child : node.children) {
        mark(child, marked);
    }
}

} // namespace

Readings::Readings(const NaiveTree& tree, Player root, std::optional<std::uint32_t> depth)
    : tree_(tree), root_(root), depth_(depth), values_(tree.nodes.size()) {}

void Readings::read(std::uint32_t leaf, Value value) {
    values_[leaf] = value;
}

void Readings::startAgain(std::optional<std::uint32_t> depth) {
    depth_ = depth;
    values_.assign(tree_.nodes.size(), std::nullopt);
}

bool Readings::isInTree(std::uint32_t node) const {
    return node < tree_.nodes.size() && (!depth_ || tree_.paths[node].size() <= *depth_);
}

bool Readings::isLeaf(std::uint32_t node) const {
    return tree_.nodes[node]->children.empty() || (depth_ && tree_.paths[node].size() >= *depth_);
}

Player Readings::mover(std::uint32_t node) const {
    return tree_.paths[node].size() % 2 == 0 ? root_ : opponent(root_);
}

Bounds Readings::bounds(std::uint32_t node) const {
    return boundsOf(*tree_.nodes[node], mover(node));
}

Bounds Readings::boundsOf(const NaiveNode& node, Player player) const {
    if (isLeaf(node.id)) {
        const std::optional<Value> known = values_[node.id];
        return known ? Bounds{*known, *known} : Bounds{};
    }
    Bounds all{worst(player), worst(player)};
    for (const NaiveNode& child : node.children) {
        const Bounds b = boundsOf(child, opponent(player));
        const bool max = player == Player::max;
        all.lower = max ? std::max(all.lower, b.lower) : std::min(all.lower, b.lower);
        all.upper = max ? std::max(all.upper, b.upper) : std::min(all.upper, b.upper);
    }
    return all;
}

unsigned Readings::pairs(const NaiveNode& node, const std::vector<bool>& varied,
                         Value threshold) const {
    if (isLeaf(node.id)) {
        if (const std::optional<Value> known = values_[node.id]) {
            return *known >= threshold ? yesYes : noNo;
        }
        return varied[node.id] ? noYes : noNo | yesYes;
    }
    const Player player = mover(node.id);
    unsigned all = player == Player::max ? noNo : yesYes;
    for (const NaiveNode& child : node.children) {
        all = joined(player, all, pairs(child, varied, threshold));
    }
    return all;
}

bool Readings::depends(std::uint32_t of, const std::vector<std::uint32_t>& nodes,
                       Window asked) const {
    std::vector<bool> varied(tree_.nodes.size());
    for (const std::uint32_t n : nodes) {
        mark(*tree_.nodes[n], varied);
    }
    // Between two numbers that were read, all thresholds ask the same.
    std::vector<Value> thresholds{asked.beta};
    for (const std::optional<Value>& known : values_) {
        if (known && asked.alpha < *known && *known < asked.beta) {
            thresholds.push_back(*known);
        }
    }
    return std::ranges::any_of(thresholds, [&](Value threshold) {
        return (pairs(*tree_.nodes[of], varied, threshold) & noYes) != 0;
    });
}

} // namespace prunus::oracle
