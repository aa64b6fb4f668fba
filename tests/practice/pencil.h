#pragma once

#include "core/practice/profile.h"
#include "tests/search/oracle/randomtree.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace prunus::oracle {

/// Alpha-beta as somebody does it with a pencil who writes every bound down, with who found it.
class Pencil {
  public:
    struct Closing {
        std::uint32_t at = 0;
        bool ofMax = false;
        bool deep = false;
        std::optional<std::uint32_t> witness; ///< none: the first window

        friend bool operator==(const Closing&, const Closing&) = default;
    };

    Pencil(const NaiveTree& tree, const Profile& course) : tree_(tree), course_(course) {
        search(tree.root, tree.player == Player::max, {-infinity, -1, {}}, {infinity, -1, {}}, 0);
    }

    std::map<std::uint32_t, std::vector<Window>> windows; ///< of what is visited, leaves included
    std::map<std::uint32_t, Value> returned;              ///< by inner nodes
    std::vector<Closing> cuts;
    std::vector<Closing> late; ///< with the last child

    /// What follows if somebody writes another last number at one node, and goes on rightly from
    /// it; the same nodes are visited.
    [[nodiscard]] std::map<std::uint32_t, std::vector<Window>> withSlipAt(std::uint32_t node,
                                                                          Value number) const {
        std::map<std::uint32_t, std::vector<Window>> written;
        goOn(tree_.root, tree_.player == Player::max, {}, {node, number}, written);
        return written;
    }

  private:
    struct Bound {
        Value value;
        int depth; ///< of the node that found it; -1: it was given
        std::optional<std::uint32_t> by;
    };

    Value search(const NaiveNode& node, bool max, Bound alpha, Bound beta, int depth) {
        std::vector<Window>& here = windows[node.id];
        here.push_back({alpha.value, beta.value});
        if (node.children.empty()) {
            return *node.value;
        }
        const Bound above = max ? beta : alpha;
        const Window entry = here.front();
        Value best = max ? -infinity : infinity;
        for (std::size_t k = 0; k < node.children.size(); ++k) {
            const NaiveNode& child = node.children[k];
            const bool apart = depth == 0 && course_.rootCalls == Profile::RootCalls::perChild;
            const Value v = apart ? search(child, !max, {-infinity, -1, {}}, {infinity, -1, {}}, 1)
                                  : search(child, !max, alpha, beta, depth + 1);
            best = max ? std::max(best, v) : std::min(best, v);
            if (max && v > alpha.value) {
                alpha = {v, depth, child.id};
            } else if (!max && v < beta.value) {
                beta = {v, depth, child.id};
            }
            windows[node.id].push_back({alpha.value, beta.value});
            if (alpha.value > beta.value ||
                (course_.cut == CutRule::greaterOrEqual && alpha.value == beta.value)) {
                const Closing closing{node.id, max, above.depth >= 0 && above.depth < depth - 1,
                                      above.by};
                (k + 1 < node.children.size() ? cuts : late).push_back(closing);
                break;
            }
        }
        const bool soft = course_.fail == FailMode::soft;
        return returned[node.id] = soft ? best : std::clamp(best, entry.alpha, entry.beta);
    }

    Value goOn(const NaiveNode& node, bool max, Window window, std::pair<std::uint32_t, Value> slip,
               std::map<std::uint32_t, std::vector<Window>>& written) const {
        if (node.children.empty()) {
            return *node.value;
        }
        std::vector<Window> here{window};
        for (const NaiveNode& child : node.children) {
            if (windows.contains(child.id)) {
                const Value v = goOn(child, !max, window, slip, written);
                (max ? window.alpha : window.beta) =
                    max ? std::max(window.alpha, v) : std::min(window.beta, v);
                here.push_back(window);
            }
        }
        if (node.id == slip.first) {
            (max ? window.alpha : window.beta) = slip.second;
            here.push_back(window);
        }
        written[node.id] = here;
        return max ? window.alpha : window.beta;
    }

    const NaiveTree& tree_;
    const Profile& course_;
};

} // namespace prunus::oracle

namespace prunus::practicetest {

/// Whether MAX moves at the node.
inline bool isMax(const oracle::NaiveTree& tree, std::uint32_t n) {
    return (tree.paths[n].size() % 2 == 0) == (tree.player == Player::max);
}

/// The same with the children of each node the other way round; its nodes keep their numbers.
inline oracle::NaiveNode mirrored(oracle::NaiveNode node) {
    std::ranges::reverse(node.children);
    for (oracle::NaiveNode& child : node.children) {
        child = mirrored(child);
    }
    return node;
}

inline oracle::NaiveNode drawn(oracle::Draw& draw, std::uint32_t plies, std::uint32_t values) {
    oracle::NaiveNode node;
    if (plies == 0 || (plies < 4 && draw.oneIn(4))) {
        node.value = static_cast<Value>(draw.below(values));
        return node;
    }
    for (std::uint32_t k = 0; k < 2 + draw.below(2); ++k) {
        node.children.push_back(drawn(draw, plies - 1, values));
    }
    return node;
}

/// With many ties, or few.
inline oracle::NaiveTree drawnTree(oracle::Draw& draw) {
    const std::uint32_t values = draw.oneIn(2) ? 5 : 50;
    oracle::NaiveNode root;
    while (root.children.empty()) {
        root = drawn(draw, 2 + draw.below(3), values);
    }
    return {root, draw.oneIn(2) ? Player::max : Player::min};
}

} // namespace prunus::practicetest
