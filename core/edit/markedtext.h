#pragma once

#include "core/edit/sametext.h"
#include "core/notation/depthfirst.h"

#include <bit>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace prunus {

/// Where each node stands in a text, and for each node a mark that tells its subtree from others:
/// equal subtrees have equal marks.
struct MarkedText {
    const GameTree& tree;
    std::vector<TextSpan> spans;
    std::vector<std::size_t> marks;
    /// For each node, the node of the other text that is the same; noNode if none is known.
    std::vector<NodeId> partners;

    explicit MarkedText(const SpelledTree& spelled)
        : tree(spelled.tree), spans(tree.nodeCount()), marks(tree.nodeCount()),
          partners(tree.nodeCount(), noNode) {
        std::size_t next = 0;
        visitDepthFirst(
            tree, [&](NodeId n, bool) { spans[n.value] = spelled.spans[next++]; }, [](NodeId) {});
        for (std::uint32_t n = tree.nodeCount(); n-- > 0;) {
            marks[n] = markOf(NodeId{n}); // children come after their parents
        }
    }
    [[nodiscard]] bool isFree(NodeId n) const { return partners[n.value] == noNode; }

  private:
    static std::size_t mixed(std::size_t a, std::size_t b) {
        a = (a ^ std::rotl(b, 29)) * 0x9E3779B97F4A7C15U;
        return a ^ (a >> 32U);
    }
    [[nodiscard]] std::size_t markOf(NodeId n) const {
        std::size_t mark = std::hash<std::string_view>()(tree.names().at(n));
        if (tree.isLeaf(n)) {
            return mixed(mark, std::hash<Value>()(tree.staticValue(n)));
        }
        for (const NodeId child : tree.children(n)) {
            mark = mixed(mark, marks[child.value]);
        }
        return mixed(mark, tree.childCount(n));
    }
};

/// Nodes by their marks; those with the same mark are in the order in which they were added.
class MarkedNodes {
  public:
    explicit MarkedNodes(const MarkedText& side) : side_(side) {}

    void add(NodeId n) { kinds_[side_.marks[n.value]].nodes.push_back(n); }
    /// Returns the first node left with this mark that has no partner, or noNode. O(1), averaged
    /// over all calls.
    NodeId next(std::size_t mark) {
        const auto found = kinds_.find(mark);
        if (found == kinds_.end()) {
            return noNode;
        }
        auto& [nodes, at] = found->second;
        while (at < nodes.size() && !side_.isFree(nodes[at])) {
            ++at;
        }
        return at < nodes.size() ? nodes[at] : noNode;
    }

  private:
    struct Kind {
        std::vector<NodeId> nodes;
        std::size_t at = 0;
    };

    const MarkedText& side_;
    std::unordered_map<std::size_t, Kind> kinds_;
};

} // namespace prunus
