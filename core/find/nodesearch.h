#pragma once

#include "core/base/progress.h"
#include "core/find/soughttext.h"
#include "core/trace/moment.h"
#include "core/tree/displayname.h"

#include <vector>

namespace prunus {

/// Says which static values count in a search for nodes: those of the leaves that `trace` had read
/// by `step`, so that a match gives nothing away that is not shown.
struct ReadBy {
    const SearchTrace* trace = nullptr;
    Step step;
};

/// Finds all nodes of a tree that a text may mean, in level order: the nodes of that name, the node
/// shown under those letters, the nodes of that static value, and the node to which that path or
/// those moves lead. The case of ASCII letters does not count in names. If no node is found so and
/// the text is neither value nor path, the nodes count whose name contains it. No table is made:
/// values are compared one by one, at about a nanosecond each.
class NodeSearch {
  public:
    /// Tree, names and trace must outlive this. O(names).
    NodeSearch(const GameTree& tree, const DisplayNames& names, SoughtText sought,
               std::optional<ReadBy> shown = std::nullopt);

    [[nodiscard]] const SoughtText& sought() const { return sought_; }
    /// Whether values count only where they have been read.
    [[nodiscard]] bool looksOnlyAtRead() const { return shown_.has_value(); }
    /// Whether the node is one that the text may mean. O(log of the nodes found by name).
    [[nodiscard]] bool matches(NodeId n) const;
    /// The first match in the range, or noNode. O(size of the range).
    [[nodiscard]] NodeId firstIn(NodeRange range) const;
    /// The last match in the range, or noNode. O(size of the range).
    [[nodiscard]] NodeId lastIn(NodeRange range) const;
    /// The next match behind a node; behind the last match, the first of all; noNode if there is
    /// none. With noNode, the search starts before the root. O(nodes).
    [[nodiscard]] NodeId next(NodeId after) const;
    /// The next match backwards, before a node; before the first match, the last of all; noNode if
    /// there is none. With noNode, the search starts behind the last node. O(nodes).
    [[nodiscard]] NodeId previous(NodeId before) const;
    /// How many matches lie in the range. O(size of the range). Throws WorkCancelled if the
    /// progress is cancelled.
    [[nodiscard]] std::uint32_t count(NodeRange range, const Progress* progress = nullptr) const;

  private:
    void gatherNames(const DisplayNames& names);
    [[nodiscard]] bool hasValue(NodeId n) const;
    [[nodiscard]] NodeRange all() const;

    const GameTree* tree_;
    SoughtText sought_;
    std::optional<ReadBy> shown_;
    /// The nodes found by name, letters, path or moves, ascending.
    std::vector<NodeId> listed_;
};

} // namespace prunus
