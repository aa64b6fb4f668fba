#include "tests/edit/sketch.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

SketchNode nodeOf(const GameTree& tree, NodeId n) {
    SketchNode node;
    if (tree.hasOwnValue(n)) {
        node.value = tree.staticValue(n);
    }
    node.name = tree.names().at(n);
    node.move = tree.moves().at(n);
    node.was = n;
    for (const NodeId child : tree.children(n)) {
        node.children.push_back(nodeOf(tree, child));
    }
    return node;
}

void forget(SketchNode& node) {
    node.from = node.was;
    node.was = noNode;
    std::ranges::for_each(node.children, forget);
}

void visit(SketchNode& node, const std::function<void(SketchNode&, std::size_t)>& see,
           std::size_t depth = 0) {
    see(node, depth);
    for (SketchNode& child : node.children) {
        visit(child, see, depth + 1);
    }
}

Value minimax(const SketchNode& node, Player player, const TreeHeader& header) {
    if (node.children.empty()) {
        return node.value ? *node.value : header.failureValue.value();
    }
    std::vector<Value> values;
    for (const SketchNode& child : node.children) {
        values.push_back(minimax(child, opponent(player), header));
    }
    return player == Player::max ? *std::ranges::max_element(values)
                                 : *std::ranges::min_element(values);
}

Player moverAt(const Sketch& sketch, std::size_t depth) {
    return depth % 2 == 0 ? sketch.header.root : opponent(sketch.header.root);
}

SketchNode& at(SketchNode& root, const Path& path) {
    SketchNode* node = &root;
    for (const std::uint32_t k : path) {
        node = &node->children[k];
    }
    return *node;
}

SketchNode leafOf(std::optional<Value> value) {
    SketchNode leaf;
    leaf.value = value;
    return leaf;
}

struct Hand {
    const GameTree& tree;
    Sketch sketch;

    [[nodiscard]] Path pathOf(NodeId n) const { return tree.path(n); }
    SketchNode& node(NodeId n) { return at(sketch.root, pathOf(n)); }

