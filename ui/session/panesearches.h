#pragma once

#include "core/analysis/lockstep.h"
#include "core/search/rules.h"
#include "ui/document/document.h"

#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// A search beside others.
struct Pane {
    SearchOptions options;
    std::shared_ptr<const SearchTrace> trace;
    QString error;
    /// What the user had chosen, while the document's own rules hold; see Session.
    std::optional<Rules> usersRules;
    /// Where it was when the timeline was made anew, so that no pane falls back.
    Step shown;
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
    /// Of all of them.
    [[nodiscard]] std::uint64_t steps() const;
    /// Searches that are known already stay. Stops soon after the progress is cancelled.
    void search(const std::shared_ptr<const Document>& document, Progress& progress);
    void bringTogether(const GameTree& tree, Pace pace);
};

} // namespace prunus
