#pragma once

#include "core/base/progress.h"
#include "core/find/soughttext.h"
#include "core/trace/moment.h"
#include "core/tree/displayname.h"

#include <vector>

namespace prunus {

/// Which static values count: those of leaves that the search had read by a step, so that finding
/// them gives nothing away that is not shown.
struct ReadBy {
    const SearchTrace* trace = nullptr;
    Step step;
};

/// Finds the nodes of a tree that a text means: those of that name (without regard to the case of
/// ASCII letters; if there is none and the text is neither value nor path, those whose name
/// contains it), the node shown under those letters, those of that static value, and the one to
/// which that path or those moves lead. All of them, in level order. No table is made: values are
/// compared one by one, at about a nanosecond each.
class NodeSearch {
  public:
    /// Tree, names and trace must outlive this. O(names).
    NodeSearch(const GameTree& tree, const DisplayNames& names, SoughtText sought,
               std::optional<ReadBy> shown = std::nullopt);

    [[nodiscard]] const SoughtText& sought() const { return sought_; }
    /// Whether values count only where they have been read.
    [[nodiscard]] bool looksOnlyAtRead() const { return shown_.has_value(); }
    /// O(log of the nodes found by name).
    [[nodiscard]] bool matches(NodeId n) const;
    /// The first match in [from, to), or noNode. O(to - from).
    [[nodiscard]] NodeId firstIn(NodeRange range) const;
    /// The last match in it, or noNode. O(to - from).
    [[nodiscard]] NodeId lastIn(NodeRange range) const;
    /// The next match behind a node, the first of all after the last, noNode if there is none.
    /// noNode starts before the root. O(nodes).
    [[nodiscard]] NodeId next(NodeId after) const;
    /// Likewise backwards.
    [[nodiscard]] NodeId previous(NodeId before) const;
    /// How many matches lie in the range. O(its size). Throws WorkCancelled if the progress is
    /// cancelled.
    [[nodiscard]] std::uint32_t count(NodeRange range, const Progress* progress = nullptr) const;

  private:
    void gatherNames(const DisplayNames& names);
    [[nodiscard]] bool hasValue(NodeId n) const;
    [[nodiscard]] NodeRange all() const;

    const GameTree* tree_;
    SoughtText sought_;
    std::optional<ReadBy> shown_;
    /// Found by name, letter, path or moves; ascending.
    std::vector<NodeId> listed_;
};

} // namespace prunus
