#pragma once

#include "core/base/progress.h"
#include "core/tree/gametree.h"

#include <string>
#include <utility>
#include <vector>

namespace prunus {

/// Collects a tree in the order in which notations are written (a node, then its children, left to
/// right) and turns it into a GameTree. Nothing here recurses.
class TreeBuilder {
  public:
    /// A node's number in the order of begin(); it becomes a NodeId only in build().
    using Mark = std::uint32_t;

    /// Starts a child of the innermost open node, or the root.
    Mark begin();
    /// Ends the innermost open node.
    void end();
    /// Adds a leaf with this value: the same as begin(), setValue() and end().
    Mark leaf(Value value);

    void setValue(Mark node, Value value) { values_[node] = value; }
    void setName(Mark node, std::string name) { names_.emplace_back(node, std::move(name)); }
    void setMove(Mark node, std::string move) { moves_.emplace_back(node, std::move(move)); }

    [[nodiscard]] std::size_t openCount() const { return open_.size(); }
    [[nodiscard]] std::size_t nodeCount() const { return values_.size(); }
    [[nodiscard]] std::uint32_t childCount(Mark node) const { return childCounts_[node]; }

    /// The tree. Needs one root, all nodes ended. O(nodes) time; the builder is empty afterwards.
    /// Throws WorkCancelled if the progress is cancelled.
    [[nodiscard]] GameTree build(TreeHeader header = {}, Progress* progress = nullptr) &&;

  private:
    using Texts = std::vector<std::pair<Mark, std::string>>;

    std::vector<std::uint32_t> childCounts_;
    std::vector<Value> values_;
    std::vector<Mark> open_;
    Texts names_;
    Texts moves_;
};

} // namespace prunus
