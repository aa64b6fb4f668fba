#pragma once

#include "core/analysis/lockstep.h"
#include "core/search/rules.h"
#include "ui/document/document.h"

#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// A pane, which shows a search alone or beside others.
struct Pane {
    SearchOptions options;
    /// Null while it is being searched, and where the error says why it cannot be.
    std::shared_ptr<const SearchTrace> trace = {};
    QString error = {};
    /// Minimax's counts on the same tree to the same depth.
    Counts minimaxCounts = {};
    /// The rules that the user had chosen, while the document's own rules hold.
    std::optional<Rules> usersRules = {};
    /// The step at which the search is.
    Step step = {};
};

/// All panes with their searches, and the timeline of those that could be searched. Can be made on
/// any thread.
struct PaneSearches {
    std::vector<Pane> panes;
    std::shared_ptr<const Lockstep> lockstep;
    /// Which pane each search of the timeline belongs to.
    std::vector<int> searched;

    /// Whether each pane has its search, or there is a reason why it has none.
    [[nodiscard]] bool complete() const;
    /// The number of steps of all searches together.
    [[nodiscard]] std::uint64_t steps() const;
    /// Searches in the panes that have no search yet; the others stay. Stops soon after the
    /// progress is cancelled.
    void search(const std::shared_ptr<const Document>& document, Progress& progress);
    void bringTogether(const GameTree& tree, Pace pace);
};

} // namespace prunus
