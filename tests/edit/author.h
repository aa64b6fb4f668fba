#pragma once

#include "core/edit/history.h"
#include "core/tree/treebuilder.h"

#include <map>
#include <random>
#include <string>
#include <vector>

namespace prunus::author {

/// A node as its author sees it: what stands in the text, and what belongs to it beside.
struct Written {
    int id = 0;
    std::string name;
    std::string number; ///< of a leaf
    std::string label;  ///< of the move to it; empty for what is typed
    Value inner = 0;    ///< static value of an inner node
    std::vector<Written> children;
};

struct Place {
    std::size_t start = 0;
    std::size_t end = 0;
};

/// Documents whose nodes have labels, and what is done to their texts.
class Author {
  public:
    Author(std::uint64_t seed, bool distinct) : random_(seed), distinct_(distinct) {
        static const std::vector<std::string> gaps{",", ", ", " ", " ;\n "};
        gap_ = gaps[below(gaps.size())];
        root = inner(3);
        label(root);
    }

    std::size_t below(std::size_t n) { return random_() % n; }
    [[nodiscard]] const std::string& gap() const { return gap_; }

    Written leaf() {
        Written made = node();
        made.number =
            std::to_string(distinct_ ? static_cast<std::size_t>(100 + made.id) : below(3));
        return made;
    }
    Written inner(unsigned height) {
        Written made = node();
        for (std::size_t k = 1 + below(4); k > 0; --k) {
            made.children.push_back(height > 0 && below(2) == 0 ? inner(height - 1) : leaf());
        }
        return made;
    }
    /// A node with children, anywhere.
    Written& family(std::size_t atLeast) {
        std::vector<Written*> found;
        each(root, [&](Written& n) {
            if (n.children.size() >= atLeast) {
                found.push_back(&n);
            }
        });
        return found.empty() ? root : *found[below(found.size())];
    }
    [[nodiscard]] std::string text(std::map<int, Place>& places) const {
        std::string out;
        write(out, root, places);
        return out;
    }
    [[nodiscard]] std::string text() const { return textOf(root); }
    [[nodiscard]] std::string textOf(const Written& n) const {
        std::string out;
        std::map<int, Place> places;
        write(out, n, places);
        return out;
    }
    [[nodiscard]] History history() const {
        TreeBuilder builder;
        build(builder, root);
        return History(std::make_shared<const GameTree>(std::move(builder).build()), text());
    }
    /// Empty, or the first node that lost what belongs to it, or got what does not.
    [[nodiscard]] std::string fault(const GameTree& tree) const {
        return fault(tree, GameTree::root(), root);
    }

    Written root;

  private:
    Written node() {
        Written made;
        made.id = nextId_++;
        if (below(3) == 0) {
            made.name = "n" + std::to_string(distinct_ ? made.id : int(below(3)));
        }
        return made;
    }
    template <class Do> static void each(Written& n, Do act) {
        act(n);
        for (Written& child : n.children) {
            each(child, act);
        }
    }
    static void label(Written& tree) {
        each(tree, [](Written& n) {
            n.label = "m" + std::to_string(n.id);
            n.inner = 1000 + n.id;
        });
    }
    void write(std::string& out, const Written& n, std::map<int, Place>& places) const {
        places[n.id].start = out.size();
        out += n.name.empty() ? "" : n.name + ": ";
        out += n.children.empty() ? n.number : "[";
        for (std::size_t k = 0; k < n.children.size(); ++k) {
            out += k > 0 ? gap_ : "";
            write(out, n.children[k], places);
        }
        out += n.children.empty() ? "" : "]";
        places[n.id].end = out.size();
    }
    static void build(TreeBuilder& builder, const Written& n) {
        const TreeBuilder::Mark mark = builder.begin();
        builder.setMove(mark, n.label);
        if (!n.name.empty()) {
            builder.setName(mark, n.name);
        }
        builder.setValue(mark, n.children.empty() ? std::stod(n.number) : n.inner);
        for (const Written& child : n.children) {
            build(builder, child);
        }
        builder.end();
    }
    static std::string fault(const GameTree& tree, NodeId n, const Written& wanted) {
        const bool kept = !wanted.label.empty();
        const std::string about = "node " + std::to_string(wanted.id) + " " + wanted.name + " " +
                                  wanted.number + " has the label " +
                                  std::string(tree.moves().at(n)) + ", not " + wanted.label;
        if (tree.moves().at(n) != wanted.label || tree.names().at(n) != wanted.name ||
            tree.childCount(n) != wanted.children.size()) {
            return about;
        }
        const bool value = kept ? tree.hasOwnValue(n) && tree.staticValue(n) == wanted.inner
                                : !tree.hasOwnValue(n);
        if (!wanted.children.empty() && !value) {
            return about + " (static value)";
        }
        for (std::uint32_t k = 0; k < tree.childCount(n); ++k) {
            std::string below = fault(tree, tree.children(n)[k], wanted.children[k]);
            if (!below.empty()) {
                return below;
            }
        }
        return {};
    }

    std::mt19937_64 random_;
    bool distinct_;
    int nextId_ = 0;
    std::string gap_;
};

} // namespace prunus::author