    bool operator()(const SetValue& e) {
        node(e.node).value = e.value;
        return std::isfinite(e.value);
    }
    bool operator()(const ClearValue& e) {
        node(e.node).value.reset();
        return !node(e.node).children.empty() || sketch.header.failureValue.has_value();
    }
    bool operator()(const SetName& e) {
        node(e.node).name = e.name;
        return true;
    }
    bool operator()(const SetMove& e) {
        node(e.node).move = e.move;
        return true;
    }
    bool operator()(const SetTitle& e) {
        sketch.header.title = e.title;
        return true;
    }
    bool operator()(const SetNote& e) {
        std::vector<Note>& notes = sketch.header.notes;
        if (e.number > notes.size() || (e.number == notes.size() && !e.note)) {
            return false;
        }
        const auto place = std::ptrdiff_t(e.number);
        if (e.number < notes.size()) {
            notes.erase(notes.begin() + place);
        }
        if (e.note) {
            notes.insert(notes.begin() + place, *e.note);
        }
        return true;
    }
    bool operator()(const InsertChild& e) {
        SketchNode& parent = node(e.parent);
        const std::optional<Value> taken = parent.children.empty() ? parent.value : 0;
        return put(e.parent, e.place, leafOf(e.value ? e.value : taken));
    }
    bool operator()(const InsertSibling& e) {
        if (e.node == GameTree::root()) {
            return false;
        }
        Path path = pathOf(e.node);
        const std::uint32_t place = path.back() + (e.after ? 1 : 0);
        path.pop_back();
        return put(tree.at(path), place, leafOf(e.value));
    }
    bool operator()(const DeleteSubtree& e) {
        if (e.node == GameTree::root()) {
            return false;
        }
        takeOut(pathOf(e.node));
        return true;
    }
    bool operator()(const MoveSubtree& e) {
        const Path from = pathOf(e.node);
        const Path to = pathOf(e.parent);
        const bool within =
            to.size() >= from.size() && std::equal(from.begin(), from.end(), to.begin());
        if (from.empty() || within || e.place > node(e.parent).children.size()) {
            return false;
        }
        // A marked hole stays where the subtree was until it has landed.
        SketchNode moved = node(e.node);
        SketchNode hole = leafOf(0);
        hole.name = "hole";
        hole.was = NodeId{0xFFFFFFF0U};
        const Value before = minimaxOf(Path(from.begin(), from.end() - 1));
        node(e.node) = hole;
        put(e.parent, e.place, moved);
        removeHole(moved, before);
        return true;
    }
    bool operator()(const CopySubtree& e) {
        SketchNode copy = node(e.node);
        forget(copy);
        sketch.brought = tree.header().notes;
        return put(e.parent, e.place, copy) && freshenNames();
    }
    bool operator()(const PasteSubtree& e) {
        sketch.brought = e.subtree->header().notes;
        return put(e.parent, e.place, brought(*e.subtree)) && freshenNames();
    }
    bool operator()(const ReplaceSubtree& e) {
        // Nodes of the same path count as the same.
        SketchNode old = node(e.node);
        if (e.node == GameTree::root()) {
            sketch.header = e.subtree->header();
            sketch.anotherDocument = true;
        }
        SketchNode fresh = brought(*e.subtree);
        const std::function<void(const SketchNode&, SketchNode&)> match = [&](const SketchNode& a,
                                                                              SketchNode& b) {
            b.was = a.was;
            for (std::size_t k = 0; k < std::min(a.children.size(), b.children.size()); ++k) {
                match(a.children[k], b.children[k]);
            }
        };
        match(old, fresh);
        node(e.node) = fresh;
        return true;
    }
    bool operator()(const RetypeTree& e) {
        SketchNode typed = nodeOf(*e.typed, GameTree::root());
        forget(typed);
        visit(typed, [&](SketchNode& n, std::size_t) {
            if (n.children.empty() && !n.value) {
                n.value = e.typed->header().failureValue;
            }
        });
        for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
            if (e.same.at(n) == noNode) {
                continue;
            }
            SketchNode& now = at(typed, e.typed->path(e.same.at(n)));
            const SketchNode& before = node(n);
            now.was = n;
            now.move = before.move;
            const bool leaf = before.children.empty();
            if (!leaf && !now.children.empty() && before.value) {
                now.value = before.value;
            }
            if (leaf && now.children.empty() && !before.value &&
                now.value == sketch.header.failureValue) {
                now.value.reset();
            }
        }
        sketch.root = typed;
        return true;
    }
    bool operator()(const SetLeaves& e) {
        std::size_t leaves = 0;
        visit(sketch.root, [&](SketchNode& n, std::size_t) {
            if (n.children.empty()) {
                n.value = leaves < e.values.size() ? e.values[leaves] : 0;
                ++leaves;
            }
        });
        return leaves == e.values.size();
    }
    bool operator()(const SortChildren& e) {
        return arrange(e.families, [&](SketchNode& n, Player player) {
            const bool falling = e.key == SortKey::descending ||
                                 (e.key == SortKey::bestFirst && player == Player::max) ||
                                 (e.key == SortKey::worstFirst && player == Player::min);
            std::ranges::stable_sort(n.children, [&](const SketchNode& a, const SketchNode& b) {
                const Value va = minimax(a, opponent(player), sketch.header);
                const Value vb = minimax(b, opponent(player), sketch.header);
                return falling ? va > vb : va < vb;
            });
        });
    }
    bool operator()(const ReverseChildren& e) {
        return arrange(e.families, [](SketchNode& n, Player) { std::ranges::reverse(n.children); });
    }
    bool operator()(const ShuffleChildren&) { return false; }
    bool operator()(const FlipRoot&) {
        sketch.header.root = opponent(sketch.header.root);
        return true;
    }
    bool operator()(const NegateValues&) {
        visit(sketch.root, [](SketchNode& n, std::size_t) {
            if (n.value) {
                n.value = 0 - *n.value;
            }
        });
        if (sketch.header.failureValue) {
            sketch.header.failureValue = 0 - *sketch.header.failureValue;
        }
        return true;
    }

  private:
    Value minimaxOf(const Path& path) {
        return minimax(at(sketch.root, path), moverAt(sketch, path.size()), sketch.header);
    }
    bool put(NodeId parent, std::uint32_t place, const SketchNode& child) {
        SketchNode& into = node(parent);
        if (place > into.children.size()) {
            return false;
        }
        if (into.children.empty()) {
            into.value.reset();
        }
        into.children.insert(into.children.begin() + place, child);
        return true;
    }
    /// What the parent is worth as a leaf once its only child is gone.
    static void settle(SketchNode& parent, const SketchNode& gone, Value before) {
        if (parent.children.empty() && !parent.value) {
            parent.value = gone.children.empty() ? gone.value : std::optional<Value>(before);
        }
    }
    void takeOut(Path path) {
        const std::uint32_t k = path.back();
        path.pop_back();
        const Value before = minimaxOf(path);
        SketchNode& parent = at(sketch.root, path);
        const SketchNode gone = parent.children[k];
        parent.children.erase(parent.children.begin() + k);
        settle(parent, gone, before);
    }
    void removeHole(const SketchNode& gone, Value before) {
        visit(sketch.root, [&](SketchNode& n, std::size_t) {
            const auto hole = std::ranges::find(n.children, NodeId{0xFFFFFFF0U}, &SketchNode::was);
            if (hole != n.children.end()) {
                n.children.erase(hole);
                settle(n, gone, before);
            }
        });
    }
    /// New nodes whose name one old node has, and no other new one, get it with the next number.
    bool freshenNames() {
        std::vector<std::pair<std::size_t, SketchNode*>> rows;
        visit(sketch.root, [&](SketchNode& n, std::size_t depth) { rows.push_back({depth, &n}); });
        std::ranges::stable_sort(rows, {}, [](const auto& each) { return each.first; });
        const auto count = [&](const std::string& name, bool old) {
            return std::ranges::count_if(rows, [&](const auto& each) {
                return each.second->name == name && (each.second->was != noNode) == old;
            });
        };
        std::vector<SketchNode*> doubled;
        for (const auto& [depth, n] : rows) {
            const bool same = !n->name.empty() && count(n->name, true) == 1;
            if (n->was == noNode && same && count(n->name, false) == 1) {
                doubled.push_back(n);
            }
        }
        for (SketchNode* n : doubled) {
            const std::string taken = n->name;
            std::string stem = taken.substr(0, taken.find_last_not_of("0123456789") + 1);
            long number = stem == taken ? 1 : std::stol(taken.substr(stem.size()));
            if (stem.empty()) {
                stem = taken + '_';
                number = 1;
            }
            do {
                n->name = stem + std::to_string(++number);
            } while (count(n->name, true) + count(n->name, false) > 1 || n->name == taken);
        }
        return true;
    }
    SketchNode brought(const GameTree& given) const {
        SketchNode fresh = nodeOf(given, GameTree::root());
        forget(fresh);
        if (given.header().failureValue != sketch.header.failureValue) {
            visit(fresh, [&](SketchNode& n, std::size_t) {
                if (n.children.empty() && !n.value) {
                    n.value = given.header().failureValue;
                }
            });
        }
        return fresh;
    }
    template <class Arrange> bool arrange(Families families, Arrange change) {
        const std::size_t depth = pathOf(families.node).size();
        visit(node(families.node), [&](SketchNode& n, std::size_t below) {
            if (below == 0 || families.below) {
                change(n, moverAt(sketch, depth + below));
            }
        });
        return true;
    }
};

} // namespace

Sketch sketchOf(const GameTree& tree) {
    return {nodeOf(tree, GameTree::root()), tree.header()};
}

std::optional<Sketch> editedByHand(const GameTree& tree, const Edit& edit) {
    Hand hand{tree, sketchOf(tree)};
    if (!std::visit(hand, edit)) {
        return std::nullopt;
    }
    return hand.sketch;
}
