#include "core/practice/smalltrees.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace prunus {

namespace {

using ChildCounts = std::vector<std::uint32_t>;

/// The shapes of so many leaves, and of rows of `trees` trees that have so many together.
class ShapesWritten {
  public:
    explicit ShapesWritten(std::uint32_t leaves) {
        for (std::uint32_t n = 1; n <= leaves; ++n) {
            std::vector<ChildCounts>& shapes = shapes_.emplace_back();
            if (n == 1) {
                shapes.push_back({0});
            }
            for (std::uint32_t children = 2; children <= n; ++children) {
                extend({children}, children, n, shapes);
            }
        }
    }

    [[nodiscard]] const std::vector<ChildCounts>& ofMostLeaves() const { return shapes_.back(); }

  private:
    /// Writes all rows of so many trees with so many leaves behind `begun`.
    void extend(const ChildCounts& begun, std::uint32_t trees, std::uint32_t leaves,
                std::vector<ChildCounts>& into) {
        if (trees == 0) {
            into.push_back(begun);
            return;
        }
        const std::uint32_t least = trees == 1 ? leaves : 1;
        for (std::uint32_t first = least; first + trees - 1 <= leaves; ++first) {
            for (const ChildCounts& shape : shapes_.at(first - 1)) {
                ChildCounts longer = begun;
                longer.insert(longer.end(), shape.begin(), shape.end());
                extend(longer, trees - 1, leaves - first, into);
            }
        }
    }

    std::vector<std::vector<ChildCounts>> shapes_;
};

} // namespace

TreeShape::TreeShape(std::vector<std::uint32_t> childCounts)
    : childCounts_(std::move(childCounts)) {
    // Where each node stands in writing, row by row.
    std::vector<std::vector<std::size_t>> rows;
    std::vector<std::uint32_t> missing; // children of the open nodes
    std::vector<std::size_t> leaves;
    for (std::size_t at = 0; at < childCounts_.size(); ++at) {
        if (rows.size() <= missing.size()) {
            rows.emplace_back();
        }
        rows[missing.size()].push_back(at);
        if (childCounts_[at] > 0) {
            missing.push_back(childCounts_[at]);
            continue;
        }
        leaves.push_back(at);
        while (!missing.empty() && --missing.back() == 0) {
            missing.pop_back();
        }
    }
    depth_ = static_cast<std::uint32_t>(rows.size()) - 1;
    std::vector<std::uint32_t> nodeAt(childCounts_.size());
    std::uint32_t next = 1;
    std::uint32_t node = 0;
    for (const std::vector<std::size_t>& row : rows) {
        for (const std::size_t at : row) {
            nodeAt[at] = node++;
            offsets_.push_back(next);
            next += childCounts_[at];
        }
    }
    offsets_.push_back(next);
    for (const std::size_t at : leaves) {
        leaves_.emplace_back(nodeAt[at]);
    }
}

GameTree TreeShape::with(const std::vector<Value>& values) const {
    std::vector<Value> all(childCounts_.size(), std::numeric_limits<Value>::quiet_NaN());
    for (std::size_t k = 0; k < leaves_.size(); ++k) {
        all[leaves_[k].value] = values[k];
    }
    return {offsets_, std::move(all)};
}

bool TreeShape::isSmallerThan(const TreeShape& other) const {
    const std::size_t nodes = childCounts_.size();
    const std::size_t others = other.childCounts_.size();
    return std::tie(nodes, depth_, childCounts_) <
           std::tie(others, other.depth_, other.childCounts_);
}

std::vector<TreeShape> shapesWith(std::uint32_t leaves) {
    const ShapesWritten written(leaves);
    std::vector<TreeShape> shapes;
    for (const ChildCounts& counts : written.ofMostLeaves()) {
        shapes.emplace_back(counts);
    }
    std::ranges::sort(shapes, &TreeShape::isSmallerThan);
    return shapes;
}

namespace {

/// The nodes of a tree as they are written.
std::vector<NodeId> asWrittenOut(const GameTree& tree) {
    std::vector<NodeId> nodes;
    std::vector<NodeId> open{GameTree::root()};
    while (!open.empty()) {
        const NodeId n = open.back();
        open.pop_back();
        nodes.push_back(n);
        for (std::uint32_t k = tree.childCount(n); k-- > 0;) {
            open.push_back(tree.children(n)[k]);
        }
    }
    return nodes;
}

} // namespace

TreeShape shapeOf(const GameTree& tree) {
    std::vector<std::uint32_t> counts;
    for (const NodeId n : asWrittenOut(tree)) {
        counts.push_back(tree.childCount(n));
    }
    return TreeShape(std::move(counts));
}

std::vector<NodeId> leavesAsWritten(const GameTree& tree) {
    std::vector<NodeId> leaves = asWrittenOut(tree);
    std::erase_if(leaves, [&](NodeId n) { return !tree.isLeaf(n); });
    return leaves;
}

std::vector<Value> leafValues(const GameTree& tree) {
    std::vector<Value> values;
    for (const NodeId n : leavesAsWritten(tree)) {
        values.push_back(tree.staticValue(n));
    }
    return values;
}

} // namespace prunus
