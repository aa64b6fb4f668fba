#include "core/analysis/minimaltree.h"

#include <algorithm>
#include <limits>

namespace prunus {

namespace {

/// What a proof takes. One that is impossible takes more than any other.
struct Cost {
    std::uint32_t leaves = std::numeric_limits<std::uint32_t>::max();
    std::int32_t nodes = 0; // a difference of two costs may have fewer than none

    [[nodiscard]] bool possible() const {
        return leaves != std::numeric_limits<std::uint32_t>::max();
    }
    friend auto operator<=>(const Cost&, const Cost&) = default;
};

Cost operator+(Cost a, Cost b) {
    return a.possible() && b.possible() ? Cost{a.leaves + b.leaves, a.nodes + b.nodes} : Cost{};
}

/// Needs b to be a part of a.
Cost operator-(Cost a, Cost b) {
    return {a.leaves - b.leaves, a.nodes - b.nodes};
}

/// What proofs of a node's value take, against the root's value v: for the player who moves there,
/// that it is at least as good as v; that it is at most as good; and both.
struct Proofs {
    Cost atLeast;
    Cost atMost;
    Cost both;
};

/// The children that the first and the third of these proofs rest on.
struct Choice {
    NodeId best = noNode;
    NodeId exact = noNode;
};

/// The tree down to the depth limit, seen from whoever moves.
class LimitedTree {
  public:
    LimitedTree(const GameTree& tree, const SearchOptions& options)
        : tree_(tree), root_(options.root.value_or(tree.header().root)),
          lowest_(std::min(options.depth.value_or(tree.height()), tree.height())) {}

    [[nodiscard]] std::uint32_t lowest() const { return lowest_; }
    [[nodiscard]] bool isLeaf(NodeId n, std::uint32_t row) const {
        return row == lowest_ || tree_.isLeaf(n);
    }
    [[nodiscard]] Value fromMover(std::uint32_t row, Value v) const {
        return fromSideOf(playerAt(root_, Row{row}), v);
    }

    /// The static value of a leaf, from its mover's side.
    [[nodiscard]] Value leafValue(NodeId n, std::uint32_t row) const {
        return fromMover(row, tree_.staticValue(n));
    }

    /// The minimax value of the root, from MAX's side. The lowest row, the longest of most trees,
    /// is not kept.
    [[nodiscard]] Value value() const {
        if (isLeaf(GameTree::root(), 0)) {
            return tree_.staticValue(GameTree::root());
        }
        std::vector<Value> below;
        for (std::uint32_t r = lowest_; r-- > 0;) {
            std::vector<Value> values;
            values.reserve(tree_.row(Row{r}).size());
            for (const NodeId n : tree_.row(Row{r})) {
                values.push_back(isLeaf(n, r) ? leafValue(n, r)
                                              : best(tree_.children(n), r + 1, below));
            }
            below = std::move(values);
        }
        return fromMover(0, below.front());
    }

  private:
    [[nodiscard]] Value best(NodeRange family, std::uint32_t row,
                             const std::vector<Value>& values) const {
        const std::uint32_t first = tree_.row(Row{row}).first.value;
        Value most = -infinity;
        for (const NodeId child : family) {
            const Value v =
                isLeaf(child, row) ? leafValue(child, row) : values[child.value - first];
            most = std::max(most, 0 - v);
        }
        return most;
    }

