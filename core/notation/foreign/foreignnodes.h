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
/// The number that is all of the text, if it is one.
[[nodiscard]] std::optional<Value> wholeNumber(std::string_view text);
/// Whether a node so called, or of this type, is one where no player moves.
[[nodiscard]] bool isChance(std::string_view word);
/// Without white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A tree as other notations give it: nodes with labels. What they mean is the same in all of them.
class ForeignNodes {
  public:
    using Index = std::uint32_t;

    struct Node {
        std::size_t offset = 0; ///< of its label, for faults
        std::string label;
        std::string move;
        std::optional<Value> value = {}; ///< beside the label, which is then a name
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
    /// What the whole is called, where the notation has a place for it.
    void setTitle(std::string title) { title_ = std::move(title); }
    Node& operator[](Index node) { return nodes_[node]; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] std::size_t openCount() const { return open_.size(); }
    [[nodiscard]] Index innermost() const { return open_.back(); }
    /// More nodes than the machine holds; to be asked after each begin().
    [[nodiscard]] bool isFull() const { return nodes_.size() > limit_; }

    /// The tree, or why it is none. Needs one root, all nodes ended. `text` is what the offsets
    /// are in.
    [[nodiscard]] tl::expected<GameTree, Fault> build(std::string_view text, Progress* progress);
    /// Where the first inner node stands to which the text of the tree built gives a value, which
    /// no search of ours found; and how many there are.
    [[nodiscard]] std::pair<std::size_t, std::uint32_t> innerValues() const { return inner_; }

  private:
    struct Mover {
        Player root;
        Index said; ///< where
    };
    [[nodiscard]] std::optional<Fault> contradiction(std::string_view text, Player player, Index n,
                                                     std::optional<Mover>& mover) const;

    std::uint64_t limit_;
    std::pair<std::size_t, std::uint32_t> inner_;
    std::string title_;
    std::vector<Node> nodes_;
    std::vector<Index> open_;
};

/// What was read, and what was left out, in reading order.
struct ForeignTree {
    ForeignNodes tree;
    std::vector<Fault> notices = {};
    std::optional<Code> readAs = {}; ///< if it is not what the notation says
};
using ForeignResult = tl::expected<ForeignTree, Fault>;

} // namespace prunus
