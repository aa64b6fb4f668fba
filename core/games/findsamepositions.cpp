#include "core/games/findsamepositions.h"

#include "core/games/playing.h"
#include "core/games/quiescentgame.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <span>
#include <string>

namespace prunus {

namespace {

/// The moves of a position by their names. Trees mostly have them in order.
template <Game G> class NamedMoves {
  public:
    explicit NamedMoves(const G& position) : position_(position), moves_(position.moves()) {}

    /// The move of this name, sought first at number k.
    [[nodiscard]] std::optional<typename G::Move> named(std::string_view name, std::uint32_t k) {
        if (k < moves_.size() && nameOf(k) == name) {
            return moves_[k];
        }
        for (std::uint32_t i = 0; i < moves_.size(); ++i) {
            if (nameOf(i) == name) {
                return moves_[i];
            }
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] const std::string& nameOf(std::uint32_t k) {
        names_.resize(moves_.size());
        if (names_[k].empty()) {
            names_[k] = position_.moveName(moves_[k]);
        }
        return names_[k];
    }

    G position_;
    decltype(std::declval<const G&>().moves()) moves_;
    std::vector<std::string> names_;
};

/// Calls visit(node, position, stoodPat) for each node of the tree that has a position, a node
/// before those below it. Without recursion, however deep the tree.
template <Game G, class Visit> void visitPositions(const GameTree& tree, G position, Visit visit) {
    struct Open {
        NamedMoves<G> moves;
        NodeRange family;
        NodeId next;
        typename G::Undo undo;
    };
    std::vector<Open> open;
    const auto arrive = [&](NodeId node, typename G::Undo undo) {
        visit(node, std::as_const(position), false);
        if (tree.isLeaf(node) || position.terminal()) {
            return false;
        }
        const NodeRange family = tree.children(node);
        open.push_back({NamedMoves<G>(position), family, family.first, undo});
        return true;
    };
    arrive(GameTree::root(), {});
    while (!open.empty()) {
        Open& last = open.back();
        if (last.next == last.family.last) {
            const auto undo = last.undo;
            open.pop_back();
            if (!open.empty()) {
                position.undo(undo);
            }
            continue;
        }
        const NodeId node = last.next;
        ++last.next;
        const std::string_view name = tree.moves().at(node);
        if (CapturingGame<G> && name == standPat) {
            visit(node, std::as_const(position), true);
            continue;
        }
        const auto move = last.moves.named(name, node.value - last.family.first.value);
        if (!move) {
            continue;
        }
        const auto undo = position.apply(*move);
        if (!arrive(node, undo)) {
            position.undo(undo);
        }
    }
}

/// What the nodes of a tree stand for.
struct TreeKeys {
    std::vector<std::uint64_t> keys; ///< of each node that has a position
    std::vector<bool> known;         ///< which these are
    bool pliesMatter = false;        ///< play goes on below some leaf
    bool mirrors = false;            ///< the game knows mirror images
};

/// Finds the keys of all nodes: of their positions, or those that positions of one value share.
std::optional<TreeKeys> keysOf(const GameTree& tree, Progress* progress, bool ofValue) {
    const TreeHeader& header = tree.header();
    if (header.game.empty()) {
        return std::nullopt;
    }
    const auto start = gameNamed(header.game);
    if (!start || toMove(*start) != header.root) {
        return std::nullopt;
    }
    TreeKeys found{std::vector<std::uint64_t>(tree.nodeCount()),
                   std::vector<bool>(tree.nodeCount())};
    StageMeter meter(progress, Stage::searching, tree.nodeCount());
    std::visit(
        [&](const auto& game) {
            found.mirrors = requires {
                game.valueKey();
            };
            visitPositions(tree, game, [&](NodeId node, const auto& position, bool stoodPat) {
                meter.tick();
                const std::uint64_t key = ofValue ? valueKey(position) : position.key();
                // Nothing more comes after it: it is not the position that it was.
                found.keys[node.value] = stoodPat ? mixedKey(key, 1) : key;
                found.known[node.value] = true;
                found.pliesMatter |= tree.isLeaf(node) && (stoodPat || !position.terminal());
            });
        },
        *start);
    return found;
}

/// The nodes that have a position, those with one key next to each other, in level order.
std::vector<NodeId> sortedByKey(const TreeKeys& of) {
    std::vector<NodeId> sorted;
    for (NodeId n; n.value < of.keys.size(); ++n) {
        if (of.known[n.value]) {
            sorted.push_back(n);
        }
    }
    std::ranges::sort(sorted, {}, [&](NodeId n) { return std::pair(of.keys[n.value], n); });
    return sorted;
}

/// Calls visit(nodes) for the nodes of each key, in level order; it may sort them anew.
template <class Visit> void forEachKey(const TreeKeys& of, Visit visit) {
    std::vector<NodeId> sorted = sortedByKey(of);
    for (auto begin = sorted.begin(); begin != sorted.end();) {
        const auto end = std::find_if(begin, sorted.end(), [&](NodeId n) {
            return of.keys[n.value] != of.keys[begin->value];
        });
        visit(std::span(begin, end));
        begin = end;
    }
}

/// Each node for itself.
std::vector<NodeId> ownIds(const GameTree& tree) {
    std::vector<NodeId> ids(tree.nodeCount());
    std::iota(ids.begin(), ids.end(), NodeId{0});
    return ids;
}

/// A number for what is worth the same whatever a search does: the static values below a node, in
/// any order of the children.
std::vector<std::uint64_t> worths(const GameTree& tree) {
    std::vector<std::uint64_t> worth(tree.nodeCount());
    for (NodeId n{tree.nodeCount()}; n.value-- > 0;) {
        const Value v = tree.staticValue(n);
        std::uint64_t sum = 0;
        for (const NodeId child : tree.children(n)) {
            sum += worth[child.value];
        }
        const auto bits = v == v ? std::bit_cast<std::uint64_t>(v + 0.0) : ~std::uint64_t{0};
        worth[n.value] = mixedKey(mixedKey(bits, sum), tree.childCount(n));
    }
    return worth;
}

/// The nodes that are one by their keys, kept apart where below them is something else.
class TableIds {
  public:
    TableIds(const GameTree& tree, bool pliesMatter)
        : tree_(&tree), pliesMatter_(pliesMatter), worth_(worths(tree)), ids_(ownIds(tree)) {}

    /// Needs the nodes in level order.
    void join(std::span<NodeId> nodes) {
        if (areDifferent(nodes)) {
            std::ranges::stable_sort(nodes, {}, [this](NodeId n) { return worth_[n.value]; });
            NodeId first = nodes.front();
            for (const NodeId n : nodes) {
                first = worth_[n.value] == worth_[first.value] ? first : n;
                ids_[n.value] = first;
            }
            return;
        }
        for (const NodeId n : nodes) {
            ids_[n.value] = nodes.front();
        }
    }
    [[nodiscard]] std::vector<NodeId> ids() && { return std::move(ids_); }

  private:
    /// Whether two of them would be taken for each other and are not worth the same: in any rows,
    /// or in one, or as leaves.
    [[nodiscard]] bool areDifferent(std::span<const NodeId> nodes) const {
        NodeId before = noNode;
        NodeId leafBefore = noNode;
        for (const NodeId n : nodes) {
            if (differ(n, leafBefore, true) || differ(n, before, !pliesMatter_)) {
                return true;
            }
            before = n;
            leafBefore = tree_->isLeaf(n) ? n : leafBefore;
        }
        return false;
    }
    [[nodiscard]] bool differ(NodeId n, NodeId before, bool inAnyRow) const {
        if (before == noNode || worth_[n.value] == worth_[before.value]) {
            return false;
        }
        return inAnyRow ? !pliesMatter_ || tree_->isLeaf(n)
                        : tree_->rowOf(n) == tree_->rowOf(before);
    }

    const GameTree* tree_;
    bool pliesMatter_;
    std::vector<std::uint64_t> worth_;
    std::vector<NodeId> ids_;
};

} // namespace

std::shared_ptr<const SamePositions> findSamePositions(const GameTree& tree, Progress* progress) {
    const auto keys = keysOf(tree, progress, /*ofValue=*/false);
    if (!keys) {
        return nullptr;
    }
    std::vector<NodeId> ids = ownIds(tree);
    forEachKey(*keys, [&ids](std::span<const NodeId> nodes) {
        for (const NodeId n : nodes) {
            ids[n.value] = nodes.front();
        }
    });
    return std::make_shared<const SamePositions>(std::move(ids), keys->pliesMatter);
}

std::shared_ptr<const SamePositions> findTablePositions(const GameTree& tree, Progress* progress) {
    const auto keys = keysOf(tree, progress, /*ofValue=*/true);
    if (!keys) {
        return nullptr;
    }
    TableIds joined(tree, keys->pliesMatter);
    forEachKey(*keys, [&joined](std::span<NodeId> nodes) { joined.join(nodes); });
    return std::make_shared<const SamePositions>(std::move(joined).ids(), keys->pliesMatter,
                                                 keys->mirrors);
}

} // namespace prunus