    const GameTree& tree_;
    Player root_;
    std::uint32_t lowest_;
};

/// Of a leaf, whose value and v are seen from the mover's side.
Proofs ofLeaf(Value value, Value v) {
    const Cost read{1, 1};
    return {value >= v ? read : Cost{}, value <= v ? read : Cost{}, value == v ? read : Cost{}};
}

/// Of an inner node. What its mover wants to be at least is at most for the children.
template <class ProofsOf> Proofs ofFamily(NodeRange family, ProofsOf proofsOf, Choice& choice) {
    Cost least;
    Cost sum{0, 1};
    Cost extra; // of the child that is proved from both sides
    for (const NodeId child : family) {
        const Proofs proofs = proofsOf(child);
        sum = sum + proofs.atLeast;
        if (proofs.atMost < least) {
            least = proofs.atMost;
            choice.best = child;
        }
        if (proofs.both.possible() && proofs.both - proofs.atLeast < extra) {
            extra = proofs.both - proofs.atLeast;
            choice.exact = child;
        }
    }
    return {least + Cost{0, 1}, sum, sum + extra};
}

/// Finds out, row by row from below, on which children the proofs rest.
Proofs choose(const GameTree& tree, const LimitedTree& limited, Value value,
              std::vector<Choice>& choices, StageMeter& meter) {
    const auto ofLeafAt = [&](NodeId n, std::uint32_t row) {
        return ofLeaf(limited.leafValue(n, row), limited.fromMover(row, value));
    };
    if (limited.isLeaf(GameTree::root(), 0)) {
        return ofLeafAt(GameTree::root(), 0);
    }
    std::vector<Proofs> below; // of the row under r, unless that is the lowest
    for (std::uint32_t r = limited.lowest(); r-- > 0;) {
        const std::uint32_t first = tree.row(Row{r + 1}).first.value;
        const auto ofChild = [&](NodeId child) {
            return limited.isLeaf(child, r + 1) ? ofLeafAt(child, r + 1)
                                                : below[child.value - first];
        };
        std::vector<Proofs> row;
        row.reserve(tree.row(Row{r}).size());
        for (const NodeId n : tree.row(Row{r})) {
            meter.tick();
            row.push_back(limited.isLeaf(n, r)
                              ? ofLeafAt(n, r)
                              : ofFamily(tree.children(n), ofChild, choices[n.value]));
        }
        below = std::move(row);
    }
    return below.front();
}

/// What the children of a node are for.
void pass(const GameTree& tree, NodeId n, const Choice& choice, std::vector<CriticalType>& types) {
    switch (types[n.value]) {
    case CriticalType::none:
        return;
    case CriticalType::cut:
        types[choice.best.value] = CriticalType::all;
        return;
    case CriticalType::pv:
    case CriticalType::all:
        break;
    }
    for (const NodeId child : tree.children(n)) {
        types[child.value] = CriticalType::cut;
    }
    if (types[n.value] == CriticalType::pv) {
        types[choice.exact.value] = CriticalType::pv;
    }
}

} // namespace

std::optional<MinimalTree> minimalTree(const GameTree& tree, const SearchOptions& options,
                                       Progress* progress) {
    if (firstWithoutStaticValue(tree, options) != noNode) {
        return std::nullopt;
    }
    const LimitedTree limited(tree, options);
    const std::uint32_t inner = tree.row(Row{limited.lowest()}).first.value;
    StageMeter meter(progress, Stage::ordering, inner);
    MinimalTree minimal;
    minimal.value_ = limited.value();
    std::vector<Choice> choices(inner);
    const Cost cost = choose(tree, limited, minimal.value_, choices, meter).both;
    minimal.leaves_ = cost.leaves;
    minimal.nodes_ = static_cast<std::uint32_t>(cost.nodes);
    minimal.types_.assign(tree.nodeCount(), CriticalType::none);
    minimal.types_[0] = CriticalType::pv;
    for (std::uint32_t r = 0; r < limited.lowest(); ++r) {
        for (const NodeId n : tree.row(Row{r})) {
            if (!tree.isLeaf(n)) {
                pass(tree, n, choices[n.value], minimal.types_);
            }
        }
    }
    minimal.critical_ = RankedBits(tree.nodeCount());
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        if (minimal.types_[n] != CriticalType::none) {
            minimal.critical_.set(n);
        }
    }
    minimal.critical_.finish();
    return minimal;
}

NodeId MinimalTree::firstChild(const GameTree& tree, NodeId n) const {
    const CriticalType wanted =
        typeOf(n) == CriticalType::pv ? CriticalType::pv : CriticalType::all;
    if (typeOf(n) == CriticalType::pv || typeOf(n) == CriticalType::cut) {
        for (const NodeId child : tree.children(n)) {
            if (typeOf(child) == wanted) {
                return child;
            }
        }
    }
    return noNode;
}

SearchOrder MinimalTree::order(const GameTree& tree) const {
    std::vector<NodeId> order(tree.nodeCount());
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        order[n] = NodeId{n};
    }
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        const NodeId first = firstChild(tree, n);
        if (first != noNode) {
            const auto family = order.begin() + tree.children(n).first.value;
            const auto place = order.begin() + first.value;
            std::rotate(family, place, place + 1);
        }
    }
    return SearchOrder(std::move(order));
}

} // namespace prunus
