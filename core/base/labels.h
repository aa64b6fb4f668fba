#pragma once

#include "core/base/index.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace prunus {

/// The texts of a few nodes of a tree. Nodes without a text cost nothing, and all texts lie in one
/// allocation. Lookup is a binary search.
class Labels {
  public:
    Labels() = default;
    explicit Labels(std::vector<std::pair<NodeId, std::string>> texts);

    /// Adds the text of a node; the node must come after all nodes that have a text already.
    void append(NodeId node, std::string_view text);

    /// The node's text, or an empty view. The view is valid as long as this object.
    [[nodiscard]] std::string_view at(NodeId node) const;
    [[nodiscard]] bool empty() const { return nodes_.empty(); }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    /// The text of nodes()[k].
    [[nodiscard]] std::string_view text(std::size_t k) const;
    /// The nodes that have a text, ascending.
    [[nodiscard]] const std::vector<NodeId>& nodes() const { return nodes_; }

  private:
    std::vector<NodeId> nodes_;
    std::vector<std::size_t> ends_;
    std::string text_;
};

} // namespace prunus
