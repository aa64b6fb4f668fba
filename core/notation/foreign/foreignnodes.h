#pragma once

#include "core/notation/fault.h"
#include "core/tree/treebuilder.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace prunus {

/// What a label says: a number is a value; `MAX` and `MIN` say who moves; `B: 3`, `B = 3` and, at
/// a leaf, `B 3` are a name and a value; all else is a name.
struct Meaning {
    std::string name;
    std::optional<Value> value;
    std::optional<Player> player;
};
[[nodiscard]] Meaning meaningOf(std::string_view label, bool leaf);
/// The number, if all of the text is one; else nullopt.
[[nodiscard]] std::optional<Value> wholeNumber(std::string_view text);
/// Whether the word, as the name or type of a node, says that no player moves there.
[[nodiscard]] bool isChance(std::string_view word);
/// The text without white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A tree as other notations give it: nodes with labels. What the labels mean is the same in all
/// notations.
class ForeignNodes {
  public:
    using Index = std::uint32_t;

    struct Node {
        std::size_t offset = 0; ///< of its label, for faults
        std::string label;
        std::string move;
        std::optional<Value> value = {}; ///< written beside the label, which is then a name
        std::optional<Player> player = {};
        std::uint32_t depth = 0;
        std::uint32_t children = 0;
        bool isName = false; ///< the label is a name, even if it looks like a number
    };

    ForeignNodes();

    /// Starts a child of the innermost open node, or the root.
    Index begin(Node node);
    Index begin(std::size_t offset, std::string label = {}) {
        return begin(Node{offset, std::move(label), {}});
    }
    /// Ends the innermost open node.
    void end() { open_.pop_back(); }
    void leaf(std::size_t offset, std::string label) {
        begin(offset, std::move(label));
        end();
    }
    /// Sets the title of the tree, for a notation that has a place for one.
    void setTitle(std::string title) { title_ = std::move(title); }
    Node& operator[](Index node) { return nodes_[node]; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] std::size_t openCount() const { return open_.size(); }
    [[nodiscard]] Index innermost() const { return open_.back(); }
    /// Whether there are more nodes than the machine holds; to be called after each begin().
    [[nodiscard]] bool isFull() const { return nodes_.size() > limit_; }

    /// The tree of the nodes, or the fault that keeps them from being one. Needs one root, and all
    /// nodes ended. The offsets are bytes of `text`.
    [[nodiscard]] tl::expected<GameTree, Fault> build(std::string_view text, Progress* progress);
    /// After build(): where the first inner node stands to which the text gives a value, which no
    /// search of Prunus found; and how many such nodes there are.
    [[nodiscard]] std::pair<std::size_t, std::uint32_t> innerValues() const { return inner_; }

  private:
    struct Mover {
        Player root;
        Index said; ///< the node whose label said so
    };
    [[nodiscard]] std::optional<Fault> contradiction(std::string_view text, Player player, Index n,
                                                     std::optional<Mover>& mover) const;

    std::uint64_t limit_;
    std::pair<std::size_t, std::uint32_t> inner_;
    std::string title_;
    std::vector<Node> nodes_;
    std::vector<Index> open_;
};

/// The tree that was read, and notices of what was left out, in reading order.
struct ForeignTree {
    ForeignNodes tree;
    std::vector<Fault> notices = {};
    std::optional<Code> readAs = {}; ///< what the text was read as, if readAs() does not say it
};
using ForeignResult = tl::expected<ForeignTree, Fault>;

} // namespace prunus
